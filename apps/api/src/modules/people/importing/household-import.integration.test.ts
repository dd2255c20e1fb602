import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { households } from '@narthex/contract/people/household.resource'
import { people } from '@narthex/contract/people/person.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const head =
  'Person ID,First Name,Last Name,Birthdate,Status,Membership,Home Address Street Line 1,Home Address City,Home Address State,Home Address Zip Code,Household ID,Household Name,Child'

describe('households that come with a table of people', () => {
  let statements = 0
  const test = setUpChurches(
    { farol: { modules: ['MOD_CELULA'] }, videira: {} },
    { startsAt: new Date('2026-06-10T15:00:00Z'), onQuery: () => statements++ },
  )
  let office: Person
  beforeEach(async () => {
    office = await test.join({ nome: 'Rute', sobrenome: 'Secretária', roles: ['ROLE_ADMIN'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    test.call(method, path, { office, ...(body && { body }) })
  async function send(table: string, fields: Record<string, string> = {}) {
    const form = new FormData()
    form.append('arquivo', new File([table], 'pessoas.csv'))
    for (const [name, value] of Object.entries({ nome: 'pessoas.csv', ...fields })) form.append(name, value)
    const answer = await call('POST', `${people.path}importacao/`, form)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const run = async (id: number) => (await call('POST', `${people.path}importacao/${id}/execucao`)).body
  const undo = async (id: number) => (await call('POST', `${people.path}importacao/${id}/desfazer`)).body.desfeito
  const rowsOf = async (id: number) => (await call('GET', `${people.path}importacao/${id}/linha/`)).body.itens
  const find = async (term: string) => {
    const { itens } = (await call('GET', `${households.path}?term=${encodeURIComponent(term)}`)).body
    return Promise.all(itens.map(async ({ id }: { id: number }) => (await call('GET', `${households.path}${id}`)).body))
  }
  const change = async ({ id, pessoas: _, ...form }: { id: number; pessoas: unknown }, own: object) =>
    expect((await call('PUT', `${households.path}${id}`, { ...form, ...own })).status).toBe(200)
  const seats = ({ pessoas, membros }: { pessoas: { nome: string }[]; membros: { papel: string }[] }) =>
    pessoas.map(({ nome }, at) => `${nome} ${membros[at]?.papel}`)

  it('have the people and the address of the program, change with it, double in no run, and go when it is undone', async () => {
    const table = (street: string) => `${head}
10,Rui,Faro,02/28/1975,active,Member,${street},Recife,PE,50000-000,7,Faro,false
11,Eva,Faro,12/31/1977,active,Member,${street},Recife,PE,50000-000,7,Faro,false
12,Tom,Faro,05/05/2018,active,Visitor,${street},Recife,PE,50000-000,7,Faro,true
13,Só,Sem Casa,12/31/1960,active,Member,,,,,,,
`
    const looked = await send(table('Rua do Sol 10'))
    expect(looked).toMatchObject({ origem: 'Planning Center', linhas: { NOVA: 4 } })
    expect(await find('Faro')).toEqual([])
    expect(await run(looked.id)).toMatchObject({ feitos: 4, recusados: 0 })
    const [faro] = await find('Faro')
    expect(faro).toMatchObject({
      nome: 'Faro',
      idExterno: 'Planning Center:7',
      endereco: { logradouro: 'Rua do Sol 10', cidade: 'Recife', estado: 'PE', cep: '50000-000', pais: 'BR' },
    })
    expect(seats(faro)).toEqual(['Rui Faro ADULTO', 'Eva Faro ADULTO', 'Tom Faro CRIANCA'])
    expect((await send(table('Rua do Sol 10'))).linhas).toEqual({ IGUAL: 4 })
    const moved = await send(table('Rua da Lua 1'))
    expect(moved.linhas).toEqual({ MUDADA: 1, IGUAL: 3 })
    await run(moved.id)
    expect(await find('Faro')).toMatchObject([{ endereco: { logradouro: 'Rua da Lua 1' } }])
    expect(await undo(moved.id)).toMatchObject({ feitos: 1, recusados: 0 })
    expect(await find('Faro')).toMatchObject([{ endereco: { logradouro: 'Rua do Sol 10' } }])
    expect(await undo(looked.id)).toMatchObject({ feitos: 4, recusados: 0 })
    expect(await find('Faro')).toEqual([])
    expect((await call('GET', `${people.path}?term=Faro&limit=1`)).body.total).toBe(0)
    const history = await test.asOwner((owner) =>
      owner.query<{ acao: string }>(`select acao, h::text as text from historico h
        where tipo = 'domicilio' and registro = '${faro.id}' order by id`),
    )
    const acts = history.map(({ acao }) => acao)
    expect(acts).toEqual(['RECORDS_IMPORTED', 'RECORDS_IMPORTED', 'IMPORT_UNDONE', 'IMPORT_UNDONE'])
    expect(JSON.stringify(history)).not.toMatch(/Faro|Rua/)
  })

  it('are told apart by their streets where the table has no ids, and are made of addresses where it names none', async () => {
    const looked = await send(
      `Nome;Família;Parentesco;Rua;Número;Cidade;País
Ana Prado;Prado;Mãe;Rua A;1;Olinda;Brasil
Davi Prado;Prado;filho;Rua A;1;Olinda;Brasil
Bia Prado;Prado;responsável;Rua B;2;Recife;
Caio Luz;;;Rua C;3;Recife;
Dora Luz;;;Rua C;3;Recife;Narnia
`,
      { origem: 'Rol' },
    )
    expect(looked.linhas).toEqual({ NOVA: 5 })
    await run(looked.id)
    expect((await rowsOf(looked.id))[4].motivos).toMatchObject([{ campo: 'País' }])
    expect((await find('Prado')).map(seats)).toEqual([
      ['Ana Prado RESPONSAVEL', 'Davi Prado CRIANCA'],
      ['Bia Prado RESPONSAVEL'],
    ])
    expect((await find('Luz')).map(({ nome }) => nome)).toEqual(['Família Luz'])
    expect((await find('Luz')).map(seats)).toEqual([['Caio Luz ADULTO', 'Dora Luz ADULTO']])
  })

  it('join the one that the office has entered, keep what someone has changed since, and stay where someone else lives', async () => {
    const add = async (nome: string, sobrenome: string) =>
      (await call('POST', people.path, { nome, sobrenome, email: `${nome}@example.org` })).body.id
    const [iva, ugo] = [await add('iva', 'Monte'), await add('ugo', 'Fora')]
    const made = await call('POST', households.path, {
      nome: 'Monte',
      membros: [{ idUsuario: iva, papel: 'RESPONSAVEL' }],
    })
    const table = `ID;Nome;Sobrenome;E-mail;Família;Rua;Cidade
1;Leo;Monte;leo@example.org;Monte;Rua M;Natal
2;iva;Monte;iva@example.org;Monte;Rua M;Natal
3;Novo;Vale;novo@example.org;Vale;Rua V;Natal
`
    const looked = await send(table, { origem: 'Rol' })
    const fields = looked.colunas.map(({ campo }: { campo: string }) => campo)
    const way = { campos: fields, chave: [], origem: 'Rol', duvidosas: 'MUDAR' }
    await call('PUT', `${people.path}importacao/${looked.id}`, way)
    const { pessoas: _, id, ...form } = made.body
    const own = { pais: 'BR', numero: null, complemento: null, bairro: null, estado: null, cep: null }
    await change({ ...form, id, pessoas: [] }, { endereco: { logradouro: 'Rua Certa', cidade: 'Natal', ...own } })
    await run(looked.id)
    const [monte] = await find('Monte')
    expect(seats(monte)).toEqual(['iva Monte RESPONSAVEL', 'Leo Monte ADULTO'])
    expect(monte.endereco.logradouro).toBe('Rua Certa')
    expect((await rowsOf(looked.id))[1].motivos.at(-1).mensagem).toBe('Alguém mudou este registro enquanto isso.')
    const [vale] = await find('Vale')
    await change(vale, { membros: [...vale.membros, { idUsuario: ugo, papel: 'OUTRO' }] })
    await undo(looked.id)
    expect((await find('Monte')).map(seats)).toEqual([['iva Monte RESPONSAVEL']])
    expect((await find('Vale')).map(seats)).toEqual([['ugo Fora OUTRO']])
  })

  it('are those of one church, are left out while they lie in the trash, and cost no more statements for more rows', async () => {
    const table = (count: number, from: number) => `ID;Nome;Família;ID da família;Rua;Cidade
${Array.from({ length: count }, (_, at) => `p${from + at};Ana ${from + at} Muitas;M${from + Math.floor(at / 3)};f${from + Math.floor(at / 3)};Rua ${at};Recife`).join('\n')}
`
    const counts = []
    for (const [count, from] of [
      [30, 0],
      [90, 1000],
    ] as const) {
      const looked = await send(table(count, from), { origem: 'Rol' })
      const before = statements
      await run(looked.id)
      counts.push(statements - before)
    }
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeLessThan(6)
    const [first] = await find('M1000')
    await call('DELETE', `${households.path}${first.id}`)
    const again = await send(table(90, 1000), { origem: 'Rol' })
    expect(again.linhas).toEqual({ IGUAL: 90 })
    expect((await rowsOf(again.id))[0].motivos).toMatchObject([
      { campo: 'Família', mensagem: '“M1000” está na lixeira. Restaure antes.' },
    ])
    office = await test.join({ roles: ['ROLE_ADMIN'], at: test.videira })
    const theirs = await send(table(1, 1000), { origem: 'Rol' })
    expect(theirs.linhas).toEqual({ NOVA: 1 })
    await run(theirs.id)
    expect((await find('M1000')).map(seats)).toEqual([['Ana 1000 Muitas ADULTO']])
  })

  it('put people with a login into the groups that a column names, only by staff who keep groups, and take them out again', async () => {
    const added = await call('POST', officeGroups.path, officeGroups.example)
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    const group = added.body
    const seatsOf = () =>
      test.asOwner((owner) =>
        owner.query<{ id: number; papel: string }>(
          `select usuario_id as id, papel from celula_membro where celula_id = ${group.id} order by usuario_id`,
        ),
      )
    const ivo = await test.join({ nome: 'Ivo', sobrenome: 'Grupo', dataNascimento: '1980-01-01' })
    const tom = await test.join({ nome: 'Tom', sobrenome: 'Grupo', dataNascimento: '2012-01-01' })
    const table = `Nome;Sobrenome;Nascimento;Célula;Função no grupo
Ivo;Grupo;01/01/1980;${group.nome.toUpperCase()};Líder
Tom;Grupo;01/01/2012;${group.nome}; Nenhum grupo;
Tom;Nova;01/01/1990;${group.nome};
`
      .replace(';01/01/2012;', ';01/01/2012;"')
      .replace('Nenhum grupo;', 'Nenhum grupo";vice')
    const keeper = office
    office = await test.join({ roles: ['ROLE_SECRETARY'] })
    const closed = await send(table)
    expect(closed.linhas).toEqual({ IGUAL: 2, NOVA: 1 })
    expect((await rowsOf(closed.id))[0].motivos[0].mensagem).toBe('Você não tem permissão para isto: ficou de fora.')
    const secretary = office
    office = keeper
    const looked = await send(table)
    expect(looked.linhas).toEqual({ MUDADA: 1, IGUAL: 1, NOVA: 1 })
    const reasons = (await rowsOf(looked.id)).map(({ motivos }: { motivos: { mensagem: string }[] }) =>
      motivos.map(({ mensagem }) => mensagem),
    )
    expect(reasons).toEqual([
      [],
      [`“${group.nome}”: menores de idade não lideram grupos.`, 'Não encontramos “Nenhum grupo”.'],
      [`“${group.nome}”: só quem tem login pode estar em um grupo.`],
    ])
    await run(looked.id)
    expect(await seatsOf()).toEqual([{ id: ivo.memberId, papel: 'LIDER' }])
    expect((await send(table)).linhas).toEqual({ IGUAL: 3 })
    office = secretary
    expect((await call('POST', `${people.path}importacao/${looked.id}/desfazer`)).status).toBe(403)
    office = keeper
    expect(await undo(looked.id)).toMatchObject({ feitos: 2, recusados: 0 })
    expect(await seatsOf()).toEqual([])
    expect(tom.memberId).toBeGreaterThan(0)
  })
})
