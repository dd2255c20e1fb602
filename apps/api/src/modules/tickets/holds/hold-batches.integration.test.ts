import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { itself } from '../../../platform/http/route.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'
import { createHoldBatches, maxBatchSize } from './hold-batches.service.ts'

/* Buyers who come at the same moment share a transaction, and nothing else. */
describe('holds that are made together', () => {
  const statements: string[] = []
  const stage = setUpTickets({ onQuery: (statement) => statements.push(statement) })
  const { test } = stage
  const quota = (vagas: number) => ({ nome: 'Vagas', vagas })

  it('take as many statements as one alone', async () => {
    const event = await stage.sell({ cotas: { seats: quota(100) } })
    const count = async (buyers: number) => {
      statements.length = 0
      const answers = await Promise.all(Array.from({ length: buyers }, () => stage.hold(event)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      return statements.length
    }
    await count(1)
    const ofSingle = await count(1)
    expect(ofSingle).toBeLessThanOrEqual(9)
    const hold = createHoldBatches(stage.needs)
    const from = () => ({ ...stage.at(), actor: undefined, source: { ...itself, address: nextAddress() } })
    const ingressos = [{ idIngresso: event.types.adult ?? 0, adicionais: [] }]
    const holdMany = (buyers: number) =>
      Promise.all(Array.from({ length: buyers }, () => hold(from(), event.id, { chave: randomUUID(), ingressos })))
    await holdMany(1)
    statements.length = 0
    await holdMany(maxBatchSize)
    expect(statements).toHaveLength(ofSingle)
    expect(await stage.free(event)).toEqual({ seats: 100 - 3 - maxBatchSize })
  })

  it('are refused each for its own reason, and the others have their seats', async () => {
    const event = await stage.sell({ cotas: { seats: quota(50) }, metodos: ['pix'] })
    const other = await stage.sell({ cotas: { seats: quota(50) } })
    const chave = randomUUID()
    const answers = await Promise.all([
      stage.hold(event),
      stage.hold(event, { ingressos: [{ idIngresso: other.types.adult }] }),
      stage.hold(event, { codigoMetodoPagamento: 'BOLETO' }),
      stage.hold(event, { chave }),
      stage.hold(event, { chave }),
      stage.hold(event),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 409, 201, 201, 201])
    expect(answers[1]?.body.code).toMatch(/^EVT_REG_/)
    expect(answers[3]?.body.codigo).toBe(answers[4]?.body.codigo)
    expect(await stage.free(event)).toEqual({ seats: 47 })
  })

  it('are of the sale as staff changed it last, and of the price as it is', async () => {
    const event = await stage.sell({ cotas: { seats: quota(50) } })
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    expect((await stage.hold(event)).body.orcamento.valor).toBe(5000)
    const type = { nome: 'Adulto', valor: 7000, cotas: [event.quotas.seats] }
    const path = `/evento/${event.id}/equipe/ingresso/${event.types.adult}`
    await test.call('PUT', path, { token: admin.token, body: { versao: 1, ...type } })
    const answers = await Promise.all([stage.hold(event), stage.hold(event)])
    expect(answers.map(({ body }) => body.orcamento.valor)).toEqual([7000, 7000])
    await test.call('PUT', path, { token: admin.token, body: { versao: 2, ...type, flagAtivo: false } })
    expect((await stage.hold(event)).body.code).toBe('EVT_REG_019')
  })

  it('of which one read the sale before it was changed: the buyer looks at it again', async () => {
    const event = await stage.sell({ cotas: { seats: quota(50) } })
    await stage.hold(event)
    // As another process changes it, before this one hears of it.
    await test.asOwner((owner) =>
      owner.exec(`update evento_venda set versao = versao + 1 where evento_id = ${event.id};
        update evento_ingresso set valor = 9000 where evento_id = ${event.id}`),
    )
    expect((await stage.hold(event)).body.orcamento.valor).toBe(9000)
  })

  it('of which some find no seat: the first are served, the others read what is left', async () => {
    const event = await stage.sell({ cotas: { seats: quota(5) } })
    const idIngresso = event.types.adult
    const want = (tickets: number) => ({ ingressos: Array.from({ length: tickets }, () => ({ idIngresso })) })
    const answers = await Promise.all([
      stage.hold(event, want(4)),
      stage.hold(event, want(3)),
      stage.hold(event, want(1)),
      stage.hold(event, want(2)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 201, 409])
    expect(answers[1]?.body.code).toBe('EVT_REG_001')
    expect(await stage.free(event)).toEqual({ seats: 0 })
    test.advance(11 * 60_000)
    const later = await Promise.all([stage.hold(event, want(3)), stage.hold(event, want(3))])
    expect(later.map(({ status }) => status)).toEqual([201, 409])
    expect(later[1]?.body).toMatchObject({ code: 'EVT_REG_021', details: [{ message: '2' }] })
  })

  it('count against the limit of each buyer alone', async () => {
    const event = await stage.sell({ cotas: { seats: quota(500) } })
    const member = await test.join()
    const mine = await Promise.all(Array.from({ length: 125 }, () => stage.hold(event, {}, member)))
    expect(mine.filter(({ status }) => status === 201)).toHaveLength(120)
    expect(mine.filter(({ status }) => status === 429)).toHaveLength(5)
    const answers = await Promise.all([stage.hold(event, {}, member), stage.hold(event)])
    expect(answers.map(({ status }) => status)).toEqual([429, 201])
    expect(await stage.free(event)).toEqual({ seats: 379 })
  })

  it('keep the limit of tickets of a member', async () => {
    const event = await stage.sell({ cotas: { seats: quota(50) }, limitePorPessoa: 2 })
    const member = await test.join()
    const answers = await Promise.all(Array.from({ length: 6 }, () => stage.hold(event, {}, member)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await stage.free(event)).toEqual({ seats: 48 })
  })
})
