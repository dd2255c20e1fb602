import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderPurposes } from './modules/payments/orders/orders.service.ts'
import { rehearsalEndQueue } from './modules/payments/orders/payments.jobs.ts'
import { playOrderKinds } from './modules/play/subscriptions/play-orders.service.ts'
import { findViewing } from './modules/play/subscriptions/viewing.service.ts'
import { listTickets } from './modules/tickets/registrations/registrations.queries.ts'
import { enqueue } from './platform/jobs/jobs.ts'
import type { Answer } from './testing/caller.ts'
import { setUpGoingLive } from './testing/going-live/set-up-going-live.ts'
import { type Cast, type Story, stories } from './testing/going-live/stories.ts'
import type { Person } from './testing/people.ts'
import { readPdf } from './testing/read-pdf.ts'

const whole = orderPurposes.flatMap((purpose) =>
  Object.entries(stories[purpose]).map(([name, story]) => [`${purpose}: ${name}`, story] as const),
)

/** Rows that a live church has of real money alone, of which there is none here. */
const forbidden = {
  captured: 'pagamento where capturado > 0',
  paidOrders: "pedido where situacao = 'PAGO'",
  attempts: "pagamento where gateway = 'rehearsal' and situacao <> 'canceled'",
  atTheGateway: 'ensaio_pagamento',
  refunds: "estorno where situacao in ('PENDENTE', 'CONFERIR')",
  cards: "cartao where gateway = 'rehearsal'",
  gifts: "doacao where situacao <> 'ABERTA' and situacao <> 'FALHOU'",
  recurrences: "recorrencia where situacao <> 'CANCELADA'",
  receivedCycles: "recorrencia_ciclo where situacao in ('COBRANDO', 'RECEBIDO')",
  validTickets: "evento_bilhete where situacao = 'VALIDO'",
  confirmed: "evento_inscricao where situacao = 'CONFIRMADA'",
  purchases: "play_compra where situacao = 'PAGA'",
  playGifts: "play_presente where situacao in ('PAGA', 'ACEITA')",
  terms: 'play_assinatura where termo_fim is not null',
}
const seats = {
  occupied: 'evento_cota, generate_series(1, ocupadas)',
  taken: `evento_bilhete b join evento_inscricao i on i.igreja_id = b.igreja_id and i.codigo = b.inscricao_codigo
    where b.situacao <> 'CANCELADO' and i.situacao in ('RESERVADA', 'PENDENTE', 'CONFIRMADA')`,
}

