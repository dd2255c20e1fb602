import { randomUUID } from 'node:crypto'
import { minuteMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { mailOrigin, setUpMails } from '../../../testing/set-up-mails.ts'
import { confirmOfflinePayment } from '../../payments/attempts/confirmation.service.ts'
import { readPayment } from '../../payments/attempts/readings.service.ts'
import { findOrder } from '../../payments/orders/orders.queries.ts'
import { listPaymentsForOrder } from '../../payments/orders/payments.queries.ts'
import { refundPayment } from '../../payments/refunds/refunds.service.ts'
import { enterGift } from '../office/entered-gifts.service.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'

describe('the mails of giving', () => {
  const giving = setUpGiving()
  const { test } = giving
  const { readNew, readOnly } = setUpMails(test)
  let ana: Person

  const paymentFor = (codigo: string) =>
    giving.inVideira(async (work) => {
      const order = await findOrder(work, codigo)
      const [payment] = order ? await listPaymentsForOrder(work, order.id) : []
      if (!payment) throw new Error('There is no payment')
      return payment
    })
  const startGift = async (metodo: string, own: object = {}) => {
    const { body } = await giving.place({ codigoMetodoPagamento: metodo, ...own })
    expect((await giving.pay(body.pedido, { codigoMetodoPagamento: metodo })).status).toBe(200)
    return String(body.pedido)
  }

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
  })

  it.each([
    ['pt', 'Recibo da sua contribuição de R$ 50,00', 'Recebemos sua contribuição', 'Recibo de contribuição', 'recibo-'],
    ['en', 'Receipt for your gift of R$50.00', 'We received your gift', 'Gift receipt', 'receipt-'],
    ['es', 'Recibo de tu ofrenda de', 'Recibimos tu ofrenda', 'Recibo de ofrenda', 'recibo-'],
  ])('a visitor gets their receipt in %s as a PDF, once', async (idioma, subject, title, heading, file) => {
    const pedido = await giving.give({ idioma })
    for (const _ of ['again', 'and again']) {
      await giving.rehearse(pedido, 'paid')
      await readPayment(giving.needs, giving.needs.transactions.at(test.videira), (await paymentFor(pedido)).id)
    }
    const letter = await readOnly()
    expect(letter).toMatchObject({ to: 'ana@example.org', locale: idioma })
    expect(letter.subject).toContain(subject)
    for (const part of [title, 'Ana Souza', 'Dízimos', pedido, `${mailOrigin}/give/thank-you?pedido=${pedido}`])
      expect(letter.text).toContain(part)
    const [attachment] = letter.attachments ?? []
    expect(attachment?.contentType).toBe('application/pdf')
    expect(attachment?.filename).toBe(`${file}${pedido}.pdf`)
    const [page] = await readPdf(Buffer.from(attachment?.content ?? '', 'base64'))
    for (const part of [heading, pedido, '50']) expect(page).toContain(part)
  })

  it('a member gets theirs in the language of the account, with the way to their page, also when anonymous', async () => {
    const pedido = await giving.give({ idioma: 'es', flagAnonimo: true }, ana)
    const letter = await readOnly()
    expect(letter.locale).toBe('pt')
    expect(letter.text).toContain(`${mailOrigin}/user/payment/${pedido}`)
    expect(letter.attachments).toHaveLength(1)
  })

  it.each([
    ['pt', 'Falta só pagar o Pix', 'Pix copia e cola:'],
    ['en', 'Your Pix is waiting to be paid', 'Pix code to copy:'],
    ['es', 'Solo falta pagar el Pix', 'Código Pix para copiar:'],
  ])('a Pix that still waits after two minutes has a mail in %s with its code', async (idioma, title, label) => {
    const pedido = await startGift('PIX', { idioma })
    expect(await readNew()).toEqual([])
    test.advance(2 * minuteMs)
    const letter = await readOnly()
    const { acao } = await paymentFor(pedido)
    expect(acao?.kind).toBe('qr')
    for (const part of [title, label, acao?.kind === 'qr' ? acao.payload : '', `?pedido=${pedido}`])
      expect(letter.text).toContain(part)
    expect(letter.attachments).toBeUndefined()
  })

  it('a Pix that is paid at once has its receipt alone', async () => {
    await giving.give()
    expect(await readNew()).toHaveLength(1)
    test.advance(5 * minuteMs)
    expect(await readNew()).toEqual([])
  })

  it.each([
    ['pt', 'Seu boleto está pronto', 'Linha digitável:', 'Vencimento: '],
    ['en', 'Your boleto is ready', 'Boleto number:', 'Due date: '],
    ['es', 'Tu boleto está listo', 'Línea del boleto:', 'Vencimiento: '],
  ])('a boleto has a mail in %s with its line and its day', async (idioma, title, label, due) => {
    const endereco = {
      pais: 'BR',
      cep: '50030230',
      logradouro: 'Rua A',
      numero: '1',
      complemento: null,
      bairro: 'Centro',
      cidade: 'Recife',
      estado: 'PE',
    }
    const doador = { nome: 'Ana Souza', email: 'ana@example.org', documento: '52998224725', endereco }
    const pedido = await startGift('BOLETO', { idioma, doador })
    const { acao } = await paymentFor(pedido)
    const letter = await readOnly()
    expect(acao?.kind).toBe('boleto')
    for (const part of [title, label, due, acao?.kind === 'boleto' ? acao.line : '', pedido])
      expect(letter.text).toContain(part)
  })

  it.each([
    ['CASH', 'pt', 'Sua contribuição em dinheiro está anotada', 'Na secretaria'],
    ['CASH', 'en', 'We’ve recorded your cash gift', 'Na secretaria'],
    ['CASH', 'es', 'Tu ofrenda en efectivo está anotada', 'Na secretaria'],
    ['BANK_TRANSFER', 'pt', 'Falta só a transferência', 'Banco 000'],
    ['BANK_TRANSFER', 'en', 'One step left: your transfer', 'Banco 000'],
    ['BANK_TRANSFER', 'es', 'Solo falta la transferencia', 'Banco 000'],
    ['PIX_MANUAL', 'pt', 'Agora é só pagar o Pix', '000201'],
    ['PIX_MANUAL', 'en', 'Now pay by Pix', '000201'],
    ['PIX_MANUAL', 'es', 'Ahora paga el Pix', '000201'],
  ])('%s has instructions in %s, and a receipt when staff confirm it', async (metodo, idioma, title, words) => {
    const doador = { nome: 'Ana Souza', email: 'ana@example.org', pais: 'BR' }
    const pedido = await startGift(metodo, { idioma, doador })
    const letter = await readOnly()
    for (const part of [title, words, pedido]) expect(letter.text).toContain(part)
    const { id } = await paymentFor(pedido)
    for (const _ of ['once', 'again']) await confirmOfflinePayment(giving.needs, giving.office(), id)
    expect((await readOnly()).attachments).toHaveLength(1)
  })

  it.each([
    ['pt', 'Já devolvemos R$ 10,00', 'mesmo dia'],
    ['en', 'In total, R$10.00 of your gift', 'the same day'],
    ['es', 'se devolvieron', 'el mismo día'],
  ])('a refund has a mail in %s that says how much and when it arrives', async (idioma, words, arrival) => {
    const pedido = await giving.give({ idioma })
    await readNew()
    const { id: paymentId } = await paymentFor(pedido)
    await refundPayment(giving.needs, giving.office(), { paymentId, amount: 1000 })
    await readPayment(giving.needs, giving.needs.transactions.at(test.videira), paymentId)
    const letter = await readOnly()
    for (const part of [words, arrival, pedido]) expect(letter.text).toContain(part)
  })

  it('a giver without an address, such as of a cash gift that staff write down, has no mail', async () => {
    const call = createMemberCall(test.platform.transactions.at(test.videira), ana)
    const { pedido } = await enterGift(giving.needs, call, {
      chave: randomUUID(),
      dia: '2026-01-04',
      doador: { nome: 'Dona Zefa', email: null },
      flagAnonimo: false,
      itens: [{ idMotivo: giving.reasons.tithes, valor: 5000 }],
      comentario: null,
      codigoMetodoPagamento: 'CASH',
    })
    expect(await giving.gift(pedido)).toMatchObject({ situacao: 'RECEBIDA' })
    expect(await readNew()).toEqual([])
  })
})
