import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { eraseMember } from '../leaving/erasure.service.ts'

/** A Tuesday evening in São Paulo: the next day by UTC. */
const lateTuesday = new Date('2026-11-25T02:30:00Z')
const base = '/escritorio/pedido-privacidade/'

describe('requests about personal data', () => {
  const own = { modules: [], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: lateTuesday })
  let admin: Person
  let other: Person
  let member: Person

  beforeEach(async () => {
    await test.asOwner((owner) =>
      owner.exec(
        'delete from pedido_privacidade; delete from notificacao; delete from tarefa; delete from usuario_role',
      ),
    )
    admin = await test.join({ roles: ['ROLE_ADMIN'], nome: 'Rute', sobrenome: 'Alves' })
    other = await test.join({ roles: ['ROLE_ADMIN'], nome: 'Davi', sobrenome: 'Reis' })
    member = await test.join({ nome: 'Lia', sobrenome: 'Melo' })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, office = admin) =>
    test.call(method, `${base}${path}`, { office, ...(body && { body }) })
  const enter = async (more: object = {}) => {
    const body = {
      chave: randomUUID(),
      idUsuario: member.memberId,
      tipo: 'ACESSO',
      origem: 'CARTA',
      recebidoEm: '2026-11-20',
      mensagem: 'Quero ver tudo.',
      ...more,
    }
    return call('POST', '', body)
  }
  const enterOne = async (more: object = {}) => {
    const { status, body } = await enter(more)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const acts = (acao: string) =>
    test.asOwner((owner) => owner.query<{ detalhes: object }>('select detalhes from auditoria where acao = $1', [acao]))
  const list = async (vista: string, office = admin) => (await call('GET', `?vista=${vista}`, undefined, office)).body

  it('have fifteen days from when they arrived, on the church’s calendar, and are one however often they are sent', async () => {
    const chave = randomUUID()
    const request = await enterOne({ chave })
    expect(request).toMatchObject({ prazo: '2026-12-05', flagVencido: false, pessoa: { nome: 'Lia Melo' }, versao: 1 })
    const answers = await Promise.all([enter({ chave }), enter({ chave })])
    expect(answers.map(({ body }) => body.id)).toEqual([request.id, request.id])
    expect((await list('ABERTOS')).contagens).toEqual({ ABERTOS: 1, MEUS: 0, VENCIDOS: 0 })
    expect((await enter({ recebidoEm: '2026-11-25' })).status, 'it is still the 24th there').toBe(400)
    expect((await enter({ idUsuario: 999_999 })).status).toBe(404)
  })

  it('come in the order of their last days, and the late ones have a view of their own', async () => {
    const late = await enterOne({ recebidoEm: '2026-11-01' })
    const young = await enterOne({ recebidoEm: '2026-11-24' })
    const ids = ({ itens }: { itens: { id: number }[] }) => itens.map(({ id }) => id)
    expect(ids(await list('ABERTOS'))).toEqual([late.id, young.id])
    expect(ids(await list('VENCIDOS'))).toEqual([late.id])
  })

  it('are taken by those who may, who are told in words without a name', async () => {
    const { id } = await enterOne()
    expect((await call('PUT', `${id}`, { versao: 1, idResponsavel: member.memberId })).status).toBe(400)
    const taken = await call('PUT', `${id}`, { versao: 1, idResponsavel: other.memberId })
    expect(taken.body).toMatchObject({ versao: 2, responsavel: { nome: 'Davi Reis' } })
    expect((await call('PUT', `${id}`, { versao: 1, idResponsavel: null })).status, 'a second office').toBe(409)
    expect((await list('MEUS', other)).itens).toHaveLength(1)
    const notices = await test.asOwner((owner) =>
      owner.query<{ titulo: string; mensagem: string }>('select * from notificacao where usuario_id = $1', [
        other.memberId,
      ]),
    )
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices)).not.toMatch(/Lia|Melo|tudo/)
  })

  it('are closed as done, or refused with a reason and an answer, and opened again', async () => {
    const { id } = await enterOne()
    const refusal = { versao: 1, recusa: 'OBRIGACAO_LEGAL', resposta: null }
    expect((await call('POST', `${id}/decisao`, refusal)).status, 'without an answer').toBe(400)
    const refused = await call('POST', `${id}/decisao`, { ...refusal, resposta: 'Recibos ficam cinco anos.' })
    expect(refused.body).toMatchObject({ recusa: 'OBRIGACAO_LEGAL', concluidoPor: 'Rute Alves', flagVencido: false })
    expect((await list('CONCLUIDOS')).total).toBe(1)
    const open = await call('DELETE', `${id}/decisao`)
    expect(open.body).toMatchObject({ concluidoEm: null, recusa: null, resposta: null, prazo: '2026-12-05' })
    expect((await call('DELETE', `${id}/decisao`)).body.versao, 'once more changes nothing').toBe(open.body.versao)
    expect((await call('POST', `${id}/decisao`, { versao: 1, recusa: null, resposta: null })).status).toBe(409)
    const history = await test.asOwner((owner) =>
      owner.query("select antes, depois from historico where tipo = 'pedido_privacidade'"),
    )
    expect(history.length).toBeGreaterThan(2)
    expect(JSON.stringify(history)).not.toMatch(/Quero ver|Recibos/)
  })

  it('remind those who take them five days and one day before the last one, and all where no one does', async () => {
    const { id } = await enterOne()
    const reminded = async () => {
      await test.runJobs()
      const rows = await test.asOwner((owner) =>
        owner.query<{ usuario_id: number }>('select usuario_id from notificacao order by usuario_id'),
      )
      return rows.map(({ usuario_id }) => usuario_id)
    }
    test.advance(6 * dayMs)
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    expect((await reminded()).length, 'five days before: all of them').toBeGreaterThanOrEqual(2)
    await test.asOwner((owner) => owner.exec('delete from notificacao'))
    await call('PUT', `${id}`, { versao: 1, idResponsavel: admin.memberId })
    test.advance(4 * dayMs)
    expect(await reminded()).toEqual([admin.memberId])
    test.advance(-10 * dayMs)
  })

  it('bring all that the church holds of the person, without what a login keeps, and it is written down', async () => {
    const { id } = await enterOne()
    const answer = await call('GET', `${id}/arquivo`)
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200)
    expect(answer.body.dados.usuario[0]).toMatchObject({ nome: 'Lia' })
    expect(answer.body.dados.pedido_privacidade[0]).toMatchObject({ mensagem: 'Quero ver tudo.' })
    expect(Object.keys(answer.body.dados)).not.toContain('conta')
    expect(JSON.stringify(answer.body)).not.toContain('Rute')
    expect(await acts('PERSON_DATA_EXPORTED')).toMatchObject([{ detalhes: { usuario: member.memberId, pedido: id } }])
  })

  it('outlive the person without their name and words', async () => {
    const { id } = await enterOne({ tipo: 'EXCLUSAO' })
    const person = { accountId: member.accountId, memberId: member.memberId }
    await eraseMember(test.platform, test.platform.transactions.at(test.videira), test.needs.personalData, person)
    expect((await call('GET', `${id}`)).body).toMatchObject({ pessoa: null, mensagem: null, tipo: 'EXCLUSAO' })
    expect((await call('GET', `${id}/arquivo`)).status).toBe(404)
  })

  it('are nothing for others: a secretary, a pastor, another church', async () => {
    const { id } = await enterOne()
    const secretary = await test.join({ roles: ['ROLE_SECRETARY', 'ROLE_PASTOR'] })
    for (const path of ['', `${id}`, `${id}/arquivo`])
      expect((await call('GET', path, undefined, secretary)).status, path).toBe(403)
    const there = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
    const asked = { office: there, host: 'farol.admin.narthex.test' }
    expect((await test.call('GET', `${base}${id}`, asked)).status).toBe(404)
    expect((await test.call('GET', base, asked)).body.total).toBe(0)
  })
})
