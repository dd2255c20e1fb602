import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../platform/http/route.ts'
import { easyCaptcha } from '../../testing/captcha.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { plainBroadcast } from '../live/testing/set-up-live.ts'
import { requestPrayer } from '../prayer/asking.service.ts'
import { setCareDone } from './care.editing.service.ts'
import { getCare, listCare } from './care-list.service.ts'
import { readCareNotes } from './care-notes.service.ts'

/** A Tuesday, nine o'clock in São Paulo. */
const tuesday = new Date('2026-11-24T12:00:00Z')
const base = '/escritorio/cuidado/'

describe('the care inbox', () => {
  const own = { modules: ['MOD_MURAL_ORACAO', 'MOD_CULTO'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: tuesday, recaptcha: easyCaptcha })
  let pastor: Person
  let admin: Person
  let member: Person
  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from cuidado; delete from notificacao; delete from tarefa'))
    pastor = await test.join({
      nome: 'Paula',
      sobrenome: 'Pastora',
      roles: ['ROLE_PASTOR', 'ROLE_MODERATOR', 'ROLE_ADMIN_CONTENT'],
    })
    admin = await test.join({ nome: 'Rute', sobrenome: 'Secretária', roles: ['ROLE_ADMIN'] })
    member = await test.join({ nome: 'Davi', sobrenome: 'Souza', telefone: '+55 11 91234-5678' })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, office = pastor) =>
    test.call(method, path.startsWith('/') ? path : `${base}${path}`, { office, ...(body && { body }) })
  const list = async (vista = 'ABERTOS', office = pastor) => {
    const { status, body } = await call('GET', `?vista=${vista}`, undefined, office)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  async function addVisitor(nome = 'Vera', own: object = {}): Promise<number> {
    const body = { chave: randomUUID(), nome, telefone: '+55 81 98888-1234', ...own }
    const answer = await call('POST', '/escritorio/visitante/', body, admin)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }
  const ask = (mensagem: string, flags: object = {}, who = member) =>
    requestPrayer(test.needs, createMemberCall(test.platform.transactions.at(who.church), who), {
      chave: randomUUID(),
      mensagem,
      flagPublicarMural: false,
      flagAnonimo: false,
      flagReceberLigacao: false,
      flagReceberVisita: false,
      ...flags,
    })
  const states = (id: number) =>
    test.asOwner((owner) =>
      owner.query('select situacao, contato_feito_em is not null as contato from oracao where id = $1', [id]),
    )
  const noticesOf = ({ memberId }: Person) =>
    test.asOwner((owner) => owner.query('select titulo, corpo from notificacao where usuario_id = $1', [memberId]))
  const plan = (own: object = {}) => ({ idResponsavel: null, proximoPasso: null, prazo: null, versao: 1, ...own })

  it('has visitors, prayers that ask for a call, and those in danger, danger first and then the oldest', async () => {
    await addVisitor()
    test.advance(hourMs)
    await ask('Orem pela minha mãe', { flagReceberLigacao: true })
    test.advance(hourMs)
    await ask('Quero me matar')
    await ask('Obrigado pelo novo emprego')
    const { itens, total, contagens } = await list()
    expect(itens.map(({ tipo, nome, flagPerigo }: Record<string, string>) => [tipo, nome, flagPerigo])).toEqual([
      ['ORACAO', 'Davi Souza', true],
      ['VISITANTE', 'Vera', false],
      ['ORACAO', 'Davi Souza', false],
    ])
    expect(total).toBe(3)
    expect(contagens).toEqual({ ABERTOS: 3, MEUS: 0, SEM_RESPONSAVEL: 3, VENCIDOS: 0 })
    const sums = { perigo: 1, visitantes: 1, oracoes: 2, vencidos: 0, semResponsavel: 3 }
    expect((await call('GET', 'resumo')).body).toEqual(sums)
    // A new week begins on Sunday.
    test.advance(7 * 24 * hourMs)
    expect((await call('GET', 'resumo')).body).toEqual({ ...sums, visitantes: 0 })
    expect(itens[1]).toMatchObject({ telefone: '+55 81 98888-1234', desde: tuesday.toISOString() })
    expect(JSON.stringify(itens)).not.toContain('mãe')
    expect((await call('GET', `${itens[2].id}`)).body).toMatchObject({
      mensagem: 'Orem pela minha mãe',
      flagLigacao: true,
    })
  })

  it('has connect cards, a member’s and a guest’s, once each, with what they say', async () => {
    const { body: planned } = await call('POST', '/transmissao/', plainBroadcast(test.now))
    const at = `/transmissao/${planned.id}`
    const { body: moment } = await call('POST', `${at}/momento/`, {
      tipo: 'CARTAO',
      titulo: 'Primeira vez?',
      texto: null,
    })
    const { body: seen } = await test.call('GET', `/igreja/videira${at}/`)
    await call('PUT', `${at}/estado`, { estado: 'AO_VIVO', versao: seen.versao })
    await call('PUT', `${at}/momento/${moment.id}/aberto`, { aberto: true })
    const cartao = { nome: 'Léa Prado', email: 'lea@example.org', mensagem: 'Quero conhecer' }
    const respond = (options: object) =>
      test.call('POST', `${at}/momento/${moment.id}/resposta/`, {
        body: { chave: randomUUID(), cartao },
        ...options,
      })
    for (const options of [{ token: member.token }, { token: member.token }]) {
      const answer = await respond(options)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const { itens } = await list()
    expect(itens).toMatchObject([{ tipo: 'CARTAO', nome: 'Davi Souza', email: 'lea@example.org' }])
    expect((await call('GET', `${itens[0].id}`)).body).toMatchObject({ mensagem: 'Quero conhecer', anotacoes: 0 })
    await call('POST', `${itens[0].id}/conclusao`)
    expect((await list()).itens).toEqual([])
    // Written again, it waits again.
    await respond({ token: member.token })
    expect((await list()).itens).toMatchObject([{ id: itens[0].id }])
    expect((await respond({})).status).toBe(200)
    expect((await list()).itens).toMatchObject([{ nome: 'Davi Souza' }, { nome: 'Léa Prado', idUsuario: null }])
    for (const card of (await call('GET', `${at}/cartao/`, undefined, admin)).body.itens)
      await call('DELETE', `${at}/cartao/${card.id}`, undefined, admin)
    expect((await list()).itens).toEqual([])
  })

  it('is taken by one of two at once, and put off, due and done are views of their own', async () => {
    await addVisitor()
    const [{ id }] = (await list()).itens
    const answers = await Promise.all([
      call('PUT', `${id}`, plan({ idResponsavel: pastor.memberId, proximoPasso: 'Ligar', prazo: '2026-11-24' })),
      call('PUT', `${id}`, plan({ idResponsavel: admin.memberId, prazo: '2026-11-24' }), admin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = answers[0]?.status === 200 ? [pastor, admin] : [admin, pastor]
    expect((await list('MEUS', won)).itens).toMatchObject([
      { id, responsavel: { id: won.memberId }, flagVencido: true },
    ])
    expect((await list('MEUS', lost)).itens).toEqual([])
    expect((await list('SEM_RESPONSAVEL')).itens).toEqual([])
    expect((await list('VENCIDOS')).contagens.VENCIDOS).toBe(1)
    const done = await call('POST', `${id}/conclusao`)
    expect(done.body).toMatchObject({ concluidoPor: 'Paula Pastora', flagVencido: false })
    expect((await call('POST', `${id}/conclusao`)).body).toEqual(done.body)
    expect((await list()).contagens).toEqual({ ABERTOS: 0, MEUS: 0, SEM_RESPONSAVEL: 0, VENCIDOS: 0 })
    expect((await list('CONCLUIDOS')).itens).toMatchObject([{ id }])
    await call('DELETE', `${id}/conclusao`)
    expect((await list()).itens).toMatchObject([{ id, concluidoEm: null, concluidoPor: null }])
    const acts = await test.asOwner((owner) =>
      owner.query<{ acao: string }>(
        "select acao from auditoria where acao like 'CARE_%' and detalhes ->> 'cuidado' = $1 order by id",
        [String(id)],
      ),
    )
    expect(acts.map(({ acao }) => acao)).toEqual(['CARE_SET', 'CARE_DONE', 'CARE_REOPENED'])
  })

  it('is given to staff alone who may take it, and tells them without a name', async () => {
    await addVisitor()
    const [{ id }] = (await list()).itens
    for (const idResponsavel of [member.memberId, 2_147_483_647])
      expect((await call('PUT', `${id}`, plan({ idResponsavel }))).status).toBe(400)
    const { itens } = (await call('GET', 'equipe')).body
    expect(itens).toContainEqual({ id: admin.memberId, nome: 'Rute Secretária' })
    expect(itens.map((carer: { id: number }) => carer.id)).not.toContain(member.memberId)
    expect((await call('PUT', `${id}`, plan({ idResponsavel: admin.memberId }))).status).toBe(200)
    const notices = await noticesOf(admin)
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices)).not.toContain('Vera')
  })

  it('reminds on the morning of the day, once, those who still may, in words that name no one', async () => {
    for (const nome of ['Vera', 'Vilma']) await addVisitor(nome)
    const { itens } = await list()
    for (const { id } of itens)
      await call('PUT', `${id}`, plan({ idResponsavel: pastor.memberId, proximoPasso: 'Segredo', prazo: '2026-11-25' }))
    await test.runJobs()
    expect(await noticesOf(pastor)).toEqual([])
    test.advance(23 * hourMs)
    await test.runJobs()
    await test.runJobs()
    const notices = await noticesOf(pastor)
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices)).not.toMatch(/Vera|Vilma|Segredo/)
  })

  it('follows moderators: what they have settled is done, and what is done here is settled there', async () => {
    const { id } = await ask('Quero me matar', { flagReceberVisita: true })
    const [item] = (await list()).itens
    expect((await call('POST', `${item.id}/conclusao`)).status).toBe(200)
    expect(await states(id)).toEqual([{ situacao: 'RESERVADA', contato: true }])
    await call('DELETE', `${item.id}/conclusao`)
    expect(await states(id)).toEqual([{ situacao: 'CUIDADO', contato: false }])
    for (const decisao of ['CUIDADO_RESOLVIDO', 'CONTATO_FEITO'])
      await call('POST', `/oracao-moderacao/${id}`, { decisao, versao: 1 })
    expect((await list()).itens).toEqual([])
    expect((await list('CONCLUIDOS')).itens).toMatchObject([{ id: item.id, flagPerigo: true }])
    await test.call('DELETE', `/oracao/${id}`, { token: member.token })
    expect((await list('CONCLUIDOS')).itens).toEqual([])
  })

  it('shows and counts no prayer to those who may not see them', async () => {
    await ask('Quero me matar')
    await addVisitor()
    const [prayer, visitor] = (await list()).itens
    const reader = createMemberCall(test.platform.transactions.at(test.videira), {
      ...member,
      granted: ['care.read', 'care.write', 'care.notes'],
    })
    const page = await listCare(test.needs, reader, { vista: 'ABERTOS', page: 1, limit: 50 })
    expect(page).toMatchObject({ total: 1, contagens: { ABERTOS: 1 }, itens: [{ id: visitor.id }] })
    await expect(getCare(test.needs, reader, prayer.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setCareDone(test.needs, reader, prayer.id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readCareNotes(reader, prayer.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is another church’s nowhere', async () => {
    await addVisitor()
    const [{ id }] = (await list()).itens
    const other = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
    expect((await list('ABERTOS', other)).itens).toEqual([])
    for (const [method, path, body] of [
      ['GET', `${id}`],
      ['PUT', `${id}`, plan()],
      ['POST', `${id}/conclusao`],
      ['POST', `${id}/anotacao/leitura`],
      ['POST', '', { idUsuario: member.memberId }],
    ] as const)
      expect((await call(method, path, body, other)).status, path).toBe(404)
  })

  it('takes a person by hand, once however often it is clicked, and lists what is known of them', async () => {
    const open = () => call('POST', '', { idUsuario: member.memberId })
    const answers = await Promise.all([open(), open(), open()])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await call('GET', `/escritorio/usuario/${member.memberId}/cuidado`)).body.itens).toMatchObject([
      { id: answers[0]?.body.id, tipo: 'PESSOA', responsavel: { id: pastor.memberId } },
    ])
    await call('POST', `${answers[0]?.body.id}/conclusao`)
    expect((await open()).body.id).not.toBe(answers[0]?.body.id)
  })

  it('keeps notes for pastors and owners alone, once each, and writes down who read them', async () => {
    const id = (await call('POST', '', { idUsuario: member.memberId })).body.id
    const note = { chave: randomUUID(), texto: 'Luto na família' }
    const add = () => call('POST', `${id}/anotacao/`, note)
    const added = await Promise.all([add(), add()])
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1)
    expect((await call('POST', `${id}/anotacao/`, note, admin)).status).toBe(403)
    expect((await call('POST', `${id}/anotacao/leitura`, undefined, admin)).status).toBe(403)
    expect((await call('GET', `${id}`, undefined, admin)).body.anotacoes).toBeNull()
    const read = await call('POST', `${id}/anotacao/leitura`)
    expect(read.body.itens).toMatchObject([{ texto: 'Luto na família', autor: 'Paula Pastora', flagMinha: true }])
    const acts = await test.asOwner((owner) =>
      owner.query("select detalhes from auditoria where acao = 'CARE_NOTES_READ'"),
    )
    expect(acts).toEqual([{ detalhes: { cuidado: id, usuario: member.memberId } }])
    const kept = await test.asOwner((owner) =>
      owner.query("select antes, depois from historico where tipo like 'cuidado%'"),
    )
    expect(JSON.stringify(kept)).not.toContain('Luto')
    const other = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    const noteId = added[0]?.body.id
    expect((await call('DELETE', `${id}/anotacao/${noteId}`, undefined, other)).status).toBe(404)
    expect((await call('DELETE', `${id}/anotacao/${noteId}`)).status).toBe(200)
    expect((await call('GET', `${id}`)).body.anotacoes).toBe(0)
  })
})