describe('a church that goes live between two steps', () => {
  const stage = setUpGoingLive()
  const { test } = stage
  let rui: Person
  beforeAll(async () => {
    rui = await test.join({ nome: 'Rui' })
  })

  const mayPlay = (who: Person) =>
    stage.inVideira(
      async (work) => (await findViewing(work, who.memberId, { id: stage.things.title, acesso: 'ASSINANTE' })).mayPlay,
    )
  const readRows = async (rows: Readonly<Record<string, string>>) => {
    const columns = Object.entries(rows).map(([name, from]) => `(select count(*)::int from ${from}) as "${name}"`)
    const [counted] = await test.asOwner((owner) => owner.query<Record<string, number>>(`select ${columns.join(', ')}`))
    return counted
  }

  /** Whatever was rehearsed: nothing of it moves, is money, opens a door or is charged. */
  async function expectNothingReal({ ana, found }: Cast): Promise<void> {
    const none = Object.fromEntries(Object.keys(forbidden).map((name) => [name, 0]))
    expect(await readRows(forbidden)).toEqual(none)
    const { taken, occupied } = (await readRows(seats)) ?? {}
    expect(occupied).toBe(taken)
    expect([await mayPlay(ana), await mayPlay(rui)]).toEqual([false, false])
    // A reading of before is one of the rehearsal.
    found.atTheDoor = ''
  }

  /** No document, sum, list or file has it. */
  async function expectNothingShown({ ana, found }: Cast): Promise<void> {
    const read = (path: string) => stage.as(stage.chief, 'GET', path)
    if (found.pedido) expect((await stage.as(ana, 'GET', `/pedido/${found.pedido}/recibo`)).status).toBe(404)
    const own = `/usuario/${ana.memberId}/doacao`
    expect((await stage.as(ana, 'GET', `${own}/resumo`)).body).toEqual([])
    expect((await readPdf((await stage.as(ana, 'GET', `${own}/extrato/2026?idioma=en`)).body))[0]).not.toContain(
      '50.00',
    )
    const goals = (await test.call('GET', '/igreja/videira/pagamento-motivo/andamento')).body
    expect(goals.filter(({ arrecadado }: { arrecadado: number }) => arrecadado > 0)).toEqual([])
    const payments = (await read('/tesouraria/pagamento/')).body.itens
    expect(payments.filter(({ gateway }: { gateway: string }) => gateway === 'rehearsal')).toEqual([])
    const sums = (await read('/tesouraria/total/')).body
    expect(sums.filter(({ capturado }: { capturado: number }) => capturado > 0)).toEqual([])
    expect(String((await read('/tesouraria/pagamento/exportacao')).body)).not.toContain('rehearsal')
    expect(String((await read('/tesouraria/doacao/exportacao')).body)).not.toContain('Recebida')
    const { vendas, receita, entradas } = (await read(`/evento/${stage.things.event}/equipe/estatisticas`)).body
    expect([vendas, receita.filter(({ pago }: { pago: number }) => pago > 0), entradas]).toEqual([[], [], []])
  }

  async function run(story: Story, cast: Cast, from: number, to?: number): Promise<void> {
    for (const [name, step] of Object.entries(story).slice(from, to)) {
      const answer = (await step(cast)) as Partial<Answer> | undefined
      if (to === undefined) {
        // Refused, or of no use: never a fault of ours.
        expect([name, (answer?.status ?? 200) === 500]).toEqual([name, false])
        expect(cast.found.atTheDoor).not.toBe('ACEITA')
      } else expect([name, answer?.body?.code, (answer?.status ?? 200) < 300]).toEqual([name, undefined, true])
    }
  }

  it('has stories of every purpose of an order and everything that Play sells', () => {
    expect(Object.keys(stories)).toEqual([...orderPurposes])
    expect(Object.keys(stories.play)).toEqual([...playOrderKinds])
  })

  it.each(whole)('has nothing of %s, also when it rehearses again', async (_, story) => {
    const { length } = Object.keys(story)
    for (let done = 1; done <= length; done++) {
      const cast: Cast = { stage, ana: await test.join({ nome: 'Ana' }), rui, found: {} }
      await run(story, cast, 0, done)
      expect((await stage.goLive()).status).toBe(200)
      await expectNothingReal(cast)
      await run(story, cast, done)
      await test.runJobs()
      await expectNothingReal(cast)
      await expectNothingShown(cast)
      // What had ended stays so in the next rehearsal, and when that ends.
      expect((await stage.rehearse()).status).toBe(200)
      const revived = { pedido: cast.found.pedido, situacao: 'paid' }
      if (cast.found.pedido) expect((await test.call('POST', '/pagamento/ensaio/', { body: revived })).status).toBe(404)
      await test.runJobs()
      await stage.goLive()
      await expectNothingReal(cast)
      await stage.rehearse()
    }
  })
})

