import { people } from '@narthex/contract/people/person.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { pack } from '../../../platform/documents/testing/pack-archive.ts'
import { runImportStep } from '../../../platform/resources/importing/import-run.ts'
import { findKindByName } from '../../../platform/resources/resource-kind.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { officePersonalData } from '../../office/office.personal-data.ts'

const { path } = people

describe('people who are read in from a table', () => {
  let statements = 0
  const test = setUpChurches(
    { farol: {}, videira: {} },
    { startsAt: new Date('2026-06-10T15:00:00Z'), onQuery: () => statements++ },
  )
  let office: Person
  beforeEach(async () => {
    office = await test.join({ nome: 'Rute', sobrenome: 'Secretária', roles: ['ROLE_ADMIN'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object, as = office) =>
    test.call(method, `${path}${own}`, { office: as, ...(body && { body }) })
  function sendFile(file: string | Buffer, nome: string, fields: Record<string, string> = {}, as = office) {
    const form = new FormData()
    form.append('arquivo', new File([typeof file === 'string' ? file : new Uint8Array(file)], nome))
    for (const [name, value] of Object.entries({ nome, ...fields })) form.append(name, value)
    return call('POST', 'importacao/', form, as)
  }
  async function send(table: string, fields: Record<string, string> = {}, as = office) {
    const answer = await sendFile(table, 'pessoas.csv', fields, as)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const rowsOf = async (id: number, query = '') => (await call('GET', `importacao/${id}/linha/${query}`)).body.itens
  const run = async (id: number) => (await call('POST', `importacao/${id}/execucao`)).body
  const find = async (term: string) => {
    const { itens } = (await call('GET', `?term=${encodeURIComponent(term)}`)).body
    return Promise.all(itens.map(async ({ id }: { id: number }) => (await call('GET', `${id}`)).body))
  }
  const add = async (form: object) => (await call('POST', '', form)).body
  const fieldsOf = ({ colunas }: { colunas: { campo: string | null }[] }) => colunas.map(({ campo }) => campo)

  it('come from a sheet of a secretary as people write it, and the same file again changes nothing', async () => {
    const table = `Rol de membros;;;;;;
Nome completo;Celular;E-mail;Nascimento;Sexo;Estado civil;Vínculo
Ana Maria da Silva;(11) 91234-0001;ANA@example.org;05/03/1980;F;Casada;Membro
Zeca;11 91234-0002;;;M;;Visitante
Bia Rocha;11 3234-0003;bia(arroba)example;31/02/1990;mulher;noiva;Amiga
`
    const looked = await send(table)
    expect(looked).toMatchObject({ situacao: 'CONFERIDO', linhas: { NOVA: 3 }, chave: [], origem: '', aGravar: 3 })
    expect(fieldsOf(looked)).toEqual(['nome', 'telefone', 'email', 'dataNascimento', 'sexo', 'estadoCivil', 'situacao'])
    const rows = await rowsOf(looked.id)
    expect(rows.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Ana Maria da Silva', 'Zeca', 'Bia Rocha'])
    // What cannot be read is left out and said; the person comes.
    expect(rows[2].motivos.map(({ campo }: { campo: string }) => campo)).toEqual([
      'Telefone',
      'E-mail',
      'Nascimento',
      'Situação',
    ])
    expect(await find('Silva')).toEqual([])
    expect(await run(looked.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 3, recusados: 0 })
    expect(await find('Silva')).toMatchObject([
      {
        nome: 'Ana',
        sobrenome: 'Maria da Silva',
        telefone: '+55 11 91234-0001',
        email: 'ana@example.org',
        dataNascimento: '1980-03-05',
        sexo: 'FEMININO',
        estadoCivil: 'CASADO',
        situacao: 'MEMBRO',
        origem: 'IMPORTACAO',
        acesso: 'SEM_LOGIN',
      },
    ])
    const again = await send(table)
    expect(again.linhas).toEqual({ IGUAL: 2, DUVIDOSA: 1 })
    expect((await run(again.id)).feitos).toBe(0)
    expect(await find('Rocha')).toHaveLength(1)
    const changed = await send(table.replace('05/03/1980;F;Casada;Membro', '05/03/1980;F;Casada;Inativo'))
    expect(changed.linhas).toEqual({ MUDADA: 1, IGUAL: 1, DUVIDOSA: 1 })
    await run(changed.id)
    expect(await find('Silva')).toMatchObject([{ situacao: 'INATIVO' }])
  })

  it('sends no letter, and writes down one act with a history of each', async () => {
    const jobsBefore = await test.asOwner((owner) => owner.query('select distinct fila from tarefa'))
    const looked = await send('Nome;Sobrenome;E-mail\nLia;Sem Carta;lia@example.org\n')
    await run(looked.id)
    const jobs = await test.asOwner((owner) => owner.query('select distinct fila from tarefa'))
    expect(jobs).toEqual(jobsBefore)
    const [{ id }] = await find('Sem Carta')
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual(['RECORDS_IMPORTED'])
  })

  it('are changed, added or left as a person decides on each, and on all', async () => {
    const known = await add({ nome: 'Ivo', sobrenome: 'Prado', email: 'ivo@example.org', telefone: '11 91111-0001' })
    await add({ nome: 'Gil', sobrenome: 'Sem Nada' })
    const table = `ID;Nome;Sobrenome;E-mail;Celular;Vínculo
1;Ivo;Prado;ivo@example.org;;Membro
2;Davi;Prado;;11 91111-0001;
3;Gil;Sem Nada;gil@example.org;;
4;Nova;De Fato;nova@example.org;;
`
    const looked = await send(table, { origem: 'Rol antigo' })
    expect(looked).toMatchObject({ linhas: { DUVIDOSA: 3, NOVA: 1 }, aGravar: 1 })
    const reasons = (await rowsOf(looked.id, '?situacao=DUVIDOSA')).map(
      ({ motivos }: { motivos: { mensagem: string }[] }) => motivos[0]?.mensagem,
    )
    expect(reasons).toEqual([
      'Parece com um registro que já existe.',
      'Outra pessoa tem este telefone ou e-mail.',
      'Parece com um registro que já existe.',
    ])
    const decide = (linha: number, decisao: string | null) =>
      call('PUT', `importacao/${looked.id}/linha/${linha}`, { decisao })
    expect((await decide(2, 'MUDAR')).body.aGravar).toBe(2)
    expect((await decide(3, 'NOVAS')).body.aGravar).toBe(3)
    expect((await decide(5, 'NOVAS')).status).toBe(404)
    // A decision on all leaves those on single rows as they are.
    const way = (duvidosas: string) =>
      call('PUT', `importacao/${looked.id}`, { campos: fieldsOf(looked), chave: [], origem: 'Rol antigo', duvidosas })
    expect((await way('NOVAS')).body.aGravar).toBe(4)
    expect((await way('PULAR')).body.aGravar).toBe(3)
    expect(await run(looked.id)).toMatchObject({ feitos: 3, total: 3 })
    expect((await decide(4, 'NOVAS')).body.code).toBe('CONFLICT')
    expect((await call('GET', `${known.id}`)).body).toMatchObject({ situacao: 'MEMBRO', idExterno: 'Rol antigo:1' })
    expect(await find('Davi')).toMatchObject([{ sobrenome: 'Prado', idExterno: 'Rol antigo:2' }])
    expect(await find('Sem Nada')).toHaveLength(1)
    const again = await send(table, { origem: 'Rol antigo' })
    expect(again.linhas).toEqual({ IGUAL: 3, DUVIDOSA: 1 })
    // Someone who only shares a telephone is not changed into another person by a decision on all.
    const sharing = await send('ID;Nome;Celular\n9;Noé Prado;11 91111-0001\n', { origem: 'Rol novo' })
    const all = await call('PUT', `importacao/${sharing.id}`, {
      campos: fieldsOf(sharing),
      chave: [],
      origem: 'Rol novo',
      duvidosas: 'MUDAR',
    })
    expect(all.body).toMatchObject({ linhas: { DUVIDOSA: 1 }, aGravar: 0 })
  })

  it('are a family with one telephone, and are found again by their ids', async () => {
    const table = (
      name: string,
    ) => `Person ID,First Name,Last Name,Birthdate,Gender,Status,Membership,Mobile Phone Number,Home Phone Number,Home Email,Household ID,Household Name,Medical Notes
10,Rui,Faro,02/28/1975,Male,active,Member,+55 11 92222-0001,,casa@example.org,7,Faro,none
11,${name},Faro,12/31/1977,Female,inactive,Member,,+55 11 92222-0001,casa@example.org,7,Faro,
12,Tom,Faro,,Male,active,Visitor,+55 11 92222-0001,,casa@example.org,7,Faro,
`
    const looked = await send(table('Eva'))
    expect(looked).toMatchObject({ origem: 'Planning Center', linhas: { NOVA: 3 } })
    const left = looked.colunas.filter(({ campo }: { campo: string | null }) => campo === null)
    expect(left.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['Medical Notes'])
    expect(await run(looked.id)).toMatchObject({ feitos: 3, recusados: 0 })
    expect(await find('Eva')).toMatchObject([
      {
        idExterno: 'Planning Center:11',
        dataNascimento: '1977-12-31',
        situacao: 'INATIVO',
        telefone: '+55 11 92222-0001',
      },
    ])
    const renamed = await send(table('Evangelina'))
    expect(renamed.linhas).toEqual({ MUDADA: 1, IGUAL: 2 })
    await run(renamed.id)
    expect(await find('Evangelina')).toHaveLength(1)
    expect(await find('Faro')).toHaveLength(3)
  })

  it.each([
    [
      'Breeze',
      'Breeze ID,First Name,Last Name,Middle Name,Nickname,Gender,Status,Marital Status,Birthdate,Family,Family Role,Mobile,Home,Work,Email,Street Address,City,State,Zip\n501,Lou,Breeze,,,Male,Member,Single,1990-02-13,Breeze,Head,+1 802 555 0147,,,lou.breeze@example.org,1 Elm,Barre,VT,05641\n',
    ],
    [
      'B1',
      'importKey,householdName,householdRole,displayName,lastName,firstName,middleName,nickName,birthDate,gender,maritalStatus,membershipStatus,homePhone,mobilePhone,workPhone,email,address1,city,state,zip\n501,Um,Head,Lou B1,B1,Lou,,,1990-02-13,Male,Single,Member,,+1 802 555 0148,,lou.b1@example.org,1 Elm,Barre,VT,05641\n',
    ],
  ])('come in the columns of %s as they are', async (origem, table) => {
    const looked = await send(table)
    expect(looked).toMatchObject({ origem, linhas: { NOVA: 1 } })
    await run(looked.id)
    expect(await find(`Lou ${origem}`)).toMatchObject([
      {
        nome: 'Lou',
        sexo: 'MASCULINO',
        estadoCivil: 'SOLTEIRO',
        situacao: 'MEMBRO',
        dataNascimento: '1990-02-13',
        telefone: expect.stringContaining('+1 802 555 014'),
        email: `lou.${origem.toLowerCase()}@example.org`,
        idExterno: `${origem}:501`,
      },
    ])
  })

  it('leave again when the import is undone, but for those whom something names, and fields go back one by one', async () => {
    const before = await add({ nome: 'Léa', sobrenome: 'Undo', email: 'lea@example.org', situacao: 'VISITANTE' })
    const looked = await send(`Nome;Sobrenome;E-mail;Vínculo;Celular
Léa;Undo;lea@example.org;Membro;11 93333-0001
Some;Undo;some@example.org;;
Fica;Undo;fica@example.org;;
Mexida;Undo;mexida@example.org;;
`)
    expect(looked.linhas).toEqual({ NOVA: 3, MUDADA: 1 })
    await run(looked.id)
    const [stays] = await find('Fica Undo')
    const [touched] = await find('Mexida Undo')
    await test.asOwner((owner) =>
      owner.exec(`insert into usuario_role (igreja_id, usuario_id, role)
        values (${test.farol.igrejaId}, ${stays.id}, 'ROLE_MODERATOR')`),
    )
    const change = async (id: number, own: object) => {
      const {
        imagem: _,
        faixa: __,
        acesso: ___,
        origem: ____,
        dataCadastro: _____,
        id: ______,
        ...form
      } = (await call('GET', `${id}`)).body
      expect((await call('PUT', `${id}`, { ...form, ...own })).status).toBe(200)
    }
    await change(touched.id, { anotacao: 'Ligar' })
    await change(before.id, { telefone: '11 94444-0001' })
    const undone = (await call('POST', `importacao/${looked.id}/desfazer`)).body
    expect(undone.desfeito).toMatchObject({ feitos: 2, recusados: 2 })
    expect(await find('Some Undo')).toEqual([])
    expect(await find('Fica Undo')).toHaveLength(1)
    expect(await find('Mexida Undo')).toHaveLength(1)
    // What someone wrote since stays, the rest is as it was.
    expect((await call('GET', `${before.id}`)).body).toMatchObject({
      situacao: 'VISITANTE',
      telefone: '+55 11 94444-0001',
    })
  })

  it('are not written over where someone changed them since the table was looked through', async () => {
    const known = await add({ nome: 'Duas', sobrenome: 'Secretárias', email: 'duas@example.org' })
    const looked = await send('Nome;Sobrenome;E-mail;Celular\nDuas;Secretárias;duas@example.org;11 95555-0001\n')
    expect(looked.linhas).toEqual({ MUDADA: 1 })
    const { imagem: _, faixa: __, acesso: ___, origem: ____, dataCadastro: _____, id, ...form } = known
    await call('PUT', `${id}`, { ...form, telefone: '11 96666-0001' })
    expect(await run(looked.id)).toMatchObject({ feitos: 0, recusados: 1 })
    const [row] = await rowsOf(looked.id)
    expect(row).toMatchObject({
      situacao: 'RECUSADA',
      motivos: [{ mensagem: 'Alguém mudou este registro enquanto isso.' }],
    })
    expect((await call('GET', `${id}`)).body.telefone).toBe('+55 11 96666-0001')
  })

  it('come in the archives of programs, whose bounds are those of other archives', async () => {
    const table = 'importKey,lastName,firstName,membershipStatus\n901,Zip,Ana,Member\n'
    const sendArchive = async (files: Record<string, string>) => {
      const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])
      return sendFile(await pack(Object.fromEntries(bytes)), 'B1Export.zip')
    }
    const looked = await sendArchive({ 'groups.csv': 'importKey,name\n1,Um\n', 'people.csv': table, '901.png': 'x' })
    expect(looked.body).toMatchObject({ origem: 'B1', linhas: { NOVA: 1 } })
    const bomb = await sendArchive({ 'people.csv': `${table}${'9'.repeat(3_000_000)}` })
    expect(bomb).toMatchObject({ status: 400, body: { code: 'TABLE_UNREADABLE' } })
    const none = await sendArchive({ 'groups.csv': 'importKey,name\n1,Um\n' })
    expect(none).toMatchObject({ status: 400, body: { code: 'TABLE_UNREADABLE' } })
  })

  it('are those of one church: another one is not met, and may not look', async () => {
    const theirs = await test.join({ roles: ['ROLE_ADMIN'], at: test.videira })
    const table = 'ID;Nome;Sobrenome;E-mail\n1;Uma;De Lá;uma@example.org\n'
    const looked = await send(table, {}, theirs)
    await call('POST', `importacao/${looked.id}/execucao`, undefined, theirs)
    expect((await send(table)).linhas).toEqual({ NOVA: 1 })
    expect((await call('GET', `importacao/${looked.id}/relatorio`)).status).toBe(404)
    const editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    expect((await call('GET', `importacao/${looked.id}`, undefined, editor)).status).toBe(403)
  })

  it('are erased with what a table told of them, while it can be undone still', async () => {
    const looked = await send('Nome;Sobrenome;E-mail\nIna;Apagada;ina@example.org\nUli;Fica;uli@example.org\n')
    await run(looked.id)
    const [{ id }] = await find('Apagada')
    const church = test.platform.transactions.at(test.farol)
    await church.inChurch(async (work) => {
      for (const data of officePersonalData) await data.erase(work, { accountId: null, memberId: id })
    })
    const left = await test.asOwner((owner) =>
      owner.query<{ text: string }>(`select l::text as text from lote_linha l where lote_id = ${looked.id}
        union all select i::text from lote_item i where lote_id = ${looked.id}`),
    )
    expect(left.map(({ text }) => text).join()).not.toMatch(/Apagada|ina@example/)
    expect((await rowsOf(looked.id)).map(({ titulo }: { titulo: string }) => titulo)).toEqual(['', 'Uli Fica'])
  })

  it('are told in a report, and their cells are forgotten once they are written', async () => {
    const looked = await send('Nome;Celular;Segredo\n=Ana Relatório;123;guardado\n;11 90000-0000;\n')
    await run(looked.id)
    const report = await call('GET', `importacao/${looked.id}/relatorio`)
    expect(report.status).toBe(200)
    const text = String(report.body)
    expect(text).toContain('Adicionada')
    expect(text).toContain('Recusada')
    expect(text).toContain('Falta este dado.')
    const cells = await test.asOwner((owner) =>
      owner.query<{ cells: string }>(`select celulas::text as cells from lote_linha where lote_id = ${looked.id}`),
    )
    expect(cells.map(({ cells: own }) => own)).toEqual(['[]', '[]'])
  })

  it('are written by a job that goes on where it was killed, doubles none, and asks no more statements for more rows', async () => {
    const rows = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => `k${from + at};Pessoa ${from + at} Muitas;k${from + at}@example.org`)
    const table = (lines: string[]) => `ID;Nome;E-mail\n${lines.join('\n')}\n`
    const kind = findKindByName('usuario')
    if (!kind) throw new Error('No people')
    const at = test.platform.transactions.at(test.farol)
    const countStep = async (id: number) => {
      const before = statements
      await runImportStep(at, kind, id)
      return statements - before
    }
    const few = await send(table(rows(110, 0)))
    const looks = [await countStep(few.id)]
    await test.runJobs()
    await run(few.id)
    const runs = [await countStep(few.id)]
    await test.runJobs()
    const many = await send(table(rows(600, 1000)))
    expect(many.situacao).toBe('CONFERINDO')
    looks.push(await countStep(many.id))
    await test.runJobs()
    expect((await call('GET', `importacao/${many.id}`)).body.linhas).toEqual({ NOVA: 600 })
    expect((await run(many.id)).situacao).toBe('EM_ANDAMENTO')
    await expect(
      runImportStep(
        {
          ...at,
          inChurch: (work) =>
            at.inChurch(async (own) => {
              await work(own)
              throw new Error('Killed')
            }),
        },
        kind,
        many.id,
      ),
    ).rejects.toThrow('Killed')
    // Two workers at once take turns.
    const [one] = await Promise.all([countStep(many.id), runImportStep(at, kind, many.id)])
    await test.runJobs()
    expect((await call('GET', `importacao/${many.id}`)).body).toMatchObject({ situacao: 'CONCLUIDO', feitos: 600 })
    expect((await call('GET', '?term=Muitas&limit=1')).body.total).toBe(710)
    expect(Math.max(...looks)).toBeLessThan(40)
    expect(runs[0]).toBeLessThan(60)
    expect(one).toBeLessThan(120)
    await call('POST', `importacao/${many.id}/desfazer`)
    await test.runJobs()
    expect((await call('GET', `importacao/${many.id}`)).body.desfeito).toMatchObject({ feitos: 600, recusados: 0 })
    expect((await call('GET', '?term=Muitas&limit=1')).body.total).toBe(110)
  })
})
