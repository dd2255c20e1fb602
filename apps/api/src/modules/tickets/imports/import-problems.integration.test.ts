import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { makeTable, setUpImports } from '../testing/set-up-imports.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'

describe('a table of registrations', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { preview, enter, listActs, listPeople, listProblems, sellCamp } = setUpImports(stage)
  let admin: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  it('are refused as a whole for anything that is wrong in them, which is named by row and column', async () => {
    const event = await sellCamp()
    const table = [
      'Nome;E-mail;Telefone;Data de nascimento;Sexo;Ingresso;Adicionais;Responsável;Telefone do responsável;Comprador;E-mail do comprador;Alergias;Batismo;Tamanho;Apelido',
      'Ana;ana@;123;31/02/1990;x;Idoso;;;;;;;;;',
      ';;;31/12/90;;Adulto;Boné;;;;;;;XG;',
      'Davi;;;01/01/2001;;Criança;Camiseta;;+55 11 91234-5678;;;;9/3/2014;P;',
      'Lia;;;01/01/2099;;Adulto;;;;;só@example.org;"a\nb";;P;',
      'Mara;;;01/01/2001;;Adulto;;;;Ana;m@example.org;;;P;',
      'Noé;;;02/02/2002;;;;;;Rute;m@example.org;;;P;',
      'Eva;;;02/02/2002;;Adulto;;;;;;;;;',
    ].join('\n')
    const expected = [
      '1 Apelido UNKNOWN_COLUMN AVISO',
      ...[
        'Ingresso UNKNOWN_TYPE',
        'E-mail BAD_EMAIL',
        'Telefone BAD_PHONE',
        'Data de nascimento BAD_DATE',
        'Sexo BAD_SEX',
      ].map((each) => `2 ${each} ERRO`),
      ...['Adicionais UNKNOWN_ADD_ON', 'Nome MISSING', 'Data de nascimento BAD_DATE', 'Tamanho NOT_AN_ANSWER'].map(
        (each) => `3 ${each} ERRO`,
      ),
      '3 Tamanho UNANSWERED AVISO',
    ]
    const shown = await preview(event, admin, table)
    expect(shown.status).toBe(200)
    expect(listProblems(shown).slice(0, expected.length)).toEqual(expected)
    expect(listProblems(shown).slice(expected.length)).toEqual([
      '4 Adicionais UNKNOWN_ADD_ON ERRO',
      '4 Responsável MISSING ERRO',
      '4 Batismo NOT_ASKED ERRO',
      '4 Data de nascimento AUDIENCE AVISO',
      '5 Data de nascimento BAD_DATE ERRO',
      '5 Alergias NOT_AN_ANSWER ERRO',
      '5 E-mail do comprador BAD_EMAIL ERRO',
      '8 Ingresso MISSING ERRO',
      '8 null OTHER_BUYER ERRO',
      '9 Tamanho UNANSWERED AVISO',
    ])
    expect(shown.body).toMatchObject({ linhas: 7, novas: 2, totalProblemas: expected.length + 10 })
    expect(shown.body.problemas[1].mensagem).toBe('Este evento não tem o ingresso “Idoso”.')
    for (const { mensagem } of shown.body.problemas) expect(mensagem).not.toMatch(/[{}]|undefined|null|“”/)

    const refused = await enter(event, admin, table)
    expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_HAS_PROBLEMS' } })
    expect(refused.body.details[0]).toEqual({
      path: 'linhas.2.Ingresso',
      message: 'Este evento não tem o ingresso “Idoso”.',
    })
    expect(await listPeople(event)).toEqual([])
    expect(await listActs(event)).toEqual([])
  })

  it('need a head with the columns that every row needs, each once', async () => {
    const event = await sellCamp()
    expect(listProblems(await preview(event, admin, 'Telefone;Telefone\n1;2'))).toEqual([
      '1 Telefone COLUMN_TWICE ERRO',
      '1 Nome NO_COLUMN ERRO',
      '1 Ingresso NO_COLUMN ERRO',
    ])
    // Of a single type it need not be said.
    expect((await preview(await stage.sell(), admin, 'Name\nAna')).body).toMatchObject({ novas: 1, problemas: [] })
  })

  it('are told from people who have the ticket already, and shared addresses are named', async () => {
    const event = await stage.sell()
    await stage.buy(event, {}, { participantes: [{ nome: 'José Lima', email: 'jose@example.org' }] })
    const rows = ['José  LIMA;jose@example.org', 'Rute Lima;jose@example.org', 'José Lima;outro@example.org']
    const table = `Nome;E-mail\n${rows.join('\n')}`
    const expected = ['2 null DUPLICATE', '3 null SAME_EMAIL AVISO']
    expect(listProblems(await preview(event, admin, table))).toEqual([`${expected[0]} ERRO`, expected[1]])
    const allowed = await enter(event, admin, table, { flagDuplicados: 'true' })
    expect(listProblems(allowed)).toEqual([`${expected[0]} AVISO`, expected[1]])
    expect(allowed.body).toMatchObject({ novas: 3 })
  })

  it('take no seat that is not there', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 2 } } })
    const shown = await preview(event, admin, makeTable(3))
    expect(listProblems(shown)).toEqual(['4 null SOLD_OUT ERRO'])
    expect(shown.body).toMatchObject({ novas: 2 })
    expect((await enter(event, admin, makeTable(3))).body.code).toBe('IMPORT_HAS_PROBLEMS')
    expect(await stage.free(event)).toEqual({ seats: 2 })
    expect((await enter(event, admin, makeTable(2))).body).toMatchObject({ novas: 2 })
    expect(await stage.free(event)).toEqual({ seats: 0 })
  })

  it('of one purchaser are no more than one purchase may have', async () => {
    const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 100 } } })
    const rows = Array.from({ length: 51 }, (_, index) => `Pessoa ${index};Igreja Irmã`)
    expect(listProblems(await preview(event, admin, `Nome;Comprador\n${rows.join('\n')}`))).toEqual([
      '52 null TOO_MANY_TICKETS ERRO',
    ])
    const fifty = await enter(event, admin, `Nome;Comprador\n${rows.slice(0, 50).join('\n')}`)
    expect(fifty.body).toMatchObject({ novas: 50, inscricoes: 1 })
  })

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'arquivo', /não é uma tabela/],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'arquivo', /\.xlsx/],
    ['a quote that never ends', 'Nome\nAna\n"Davi', 'arquivo.3', /linha 3/],
    ['too many rows', `Nome\n${'Ana\n'.repeat(2001)}`, 'arquivo.2002', /2000/],
    ['nothing in it', '', 'arquivo', /nenhuma/],
    ['a head alone', 'Nome;Ingresso\n\n', 'arquivo', /nenhuma/],
  ])('are not read from a file with %s', async (_, table, path, message) => {
    const event = await stage.sell()
    const answer = await preview(event, admin, table)
    expect(answer).toMatchObject({ status: 400, body: { code: 'TABLE_UNREADABLE', details: [{ path }] } })
    expect(answer.body.details[0].message).toMatch(message)
  })
})