describe('going live', () => {
  const stage = setUpGoingLive()
  const { test, things } = stage
  let ana: Person
  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
  })

  const ask = (method: 'GET' | 'POST', path: string, body?: object) => stage.as(ana, method, path, body)
  const placeGift = async () =>
    (
      await ask('POST', '/doacao/', {
        chave: randomUUID(),
        itens: [{ idMotivo: things.reason, valor: 5000 }],
        codigoMetodoPagamento: 'CASH',
      })
    ).body.pedido
  const buyTicket = async () => {
    const chosen = { chave: randomUUID(), ingressos: [{ idIngresso: things.ticketType }] }
    const { codigo } = (await ask('POST', `/evento/${things.event}/reserva/`, chosen)).body
    const path = `/usuario/${ana.memberId}/evento/${things.event}/inscricao/`
    const form = { reserva: codigo, participantes: [{ nome: 'Ana Souza' }], total: 5000, codigoMetodoPagamento: 'CASH' }
    return (await ask('POST', path, { ...form, chave: randomUUID() })).body as { codigo: string; pedido: string }
  }
  const pay = (pedido: string, codigoMetodoPagamento: string) =>
    ask('POST', '/pagamento/', { pedido, chave: randomUUID(), codigoMetodoPagamento })
  const payInCash = async (pedido: string) => {
    await pay(pedido, 'CASH')
    const { id } = (await stage.payment(pedido)) ?? {}
    return stage.as(stage.chief, 'POST', `/tesouraria/pagamento/${id}/confirmacao`)
  }
  const rehearsePaid = async (pedido: string) => {
    await pay(pedido, 'PIX')
    return ask('POST', '/pagamento/ensaio/', { pedido, situacao: 'paid' })
  }
  const receipt = async (pedido: string) => {
    const { status, body } = await ask('GET', `/pedido/${pedido}/recibo?idioma=en`)
    return status === 200 ? (await readPdf(body))[0] : status
  }
  const ticketsOf = async (codigo: string) =>
    (await stage.inVideira((work) => listTickets(work, codigo))).map(({ situacao }) => situacao)
  const statement = async () =>
    (await readPdf((await ask('GET', `/usuario/${ana.memberId}/doacao/extrato/2026?idioma=en`)).body))[0]

  it('leaves what was paid in cash, whose documents never say that it was a rehearsal', async () => {
    const [gift, ticket] = [await placeGift(), await buyTicket()]
    expect((await payInCash(gift)).status).toBe(200)
    expect((await payInCash(ticket.pedido)).status).toBe(200)
    expect(await receipt(gift)).not.toContain('Test mode')
    const rehearsed = await placeGift()
    await rehearsePaid(rehearsed)
    expect(await receipt(rehearsed)).toContain('Test mode')
    // Beside real money what is rehearsed stands on no statement.
    expect(await statement()).not.toContain('Test mode')
    expect((await stage.goLive()).body.ensaio).toMatchObject({ pedidos: 1, compras: [] })
    expect(await receipt(gift)).not.toContain('Test mode')
    expect(await receipt(rehearsed)).toBe(404)
    expect((await ask('GET', `/usuario/${ana.memberId}/doacao/resumo`)).body).toMatchObject([{ valor: 5000 }])
    expect(await ticketsOf(ticket.codigo)).toEqual(['VALIDO'])
    await stage.rehearse()
    expect(await receipt(gift)).not.toContain('Test mode')
  })

  it('leaves an order that a real gateway has heard of, and it may be paid on', async () => {
    const gift = await placeGift()
    await pay(gift, 'PIX')
    await pay(gift, 'CASH')
    await stage.goLive()
    const { id } = (await stage.payment(gift)) ?? {}
    expect((await stage.as(stage.chief, 'POST', `/tesouraria/pagamento/${id}/confirmacao`)).status).toBe(200)
    expect(await receipt(gift)).toContain('R$50.00')
    // One that was only placed had the prices of the rehearsal.
    await stage.rehearse()
    const placed = await placeGift()
    await stage.goLive()
    expect((await pay(placed, 'CASH')).body.code).toBe('NOT_FOUND')
    expect((await ask('GET', `/pedido/${placed}/pagamento/`)).body).toMatchObject({ situacao: 'canceled' })
  })

  it('ends by a job what a church had left that was live before that ended its rehearsal', async () => {
    const [gift, ticket] = [await placeGift(), await buyTicket()]
    await rehearsePaid(gift)
    await rehearsePaid(ticket.pedido)
    const { igrejaId } = test.videira
    const goLiveOnly = 'update pagamento_configuracao set flag_producao = true where igreja_id = $1'
    await test.asOwner((owner) => owner.query(goLiveOnly, [igrejaId]))
    // Until then no one can move anything, and the receipt says what it is.
    expect((await ask('POST', '/pagamento/ensaio/', { pedido: gift, situacao: 'refunded' })).status).toBe(404)
    expect(await receipt(gift)).toContain('Test mode')
    await stage.inVideira((work) => enqueue(work, rehearsalEndQueue, {}))
    await test.runJobs()
    expect([await receipt(gift), await ticketsOf(ticket.codigo)]).toEqual([404, ['CANCELADO']])
  })

  it('tells staff which purchases of tickets ended, mails no one, and is kept in the audit log', async () => {
    const [paid, waiting] = [await buyTicket(), await buyTicket()]
    await rehearsePaid(paid.pedido)
    await pay(waiting.pedido, 'PIX')
    await test.runJobs()
    const jobs = () => test.asOwner((owner) => owner.query('select fila, dados from tarefa order by id'))
    const before = await jobs()
    const { body } = await stage.goLive()
    expect(await jobs()).toEqual(before)
    expect(body.ensaio).toEqual({
      pedidos: 2,
      cartoes: 0,
      compras: [
        {
          idEvento: things.event,
          evento: 'Acampamento',
          pedido: paid.pedido,
          comprador: 'Ana Souza',
          ingressos: 1,
        },
      ],
    })
    for (const { codigo } of [paid, waiting]) expect(await ticketsOf(codigo)).toEqual(['CANCELADO'])
    const log = await stage.as(stage.chief, 'GET', '/igreja/videira/auditoria?acao=PAYMENT_SETTINGS_SET')
    expect(log.body.itens[0].detalhes).toMatchObject({
      flagProducao: 'true',
      ensaioPedidos: 2,
      ensaioCompras: 1,
      ensaioIngressos: paid.pedido,
    })
    // Saved again while it is live, nothing ends.
    expect((await stage.goLive()).body.ensaio).toBeNull()
  })
})
