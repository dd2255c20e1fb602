import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViewing } from './modules/play/subscriptions/viewing.service.ts'
import { makeReal } from './testing/going-live/make-real.ts'
import { setUpGoingLive } from './testing/going-live/set-up-going-live.ts'
import type { Person } from './testing/people.ts'

describe('a church that was live, rehearses again and goes live again', () => {
  const stage = setUpGoingLive()
  const { test, things } = stage
  let ana: Person
  beforeEach(async () => {
    ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
  })

  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => stage.as(ana, method, path, body)
  const rows = <Row extends object>(query: string) => test.asOwner((owner) => owner.query<Row>(query))
  const becomeReal = async () => {
    await test.asOwner(makeReal)
    await stage.goLive()
  }
  const saveCard = async (): Promise<string> => {
    const typed = { titular: 'ANA SOUZA', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
    const { token } = (await ask('POST', '/general/payment/church/videira/card/token', typed)).body
    return (await ask('POST', '/general/payment/church/videira/card', { token })).body.id
  }
  const payByPix = async (pedido: string) => {
    await ask('POST', '/pagamento/', { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' })
    expect((await ask('POST', '/pagamento/ensaio/', { pedido, situacao: 'paid' })).status).toBe(200)
  }
  const mayPlay = () =>
    stage.inVideira(
      async (work) => (await findViewing(work, ana.memberId, { id: things.title, acesso: 'ASSINANTE' })).mayPlay,
    )
  const subscription = async () => {
    const own = `from play_assinatura where usuario_id = ${ana.memberId}`
    const [row] = await rows<{ id: string; situacao: string; termo: number; fim: string; renova: boolean }>(
      `select id, situacao, termo, termo_fim::text fim, flag_renova renova ${own}`,
    )
    if (!row) throw new Error('No subscription')
    return row
  }
  const charges = () =>
    rows<{ termo: number; situacao: string; pedido: string; ensaio: boolean }>(
      `select c.termo, c.situacao, c.pedido_codigo pedido, o.flag_ensaio ensaio from play_cobranca c
        join play_assinatura a on a.id = c.assinatura_id join pedido o on o.codigo = c.pedido_codigo
        where a.usuario_id = ${ana.memberId} order by c.termo`,
    )
  const sign = () =>
    ask('POST', '/usuario-plano-assinatura/', { chave: randomUUID(), idPlano: things.plan, meio: 'PIX' })
  /** A month of Play that was really paid for by Pix, five days before its end, in a church that rehearses by then. */
  const subscribe = async () => {
    await payByPix((await sign()).body.pedido)
    await becomeReal()
    await stage.rehearse()
    await stage.passDays(27)
    return subscription()
  }

  it('asks for no renewal of a real term while it rehearses, and for one with real money once it is live', async () => {
    const before = await subscribe()
    expect(await charges()).toMatchObject([{ termo: 1, situacao: 'PAGA' }])
    expect((await stage.goLive()).status).toBe(200)
    expect(await subscription()).toEqual({ ...before, situacao: 'ATIVA', renova: true })
    expect(await mayPlay()).toBe(true)
    await stage.passDays(1)
    expect(await charges()).toMatchObject([
      { termo: 1, situacao: 'PAGA' },
      { termo: 2, situacao: 'COBRANDO', ensaio: false },
    ])
    await stage.rehearse()
  })

  it('takes back a renewal that was rehearsed, not the term before it', async () => {
    await payByPix((await sign()).body.pedido)
    await becomeReal()
    await stage.passDays(27)
    const before = await subscription()
    expect(await charges()).toMatchObject([{ termo: 1 }, { termo: 2, situacao: 'COBRANDO', ensaio: false }])
    await stage.rehearse()
    await payByPix((await charges())[1]?.pedido ?? '')
    expect((await subscription()).termo).toBe(2)
    await stage.goLive()
    expect(await subscription()).toEqual(before)
    expect(await mayPlay()).toBe(true)
    // Its term is over, and nothing real has followed.
    await stage.passDays(30)
    expect(await mayPlay()).toBe(false)
    await stage.rehearse()
  })

  it('ends no real subscription whose term runs out in the rehearsal, and asks for it again once it is live', async () => {
    const before = await subscribe()
    await stage.passDays(30)
    expect([await subscription(), await charges()]).toMatchObject([before, [{ termo: 1, situacao: 'PAGA' }]])
    expect(await mayPlay()).toBe(false)
    expect((await sign()).body.code).toBe('PLAY_ALREADY_SUBSCRIBED')
    await stage.goLive()
    expect(await mayPlay()).toBe(true)
    await stage.passDays(1)
    expect(await charges()).toMatchObject([{ termo: 1 }, { termo: 2, situacao: 'COBRANDO', ensaio: false }])
    expect(await subscription()).toMatchObject({ situacao: 'ATIVA', termo: 1, renova: true })
    // Nothing more of it is free than until the end of tomorrow, and the church's grace days.
    await stage.passDays(6)
    expect([await mayPlay(), (await subscription()).situacao]).toEqual([false, 'ENCERRADA'])
    await stage.rehearse()
  })

  it('cancels a subscription whose means were moved to the rehearsal, at the end of its term', async () => {
    const before = await subscribe()
    const { versao } = (await ask('GET', `/usuario/${ana.memberId}/usuario-plano-assinatura/?igreja=videira`)).body[0]
    const means = { versao, meio: 'CARTAO', idCartao: await saveCard() }
    expect((await ask('PUT', `/usuario-plano-assinatura/${before.id}/meio`, means)).status).toBe(200)
    await stage.goLive()
    expect(await subscription()).toEqual({ ...before, situacao: 'CANCELADA', renova: false })
    expect(await mayPlay()).toBe(true)
    await stage.rehearse()
  })

  it('keeps a recurring gift that was changed since, and what it had received', async () => {
    const own = `/usuario/${ana.memberId}/recorrencia/`
    const choice = { idMotivo: things.reason, valor: 5000, frequencia: { dias: 90 } }
    const inicio = dateIn('America/Sao_Paulo', test.now)
    const begun = { ...choice, chave: randomUUID(), inicio, meio: 'CARTAO', idCartao: await saveCard() }
    const { id } = (await ask('POST', own, begun)).body
    await test.runJobs()
    await becomeReal()
    await stage.rehearse()
    const [{ versao } = { versao: 0 }] = await rows<{ versao: number }>(
      `select versao from recorrencia where id = '${id}'`,
    )
    expect((await ask('PUT', `/recorrencia/${id}`, { ...choice, versao, valor: 7000 })).body.valor).toBe(7000)
    await stage.goLive()
    const cycles = `select ciclo, situacao from recorrencia_ciclo where recorrencia_id = '${id}'`
    expect(await rows(cycles)).toEqual([{ ciclo: 1, situacao: 'RECEBIDO' }])
    const gift = `select situacao, gateway, valor::int from recorrencia where id = '${id}'`
    expect(await rows(gift)).toEqual([{ situacao: 'ATIVA', gateway: 'asaas', valor: 7000 }])
    await stage.rehearse()
  })
})
