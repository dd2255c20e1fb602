import { people } from '@narthex/contract/people/person.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { plainGroup } from '../../testing/set-up-groups.ts'
import { addGroupMember, createGroup } from '../groups/groups.editing.service.ts'

const { path } = people

describe('the people of a church', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  let secretary: Person
  beforeEach(async () => {
    secretary = await test.join({ nome: 'Rute', sobrenome: 'Secretária', roles: ['ROLE_ADMIN'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT', own: string, body?: object) =>
    test.call(method, `${path}${own}`, { office: secretary, ...(body && { body }) })
  async function add(own: object = {}) {
    const answer = await call('POST', '', { nome: 'Léa', sobrenome: 'Prado', ...own })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  async function find(query: string): Promise<string[]> {
    const { status, body } = await call('GET', `?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    if (body.proximo === null) expect(body.total).toBe(body.itens.length)
    return body.itens.map(({ nome, sobrenome }: Record<string, string>) => `${nome} ${sobrenome}`.trim())
  }

  it('are added without a login, changed on the version that was seen, and have a history with before and after', async () => {
    const made = await add({ telefone: '11 91234-5678', email: 'LEA@example.org', dataNascimento: '2015-03-02' })
    expect(made).toMatchObject({
      telefone: '+55 11 91234-5678',
      email: 'lea@example.org',
      faixa: 'CRIANCA',
      acesso: 'SEM_LOGIN',
      versao: 1,
      origem: 'EQUIPE',
      situacao: 'FREQUENTADOR',
      flagBatizado: null,
    })
    const { id, versao, imagem: _, faixa: __, acesso: ___, origem: ____, dataCadastro: _____, ...form } = made
    const changed = await call('PUT', `${id}`, { ...form, situacao: 'MEMBRO', dataBatismo: '2025-12-01', versao })
    expect(changed.body).toMatchObject({ situacao: 'MEMBRO', flagBatizado: true, versao: 2 })
    const late = await call('PUT', `${id}`, { ...form, nome: 'Outra', versao })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'CHANGED_MEANWHILE', atual: { registro: { nome: 'Léa' } } })
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual(['PERSON_SET', 'PERSON_ADDED'])
    expect(itens[0].campos).toContainEqual({ campo: 'situacao', antes: 'FREQUENTADOR', depois: 'MEMBRO' })
  })

  it('are refused with days to come, and with a congregation of another church', async () => {
    for (const own of [{ dataNascimento: '2026-06-11' }, { membroDesde: '2030-01-01' }, { idCongregacao: 999 }])
      expect((await call('POST', '', { nome: 'Ana', ...own })).status, JSON.stringify(own)).toBe(400)
  })

  it('are found by parts of the name without accents, by e-mail address, and by the digits of the telephone', async () => {
    await add({ nome: 'Conceição', sobrenome: 'Araújo Melo', telefone: '+55 81 98888-1234', email: 'ceica@lugar.org' })
    for (const term of ['conceicao', 'melo conc', 'ARAÚJO', 'ceica@lugar', '8888-1234', '(81) 98888', '081 98888-1234'])
      expect(await find(`term=${encodeURIComponent(term)}`), term).toEqual(['Conceição Araújo Melo'])
    for (const term of ['conceicao silva', '7777', '%', 'ceica_lugar'])
      expect(await find(`term=${encodeURIComponent(term)}`), term).toEqual([])
  })

  it('are filtered and counted, by names and by the time at which they came', async () => {
    const child = { nome: 'Bia', sobrenome: 'Filtro', dataNascimento: '2018-06-11', situacao: 'VISITANTE' }
    await add(child)
    await add({ nome: 'Caio', sobrenome: 'Filtro', dataNascimento: '2008-06-10', flagBatizado: false })
    await add({ nome: 'Ada', sobrenome: 'Filtro', dataNascimento: '2008-06-11', flagBatizado: true })
    const filtered = (query: string) => find(`term=filtro&${query}`)
    expect(await filtered('')).toEqual(['Ada Filtro', 'Bia Filtro', 'Caio Filtro'])
    expect(await filtered('ordem=-nome')).toEqual(['Caio Filtro', 'Bia Filtro', 'Ada Filtro'])
    expect(await filtered('faixa=CRIANCA')).toEqual(['Bia Filtro'])
    expect(await filtered('faixa=ADOLESCENTE')).toEqual(['Ada Filtro'])
    expect(await filtered('faixa=JOVEM')).toEqual(['Caio Filtro'])
    expect(await filtered('batizado=SIM')).toEqual(['Ada Filtro'])
    expect(await filtered('batizado=NAO_INFORMADO')).toEqual(['Bia Filtro'])
    expect(await filtered('situacao=VISITANTE')).toEqual(['Bia Filtro'])
    expect(await filtered('novoDesde=2026-06-10')).toHaveLength(3)
    expect(await filtered('novoDesde=2026-06-11')).toEqual([])
    expect(await filtered('acesso=COM_LOGIN')).toEqual([])
    expect(await find('term=secretaria&acesso=COM_LOGIN&papel=ROLE_ADMIN')).toContain('Rute Secretária')
    expect(await find('papel=ROLE_TREASURER')).toEqual([])
  })

  it('go on behind each page, without a gap and without one twice', async () => {
    for (const nome of ['Aa', 'Áb', 'ac', 'Ad', 'ae']) await add({ nome, sobrenome: 'Página' })
    const seen: string[] = []
    for (let apos = ''; ; ) {
      const { body } = await call('GET', `?term=pagina&limit=2${apos && `&apos=${apos}`}`)
      seen.push(...body.itens.map(({ nome }: { nome: string }) => nome))
      if (!body.proximo) break
      apos = body.proximo
    }
    expect(seen).toEqual(['Aa', 'Áb', 'ac', 'Ad', 'ae'])
  })

  it('who registered are among them with the address of their login, and lose nothing by what staff write', async () => {
    const member = await test.join({ nome: 'Noemi', sobrenome: 'Membro', cpf: '52998224725' })
    const [item] = (await call('GET', '?term=noemi')).body.itens
    expect(item).toMatchObject({ id: member.memberId, email: member.email, acesso: 'COM_LOGIN', origem: 'SITE' })
    const {
      faixa: _,
      acesso: __,
      origem: ___,
      imagem: ____,
      dataCadastro: _____,
      id,
      ...form
    } = (await call('GET', `${item.id}`)).body
    const set = await call('PUT', `${id}`, { ...form, email: 'outro@example.org', anotacao: 'Ligar' })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const own = await test.call('GET', '/user/', { token: member.token })
    expect(JSON.stringify(own.body)).not.toContain('Ligar')
    const login = await test.asOwner((owner) =>
      owner.query('select c.email, u.cpf from usuario u join conta c on c.id = u.conta_id where u.id = $1', [id]),
    )
    expect(login).toEqual([{ email: member.email, cpf: '52998224725' }])
  })

  it('are put by their id in another system: twice is one person', async () => {
    const form = { nome: 'Tito', sobrenome: 'Externo' }
    expect((await call('PUT', 'externo/pc-1', form)).status).toBe(201)
    const again = await call('PUT', 'externo/pc-1', { ...form, nome: 'Timóteo' })
    expect([again.status, again.body.nome]).toEqual([200, 'Timóteo'])
    expect(await find('idExterno=pc-1')).toEqual(['Timóteo Externo'])
    expect((await call('POST', '', { ...form, idExterno: 'pc-1' })).body.code).toBe('EXTERNAL_ID_TAKEN')
  })

  it('without a login are shown to no member, and count as no member', async () => {
    await add({ nome: 'Escondida', sobrenome: 'Visitante' })
    const found = await test.call('GET', '/escritorio/pessoa/?term=escondida', { office: secretary })
    expect([found.status, found.body]).toEqual([200, { itens: [] }])
    const names = await test.asOwner((owner) =>
      owner.query("select flag_ativo, conta_id from usuario where nome = 'Escondida'"),
    )
    expect(names).toEqual([{ flag_ativo: false, conta_id: null }])
    await expect(
      test.asOwner((owner) => owner.query("update usuario set flag_ativo = true where nome = 'Escondida'")),
    ).rejects.toThrow(/usuario_ativo_tem_conta/)
  })

  it('who may be the same are named when one is added, and refuse nothing', async () => {
    const twin = { nome: 'Davi', sobrenome: 'Gêmeo', dataNascimento: '1990-05-05', telefone: '11 95555-0001' }
    const first = await add(twin)
    const second = await add({ ...twin, nome: 'DAVI', sobrenome: 'Gemeo', telefone: null })
    const { itens } = (await call('GET', `${second.id}/semelhante`)).body
    expect(itens).toMatchObject([{ id: first.id, nome: 'Davi', semelhancas: ['NOME_E_NASCIMENTO'] }])
    const visitor = { chave: '7d1f3b52-5a0e-4d1c-9c39-1f1f0a6c7a11', nome: 'Davi', telefone: twin.telefone }
    const made = await test.call('POST', '/escritorio/visitante/', { office: secretary, body: visitor })
    expect(made.body.semelhantes).toMatchObject([{ id: first.id, semelhancas: ['TELEFONE'] }])
  })

  it('are added as visitors once, however often and at once a device sends them', async () => {
    const body = {
      chave: '7d1f3b52-5a0e-4d1c-9c39-1f1f0a6c7a12',
      nome: 'Vera',
      comoChegou: 'Uma amiga',
      anotacao: 'Ligar',
    }
    const send = (own: object = {}) =>
      test.call('POST', '/escritorio/visitante/', { office: secretary, body: { ...body, ...own } })
    const answers = await Promise.all([send(), send(), send({ nome: 'Outra' })])
    answers.push(await send({ nome: 'Depois' }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    const person = (await call('GET', `${answers[0]?.body.id}`)).body
    expect(person).toMatchObject({
      situacao: 'VISITANTE',
      visitanteDesde: '2026-06-10',
      origem: 'VISITA',
      comoChegou: 'Uma amiga',
    })
    const acts = await test.asOwner((owner) => owner.query("select 1 from auditoria where acao = 'VISITOR_ADDED'"))
    expect(acts.length).toBe(2)
  })

  it('have an overview, whose parts are told to those who may read them', async () => {
    const member = await test.join({ nome: 'Ivo', sobrenome: 'Resumo', cpf: '52998224725', roles: ['ROLE_MODERATOR'] })
    const { body } = await call('GET', `${member.memberId}/resumo`)
    expect(body).toMatchObject({
      papeis: ['ROLE_MODERATOR'],
      grupos: [],
      inscricoes: null,
      carteirinha: null,
      login: { idConta: member.accountId, email: member.email, sessoes: 1 },
    })
    expect(JSON.stringify(body)).not.toContain('529')
    const { id } = await add({ nome: 'Sem', sobrenome: 'Login' })
    expect((await call('GET', `${id}/resumo`)).body.login).toBeNull()
  })

  it('are found by a document, which is told to those alone who may read it, and written down', async () => {
    const member = await test.join({ nome: 'Cida', sobrenome: 'Documento', cpf: '11144477735' })
    const find = () =>
      test.call('POST', `${path}documento/busca`, { office: secretary, body: { numero: '111.444.777-35' } })
    expect((await find()).body.itens).toMatchObject([{ id: member.memberId, nome: 'Cida' }])
    const read = await test.call('POST', `${path}${member.memberId}/documento`, { office: secretary })
    expect(read.body).toEqual({ cpf: '11144477735', cnpj: null })
    const acts = await test.asOwner((owner) =>
      owner.query("select detalhes ->> 'usuario' as id from auditoria where acao = 'PERSON_DOCUMENTS_READ'"),
    )
    expect(acts).toEqual([{ id: String(member.memberId) }, { id: String(member.memberId) }])
  })

  it('are hidden field by field: documents, logins and births are in no list, filter, order, count or file', async () => {
    const cpf = '39053344705'
    await test.join({
      nome: 'Zoe',
      sobrenome: 'Segredo',
      cpf,
      email: 'login-da-zoe@example.org',
      dataNascimento: '1991-07-07',
    })
    for (const term of [cpf, '390.533.447-05'])
      expect((await call('GET', `?term=${encodeURIComponent(term)}`)).body).toMatchObject({ itens: [], total: 0 })
    for (const query of [`cpf=${cpf}`, 'ordem=cpf', 'ordem=dataNascimento', 'dataNascimento=1991-07-07', 'anotacao=x'])
      for (const own of [`?${query}`, `exportacao?${query}`, `planilha?${query}`])
        expect((await call('GET', own)).status, own).toBe(400)
    const listed = JSON.stringify((await call('GET', '?term=segredo')).body)
    expect(listed).toContain('Zoe')
    expect(listed).not.toMatch(/39053344705|1991-07-07/)
    const file = await call('GET', 'exportacao?term=segredo')
    expect(file.status, JSON.stringify(file.body)).toBe(200)
    expect(String(file.body)).not.toContain(cpf)
  })

  it.each(['ROLE_ADMIN_CONTENT', 'ROLE_MODERATOR', 'ROLE_TREASURER'] as const)('are closed to %s', async (role) => {
    const { id } = await add({ nome: 'Fechada' })
    const office = await test.join({ roles: [role] })
    const reads = [
      '',
      '?term=fechada',
      '?situacao=MEMBRO',
      `${id}`,
      `${id}/historico`,
      `${id}/resumo`,
      `${id}/semelhante`,
    ]
    for (const own of [...reads, 'exportacao', 'planilha', 'visao/']) {
      const answer = await test.call('GET', `${path}${own}`, { office })
      expect([answer.status, JSON.stringify(answer.body).includes('Fechada')], own).toEqual([403, false])
    }
    const found = await test.call('GET', '/escritorio/busca?term=fechada', { office })
    expect(JSON.stringify(found.body)).not.toContain('Fechada')
  })

  it('are found by the search of the office, and by no token of a member', async () => {
    const { id } = await add({ nome: 'Achada', sobrenome: 'Noé' })
    const found = await test.call('GET', '/escritorio/busca?term=achada', { office: secretary })
    expect(found.body.itens).toContainEqual(expect.objectContaining({ tipo: 'usuario', id, titulo: 'Achada Noé' }))
    const member = await test.join()
    for (const token of [member.token, secretary.token])
      expect((await test.call('GET', `${path}${id}`, { token })).status).toBeGreaterThanOrEqual(401)
  })

  it('are erased and exported with all that is kept of them, also without a login', async () => {
    const { id } = await add({ nome: 'Apagada', anotacao: 'Segredo dela' })
    const person = { accountId: null, memberId: id }
    const call = test.platform.transactions.at(test.farol)
    const copy = await call.inChurch(async (work) => {
      const parts = []
      for (const data of test.needs.personalData) parts.push(await data.tell(work, person))
      return JSON.stringify(parts)
    })
    expect(copy).toContain('Segredo dela')
    await call.editSite(async (work) => {
      for (const data of test.needs.personalData) await data.erase(work, person)
    })
    const left = await test.asOwner((owner) =>
      owner.query(
        "select 1 from historico where depois ->> 'nome' = 'Apagada' union select 1 from usuario where id = $1",
        [id],
      ),
    )
    expect(left).toEqual([])
    const staff = await test.asOwner((owner) => owner.query('select 1 from historico where conta_id is not null'))
    expect(staff.length).toBeGreaterThan(0)
  })

  it('whom pages name, such as leaders of groups, are changed as the site is', async () => {
    const leader = await test.join({ nome: 'Lia', sobrenome: 'Líder' })
    const version = async () => {
      const [row] = await test.asOwner((owner) =>
        owner.query<{ versao: number }>('select versao from igreja where id = $1', [test.farol.igrejaId]),
      )
      return Number(row?.versao)
    }
    const rename = async (nome: string) => {
      const {
        faixa: _,
        acesso: __,
        origem: ___,
        imagem: ____,
        dataCadastro: _____,
        id,
        ...form
      } = (await call('GET', `${leader.memberId}`)).body
      expect((await call('PUT', `${id}`, { ...form, nome })).status).toBe(200)
    }
    const before = await version()
    await rename('Lia Maria')
    expect(await version()).toBe(before)
    const at = createOwnCall(test.platform.transactions.at(test.farol))
    const group = await createGroup(at, plainGroup())
    await addGroupMember(at, group, { memberId: leader.memberId, papel: 'LIDER' })
    const led = await version()
    await rename('Lia Clara')
    expect(await version()).toBe(led + 1)
  })

  it('of another church are nowhere', async () => {
    const { id } = await add({ nome: 'Alheia', telefone: '+55 11 97777-0001' })
    const other = await test.join({ at: test.videira, roles: ['ROLE_SUPER_ADMIN'] })
    const there = (own: string) => test.call('GET', `${path}${own}`, { office: other })
    expect((await there('?term=alheia')).body).toMatchObject({ itens: [], total: 0 })
    for (const own of [`${id}`, `${id}/historico`]) expect((await there(own)).status, own).toBe(404)
  })
})
