import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { saveRehearsalSettings } from '../../testing/set-up-payments.ts'
import { type SoldEvent, setUpTickets } from './testing/set-up-tickets.ts'

const soon = (stage: { test: { now: Date } }, days: number) =>
  new Date(stage.test.now.getTime() + days * dayMs).toISOString()

/* The codes of specification §8, each from the state of an event in which a buyer meets it. */
describe('a purchase is refused', () => {
  const stage = setUpTickets()
  const { test } = stage
  const update = (sql: string) => test.asOwner((owner) => owner.exec(sql))
  const close = async ({ id }: SoldEvent) => {
    await update(`update evento set data_inicio = '2026-11-01T12:00Z', data_fim = '2026-11-02T12:00Z' where id = ${id}`)
    // As every change of an event does.
    await test.platform.transactions.editSite(test.videira, async () => {})
  }

  it('EVT_REG_002 when the event has ended, also between hold and form, and before the payment', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    const { body } = await stage.order(event)
    await close(event)
    expect((await stage.hold(event)).body.code).toBe('EVT_REG_002')
    expect((await stage.register(event, hold.body)).body.code).toBe('EVT_REG_002')
    expect((await stage.pay(body.pedido)).body.code).toBe('EVT_REG_002')
  })

  it('EVT_REG_003 when a required question came since, and nothing is lost', async () => {
    const event = await stage.sell({ perguntas: [{ rotulo: 'Alergias', tipo: 'TEXTO' }] })
    const hold = await stage.hold(event)
    await update(`update evento_pergunta set flag_obrigatoria = true where evento_id = ${event.id}`)
    const refused = await stage.register(event, hold.body)
    const [question] = (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`)).body.perguntas
    expect(refused.body).toMatchObject({
      code: 'EVT_REG_003',
      details: [{ path: `participantes.0.respostas.${question.id}` }],
    })
    const participantes = [{ nome: 'Davi', respostas: [{ idPergunta: question.id, valor: 'Nozes' }] }]
    expect((await stage.register(event, hold.body, { participantes })).status).toBe(201)
  })

  it('EVT_REG_004 when a question is gone, and for another number of people', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    const respostas = [{ idPergunta: 99_999, valor: 'x' }]
    const register = (participantes: object[]) => stage.register(event, hold.body, { participantes })
    expect((await register([{ nome: 'Davi', respostas }])).body.code).toBe('EVT_REG_004')
    expect((await register([{ nome: 'Davi' }, { nome: 'Rute' }])).body.code).toBe('EVT_REG_004')
  })

  it('EVT_REG_010, 012 and 013 by a method that the event does not take', async () => {
    const event = await stage.sell({ metodos: ['card'] })
    const hold = await stage.hold(event)
    const by = (codigoMetodoPagamento: string) => stage.register(event, hold.body, { codigoMetodoPagamento })
    for (const [method, code] of [
      ['PIX', 'EVT_REG_010'],
      ['CASH', 'EVT_REG_012'],
      ['BOLETO', 'EVT_REG_013'],
    ] as const)
      expect((await by(method)).body.code).toBe(code)
    const { body } = await by('CREDIT_CARD')
    expect((await stage.pay(body.pedido)).body.code).toBe('EVT_REG_010')
  })

  it('EVT_REG_014 with the total now when the price has changed, and the new one is taken', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    await update(`update evento_ingresso set valor = 6000 where id = ${event.types.adult}`)
    expect((await stage.register(event, hold.body)).body).toMatchObject({
      code: 'EVT_REG_014',
      details: [{ path: 'total', message: '6000' }],
    })
    const now = await test.call('GET', `/evento/${event.id}/reserva/${hold.body.codigo}/`)
    expect(now.body.orcamento).toMatchObject({ valor: 6000 })
    const { body } = await stage.register(event, now.body)
    expect((await stage.pay(body.pedido)).body).toMatchObject({ valor: 6000 })
  })

  it('EVT_REG_017 in instalments of an event that allows none, EVT_REG_016 in too many', async () => {
    const [event, divided] = [await stage.sell(), await stage.sell({ qtdeMaxParcelas: 3 })]
    const pay = async (sold: SoldEvent, parcelas: number) => {
      const { body } = await stage.order(sold, {}, { codigoMetodoPagamento: 'CREDIT_CARD' })
      const card = { titular: 'ANA', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
      const typed = await test.call('POST', `/general/payment/church/${test.videira.uuid}/card/token`, {
        body: card,
      })
      return stage.pay(body.pedido, { codigoMetodoPagamento: 'CREDIT_CARD', tokenCartao: typed.body.token, parcelas })
    }
    expect((await pay(event, 2)).body.code).toBe('EVT_REG_017')
    expect((await pay(divided, 4)).body.code).toBe('EVT_REG_016')
    expect((await pay(divided, 3)).body).toMatchObject({ pagamento: { parcelas: [1666, 1666, 1668] } })
  })

  it('EVT_REG_019 for a ticket that is not there: unknown, withdrawn, hidden, an add-on alone or of another ticket', async () => {
    const event = await stage.sell({
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, adicionais: ['shirt'] },
        hidden: { nome: 'Equipe', valor: 0, chaveAcesso: 'equipe-2026' },
        gone: { nome: 'Lote 1', valor: 0, flagAtivo: false },
        shirt: { nome: 'Camiseta', valor: 100, flagAdicional: true },
        bus: { nome: 'Ônibus', valor: 100, flagAdicional: true },
      },
    })
    const elsewhere = await stage.sell({}, test.farol)
    const { adult, hidden, gone, shirt, bus } = event.types
    const choices = [
      ...[999_999, hidden, gone, shirt, elsewhere.types.adult].map((idIngresso) => ({ idIngresso })),
      { idIngresso: adult, adicionais: [bus] },
    ]
    for (const choice of choices)
      expect((await stage.hold(event, { ingressos: [choice] })).body.code).toBe('EVT_REG_019')
    const byLink = { ingressos: [{ idIngresso: hidden }], acesso: 'equipe-2026' }
    expect((await stage.hold(event, byLink)).status).toBe(201)
    const listed = async (query: string) =>
      (await test.call('GET', `/igreja/videira/evento/${event.id}/venda/${query}`)).body.ingressos.length
    expect([await listed(''), await listed('?acesso=equipe-2026')]).toEqual([3, 4])
  })

  it('EVT_REG_020 before and after the sale of a ticket, and for members where it is for visitors', async () => {
    const event = await stage.sell({
      ingressos: {
        early: { nome: 'Lote 1', valor: 0, vendaFim: soon(stage, -1) },
        late: { nome: 'Lote 2', valor: 0, vendaInicio: soon(stage, 1) },
        guest: { nome: 'Visitante', valor: 0, quem: 'VISITANTES' },
      },
    })
    const { early, late, guest } = event.types
    const member = await test.join()
    for (const idIngresso of [early, late])
      expect((await stage.hold(event, { ingressos: [{ idIngresso }] })).body.code).toBe('EVT_REG_020')
    expect((await stage.hold(event, { ingressos: [{ idIngresso: guest }] }, member)).body.code).toBe('EVT_REG_020')
    const { body } = await test.call('GET', `/igreja/videira/evento/${event.id}/vagas/`)
    expect(body.ingressos.map(({ situacao }: { situacao: string }) => situacao)).toEqual([
      'ENCERRADO',
      'A_VENDER',
      'DISPONIVEL',
    ])
  })

  it('EVT_REG_024 when a held ticket was withdrawn', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    await update(`update evento_ingresso set flag_ativo = false where id = ${event.types.adult}`)
    expect((await stage.register(event, hold.body)).body.code).toBe('EVT_REG_024')
  })

  it('EVT_REG_026 naming what a boleto needs of its payer', async () => {
    const event = await stage.sell()
    const hold = await stage.hold(event)
    const refused = await stage.register(event, hold.body, { codigoMetodoPagamento: 'BOLETO' })
    expect(refused.body).toMatchObject({ code: 'EVT_REG_026' })
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toContain('payer.documento')
  })

  it('LOGIN_TO_BUY where the event, or the ticket, is for members', async () => {
    const closed = await stage.sell({ flagVisitantes: false })
    const dinner = await stage.sell({ ingressos: { member: { nome: 'Membro', valor: 0, quem: 'MEMBROS' } } })
    const member = await test.join()
    for (const event of [closed, dinner]) {
      expect((await stage.hold(event)).body.code).toBe('LOGIN_TO_BUY')
      expect((await stage.hold(event, {}, member)).status).toBe(201)
    }
  })

  it('TICKET_LIMIT for more than one person may have, also in several purchases, tabs and by one e-mail in one browser', async () => {
    const event = await stage.sell({ limitePorPessoa: 2 })
    const [member, ticket] = [await test.join(), { idIngresso: event.types.adult }]
    const three = { ingressos: [ticket, ticket, ticket] }
    expect((await stage.hold(event, three)).body).toMatchObject({ code: 'TICKET_LIMIT', details: [{ message: '2' }] })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => stage.hold(event, {}, member)))
    expect(tabs.filter(({ status }) => status === 201)).toHaveLength(2)
    const navegador = randomUUID()
    await stage.order(event, { navegador })
    await stage.order(event, { navegador })
    const third = await stage.hold(event, { navegador })
    expect((await stage.register(event, third.body)).body.code).toBe('TICKET_LIMIT')
    const { body } = await test.call('GET', `/igreja/videira/evento/${event.id}/vagas/`, { token: member.token })
    expect(body).toMatchObject({ situacao: 'LIMITE_ATINGIDO', permitidos: 0 })
  })

  it('COUPON_UNAVAILABLE when it is unknown, not valid now, or for more people', async () => {
    const event = await stage.sell({
      cupons: [
        { codigo: 'GRUPO', tipo: 'PERCENTUAL', valor: 20, minimoPessoas: 2 },
        { codigo: 'CEDO', tipo: 'VALOR', valor: 1000, inicio: soon(stage, 1) },
        { codigo: 'TARDE', tipo: 'VALOR', valor: 1000, fim: soon(stage, -1) },
      ],
    })
    for (const cupom of ['NADA', 'CEDO', 'TARDE', 'grupo'])
      expect((await stage.hold(event, { cupom })).body.code).toBe('COUPON_UNAVAILABLE')
    const ticket = { idIngresso: event.types.adult }
    const group = await stage.hold(event, { cupom: 'grupo', ingressos: [ticket, ticket] })
    expect(group.body.orcamento).toMatchObject({ cupom: 'GRUPO', desconto: 2000, valor: 8000 })
    expect((await stage.register(event, group.body)).body).toMatchObject({ total: 8000 })
  })

  it('by fees that only the server knows: a total without them is none', async () => {
    const rates = { service: { basisPoints: 500, fixed: 0 }, processing: { basisPoints: 0, fixed: 99 } }
    const methods = [{ method: 'pix' as const, gateway: 'rehearsal' as const, ...rates }]
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods })
    const [event, kind] = [await stage.sell(), await stage.sell({ flagAssumirTaxasServico: true })]
    const hold = await stage.hold(event, { codigoMetodoPagamento: 'PIX' })
    expect(hold.body.orcamento).toMatchObject({ valor: 5000, taxaServico: 250, taxaProcessamento: 99, total: 5349 })
    expect((await stage.register(event, hold.body, { total: 5000 })).body.code).toBe('EVT_REG_014')
    const { body } = await stage.register(event, hold.body)
    expect((await stage.pay(body.pedido)).body.pagamento).toMatchObject({ total: 5349 })
    const fees = await test.call('GET', `/evento/${kind.id}/calcular-taxas?valor=5000&metodoPagamento=PIX`)
    expect(fees.body).toEqual({ taxaServico: 250, taxaProcessamento: 99, total: 5000, liquido: 4651 })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  })
})
