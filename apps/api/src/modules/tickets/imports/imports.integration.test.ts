import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../../platform/documents/read-table.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { makeTable, setUpImports, toWorkbook } from '../testing/set-up-imports.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('registrations that staff import', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew } = setUpMails(test)
  const { send, preview, enter, listActs, listPeople, listProblems, sellCamp } = setUpImports(stage)
  let admin: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const holders = ({ id }: SoldEvent) =>
    test.asOwner((owner) =>
      owner.query(`select p.nome, p.email, p.telefone, p.data_nascimento::text as nascimento, p.sexo, p.responsavel,
          array(select a->>'valor' from jsonb_array_elements(p.respostas) a) as respostas, p.consentimento
        from evento_participante p join evento_bilhete t on t.igreja_id = p.igreja_id and t.id = p.bilhete_id
        where t.evento_id = ${id} order by t.id`),
    )

  it('are shown first, and then entered with everything that the table has of them', async () => {
    const event = await sellCamp()
    const table = [
      'Nome;E-mail;Telefone;Data de nascimento;Sexo;Ingresso;Adicionais;Responsável;Telefone do responsável;Comprador;E-mail do comprador;Alergias;Batismo;Tamanho;Oficinas;Fotos;CPF;E-mail (2)',
      "Ana Souza;ANA@example.org;(11) 91234-5678;31/12/1990;f;ADULTO;Camiseta, Ônibus, ida e volta;;;Ana Souza;ana@example.org;Nozes;9/3/2014;m;musica, Teatro, com ensaio;sim;529.982.247-25;'=outro",
      'Davi Souza;;;2018-05-02;Masculino;crianca;;Ana Souza;+55 11 91234-5678;Ana Souza;ana@example.org;;;P;;não;;',
      'Rute Lima;rute@example.org;;03.04.1985;;Adulto;;;;;;;;G;;;;',
    ].join('\r\n')
    const shown = await preview(event, admin, table)
    expect(shown.status).toBe(200)
    expect(shown.body).toMatchObject({ previa: true, linhas: 3, novas: 3, inscricoes: 2, existentes: 0, problemas: [] })
    expect(shown.body.itens).toMatchObject([
      { linha: 2, situacao: 'NOVA', inscricao: 1, nome: 'Ana Souza', idIngresso: event.types.adult },
      { linha: 3, situacao: 'NOVA', inscricao: 1, nome: 'Davi Souza', idIngresso: event.types.child },
      { linha: 4, situacao: 'NOVA', inscricao: 2, nome: 'Rute Lima', adicionais: [] },
    ])
    expect(shown.body.itens[0].adicionais).toEqual([event.types.shirt, event.types.bus])
    expect(await listPeople(event)).toEqual([])
    expect(await stage.free(event)).toEqual({ seats: 100, shirts: 50 })

    const entered = await enter(event, admin, table, { flagEmail: 'true' })
    expect(entered.body).toMatchObject({ previa: false, linhas: 3, novas: 3, inscricoes: 2, problemas: [] })
    expect(await holders(event)).toMatchObject([
      {
        nome: 'Ana Souza',
        email: 'ana@example.org',
        telefone: '+55 11 91234-5678',
        nascimento: '1990-12-31',
        sexo: 'FEMININO',
        consentimento: null,
        respostas: ['Nozes', '2014-03-09', 'M', '["Música", "Teatro, com ensaio"]', 'true', '529.982.247-25', '=outro'],
      },
      {
        nome: 'Davi Souza',
        nascimento: '2018-05-02',
        respostas: ['P'],
        responsavel: { nome: 'Ana Souza', telefone: '+55 11 91234-5678' },
      },
      { nome: 'Rute Lima', email: 'rute@example.org' },
    ])
    const rows = await listPeople(event)
    expect(rows.map(({ origem, comprador }) => [origem, comprador])).toEqual([
      ['IMPORTACAO', 'Ana Souza'],
      ['IMPORTACAO', 'Ana Souza'],
      ['IMPORTACAO', 'Rute Lima'],
    ])
    expect(rows[0]?.inscricao).toBe(rows[1]?.inscricao)
    expect(await stage.registration(rows[0]?.inscricao ?? '')).toMatchObject({ situacao: 'CONFIRMADA', valor: 0 })
    expect(await stage.free(event)).toEqual({ seats: 97, shirts: 49 })
    expect((await readNew()).map(({ to }) => to).sort()).toEqual(['ana@example.org', 'rute@example.org'])
    expect(await listActs(event)).toEqual([{ evento: event.id, inscricoes: 2, ingressos: 3 }])
  })

  it('come as people copy them: below a title, with marks that no one sees, and line breaks in names', async () => {
    const event = await sellCamp()
    const table = [
      'sep=;',
      'Lista da recepção;;',
      'Nome;Telefone;E-mail;Ingresso;Tamanho',
      '\u200bLia Sá;\u202a+55 11 91234-5678\u202c;\u2060lia@example.org;Adulto;P',
      '"Noé\nLuz";11 91234\u20115678;noe@example.org;Adulto;M',
    ].join('\r\n')
    const shown = await preview(event, admin, table)
    expect(shown.body).toMatchObject({ novas: 2 })
    expect(listProblems(shown).filter((problem) => problem.endsWith('ERRO'))).toEqual([])
    await enter(event, admin, table)
    expect(await holders(event)).toMatchObject([
      { nome: 'Lia Sá', telefone: '+55 11 91234-5678', email: 'lia@example.org' },
      { nome: 'Noé Luz', telefone: '+55 11 91234-5678' },
    ])
  })

  it('come from a workbook with its own days and numbers, without mails where staff want none', async () => {
    const event = await sellCamp()
    const table = (cpf: number) =>
      toWorkbook([
        ['nome', 'TELEFONE', 'date of birth', 'Entrada', 'CPF', 'Batismo', 'Tamanho'],
        ['Ana Souza', 11_912_345_678, { day: '1990-12-31' }, 'Adulto', cpf, { day: '2014-03-09' }, 'P'],
      ])
    expect(listProblems(await preview(event, admin, await table(192)))).toEqual(['2 CPF NOT_AN_ANSWER ERRO'])
    expect((await enter(event, admin, await table(191))).body).toMatchObject({ novas: 1, problemas: [] })
    expect(await holders(event)).toMatchObject([
      {
        telefone: '+55 11 91234-5678',
        nascimento: '1990-12-31',
        respostas: ['2014-03-09', 'P', '00000000191'],
      },
    ])
    expect(await readNew()).toEqual([])
  })

  it('are entered once: by the key of the call, by the rows of another one, and where both come at once', async () => {
    const event = await stage.sell()
    const chave = randomUUID()
    const table = makeTable(3)
    const [first, doubled] = await Promise.all([
      enter(event, admin, table, { chave, flagEmail: 'true' }),
      enter(event, admin, table, { chave, flagEmail: 'true' }),
    ])
    expect([first.status, doubled.status]).toEqual([200, 200])
    expect(doubled.body).toEqual(first.body)
    expect(first.body).toMatchObject({ novas: 3, existentes: 0 })
    expect(await readNew()).toHaveLength(3)
    const others = await Promise.all([
      enter(event, admin, table),
      enter(event, admin, table),
      enter(event, admin, makeTable(4)),
    ])
    expect(others.map(({ body }) => [body.novas, body.existentes])).toEqual([
      [0, 3],
      [0, 3],
      [1, 3],
    ])
    expect((await preview(event, admin, makeTable(5))).body).toMatchObject({ novas: 1, existentes: 4 })
    expect(await listPeople(event)).toHaveLength(4)
    expect(await stage.free(event)).toEqual({ seats: 6 })
    expect(await listActs(event)).toHaveLength(2)
    const misused = await enter(event, admin, makeTable(2, 7), { chave })
    expect(misused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_IN_USE' } })
  })

  it('are entered again where they were canceled since, and twice where the table has them twice', async () => {
    const event = await stage.sell()
    const twice = 'Nome\nVisitante\nVisitante'
    expect(listProblems(await preview(event, admin, twice))).toEqual(['3 null DUPLICATE ERRO'])
    expect((await enter(event, admin, twice, { flagDuplicados: 'true' })).body).toMatchObject({ novas: 2 })
    expect((await enter(event, admin, twice)).body).toMatchObject({ novas: 0, existentes: 2 })
    const [first] = await listPeople(event)
    const path = `/evento/${event.id}/equipe/inscricao/${first?.inscricao}/cancelamento`
    const body = { chave: randomUUID(), ingressos: null, devolucao: null }
    expect((await test.call('POST', path, { token: admin.token, body })).status).toBe(200)
    const again = await enter(event, admin, twice, { flagDuplicados: 'true' })
    expect(again.body).toMatchObject({ novas: 1, existentes: 1 })
    expect(await stage.free(event)).toEqual({ seats: 8 })
  })

  it('fit the template of their event, which offers types and choices', async () => {
    const event = await sellCamp()
    const { headers, body } = await test.call('GET', `/evento/${event.id}/equipe/inscricao/modelo`, {
      token: admin.token,
    })
    expect(headers['content-disposition']).toContain(`filename=modelo-inscricoes-${event.id}.xlsx`)
    const [head] = await readTable(body, { maxRows: 10, maxColumns: 100 })
    expect(head?.cells).toEqual([
      'Nome',
      'E-mail',
      'Telefone',
      'Data de nascimento',
      'Sexo',
      'Ingresso',
      'Adicionais',
      'Responsável',
      'Telefone do responsável',
      'Comprador',
      'E-mail do comprador',
      'Telefone do comprador',
      'Alergias',
      'Batismo',
      'Tamanho',
      'Oficinas',
      'Fotos',
      'CPF',
      'E-mail (2)',
    ])
    const filled = await toWorkbook([head?.cells as string[], ['Ana', '', '', '', '', 'Adulto']])
    expect((await preview(event, admin, filled)).body).toMatchObject({ novas: 1 })
  })

  it('are entered by staff who may write events, of their own church alone', async () => {
    const event = await stage.sell()
    const other = await stage.sell({}, test.farol)
    const member = await test.join()
    const treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    const stranger = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    const template = ({ id, host }: SoldEvent, by?: Person) =>
      test.call('GET', `/evento/${id}/equipe/inscricao/modelo`, { token: by?.token, ...(host ? { host } : {}) })
    const fields = { previa: 'false' }
    for (const [by, status] of [
      [undefined, 401],
      [member, 403],
      [treasurer, 403],
    ] as const) {
      expect((await send(event, by, makeTable(1), fields)).status).toBe(status)
      expect((await template(event, by)).status).toBe(status)
    }
    const elsewhere = { ...event, host: 'farol.narthex.test' }
    expect((await send(elsewhere, stranger, makeTable(1), fields)).status).toBe(404)
    expect((await template(elsewhere, stranger)).status).toBe(404)
    expect((await send({ ...other, host: undefined }, admin, makeTable(1), fields)).status).toBe(404)
    expect(await listPeople(event)).toEqual([])
    expect(await listPeople(other)).toEqual([])
    // The same people and key in another church are others.
    const chave = randomUUID()
    expect((await enter(event, admin, makeTable(1), { chave })).body).toMatchObject({ novas: 1 })
    expect((await enter(other, stranger, makeTable(1), { chave })).body).toMatchObject({ novas: 1 })
  })
})
