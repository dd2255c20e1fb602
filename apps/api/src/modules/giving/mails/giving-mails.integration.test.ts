import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allWorkers } from '../../../app.ts'
import { createMemberCall } from '../../../platform/http/route.ts'
import { createJobRunner } from '../../../platform/jobs/job-runner.ts'
import { type KeptLetter, openOutbox } from '../../../platform/mail/outbox.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { confirmOfflinePayment } from '../../payments/confirmation.service.ts'
import { findOrder } from '../../payments/orders.queries.ts'
import { listPaymentsForOrder } from '../../payments/payments.queries.ts'
import { readPayment } from '../../payments/readings.service.ts'
import { refundPayment } from '../../payments/refunds.service.ts'
import { enterGift } from '../office/entered-gifts.service.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'
import { mailRecurringGivers } from './mail-listeners.service.ts'

const minuteMs = 60_000
const origin = 'http://videira.narthex.test'

describe('the mails of giving', () => {
  const giving = setUpGiving()
  const { test } = giving
  const outbox = openOutbox(undefined)
  const read = new Set<string>()
  let ana: Person

  const run = async () => {
    const runner = createJobRunner(test.platform, allWorkers(test.platform, outbox))
    while ((await runner.runDue()) > 0);
  }
  /** Those that were not read yet. */
  const readNew = async (): Promise<KeptLetter[]> => {
    await run()
    const letters = outbox.list().filter(({ id }) => !read.has(id))
    for (const { id } of letters) read.add(id)
    return letters
  }
  const readOnly = async (): Promise<KeptLetter> => {
    const [letter, ...others] = await readNew()
    expect(others).toEqual([])
    if (!letter) throw new Error('No mail was sent')
    expect(letter.html).toContain(`<html lang="${letter.locale}">`)
    for (const part of [letter.subject, letter.html, letter.text]) expect(part).not.toMatch(/undefined|\{\w+\}/)
    return { ...letter, text: letter.text.replaceAll('\u00a0', ' '), subject: letter.subject.replaceAll('\u00a0', ' ') }
  }
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
  // The clock begins again with each test.
  beforeEach(() => test.asOwner((owner) => owner.exec('delete from tarefa')))
  afterEach(async () => void (await test.asOwner((owner) => owner.exec('delete from tarefa'))))

  it.each([
    ['pt', 'recibo da sua contribuição de R$ 50,00', 'Recebemos sua contribuição', 'Recibo de doação', 'recibo-'],
    ['en', 'Receipt for your gift of R$50.00', 'We received your gift', 'Gift receipt', 'receipt-'],
    ['es', 'Recibo de tu ofrenda de', 'Recibimos tu ofrenda', 'Recibo de donación', 'recibo-'],
  ])('a visitor gets their receipt in %s as a PDF, once', async (idioma, subject, title, heading, file) => {
    const pedido = await giving.give({ idioma })
    for (const _ of ['again', 'and again']) {
      await giving.rehearse(pedido, 'paid')
      await readPayment(giving.needs, test.videira, (await paymentFor(pedido)).id)
    }
    const letter = await readOnly()
    expect(letter).toMatchObject({ to: 'ana@example.org', locale: idioma })
    expect(letter.subject).toContain(subject)
    for (const part of [title, 'Ana Souza', 'Dízimos', pedido, `${origin}/give/thank-you?pedido=${pedido}`])
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
    expect(letter.text).toContain(`${origin}/user/payment/${pedido}`)
    expect(letter.attachments).toHaveLength(1)
  })

  it.each([
    ['pt', 'Seu Pix está esperando', 'Pix copia e cola:'],
    ['en', 'Your Pix is waiting', 'Pix code to copy:'],
    ['es', 'Tu Pix te espera', 'Código Pix para copiar:'],
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
    ['en', 'Your boleto is ready', 'Boleto line:', 'Due date: '],
    ['es', 'Tu boleto está listo', 'Línea del boleto:', 'Vencimiento: '],
  ])('a boleto has a mail in %s with its line and its day', async (idioma, title, label, due) => {
    const endereco = {
      ...{ pais: 'BR', cep: '50030230', logradouro: 'Rua A', numero: '1', complemento: null, bairro: 'Centro' },
      ...{ cidade: 'Recife', estado: 'PE' },
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
    ['CASH', 'pt', 'Anotado: contribuição em dinheiro', 'Na secretaria'],
    ['CASH', 'en', 'Noted: a gift in cash', 'Na secretaria'],
    ['CASH', 'es', 'Anotado: ofrenda en efectivo', 'Na secretaria'],
    ['BANK_TRANSFER', 'pt', 'Falta só a transferência', 'Banco 000'],
    ['BANK_TRANSFER', 'en', 'All that is left is the transfer', 'Banco 000'],
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
    for (const _ of ['once', 'again']) await confirmOfflinePayment(giving.needs, giving.at(), id)
    expect((await readOnly()).attachments).toHaveLength(1)
  })

  it.each([
    ['pt', 'R$ 10,00 foram devolvidos ao todo', 'mesmo dia'],
    ['en', 'In total, R$10.00 of your gift', 'the same day'],
    ['es', 'se devolvieron', 'el mismo día'],
  ])('a refund has a mail in %s that says how much and when it arrives', async (idioma, words, arrival) => {
    const pedido = await giving.give({ idioma })
    await readNew()
    const { id: paymentId } = await paymentFor(pedido)
    await refundPayment(giving.needs, giving.at(), { paymentId, amount: 1000 })
    await readPayment(giving.needs, test.videira, paymentId)
    const letter = await readOnly()
    for (const part of [words, arrival, pedido]) expect(letter.text).toContain(part)
  })

  it('a giver without an address, such as of a cash gift that staff write down, has no mail', async () => {
    const call = createMemberCall(test.platform.transactions, test.videira, ana)
    const { pedido } = await enterGift(giving.needs, call, {
      ...{ chave: randomUUID(), dia: '2026-01-04', doador: { nome: 'Dona Zefa', email: null }, flagAnonimo: false },
      ...{ itens: [{ idMotivo: giving.reasons.tithes, valor: 5000 }], comentario: null },
      codigoMetodoPagamento: 'CASH',
    })
    expect(await giving.gift(pedido)).toMatchObject({ situacao: 'RECEBIDA' })
    expect(await readNew()).toEqual([])
  })

  describe('of a recurring gift', () => {
    const id = '7b1d6c1e-27cb-4a39-8a43-2f9f6d3c1a55'
    const facts = () => ({
      ...({ id, memberId: ana.memberId, reasonId: giving.reasons.tithes, situacao: 'ATIVA', valor: 5000 } as const),
      ...({ moeda: 'BRL', meio: 'CARTAO', proxima: '2026-12-05' } as const),
    })
    const announce = (news: (work: ChurchWork, signals: ReturnType<typeof mailRecurringGivers>) => Promise<void>[]) =>
      giving.inVideira(async (work) => void (await Promise.all(news(work, mailRecurringGivers(test.platform)))))
    const speak = async (idioma: 'pt' | 'en' | 'es') => {
      await test.asOwner((owner) => owner.query('update conta set idioma = $1 where id = $2', [idioma, ana.accountId]))
    }
    afterEach(() => speak('pt'))
    const failed = {
      ...{ ciclo: 2, dia: '2026-11-23', valor: 5000, pedido: null, codigoRecusa: 'insufficient_funds' },
      nextTryAt: new Date('2026-11-26T12:00:00Z'),
    }
    const card = { bandeira: 'visa', ultimosDigitos: '1111', validadeMes: 12, validadeAno: 2026 }

    it.each([
      ['pt', 'A cobrança não passou', 'não havia saldo', '26 de novembro de 2026'],
      ['en', 'The charge did not go through', 'not enough money', 'November 26, 2026'],
      ['es', 'El cobro no pasó', 'no había saldo', '26 de noviembre de 2026'],
    ] as const)(
      'a failed charge is told in %s with its cause, the next try and the repair',
      async (idioma, ...parts) => {
        await speak(idioma)
        await announce((work, { chargeFailed }) => chargeFailed.map((listen) => listen(work, facts(), failed)))
        const { text } = await readOnly()
        for (const part of [...parts, `${origin}/user/subscriptions?id=${id}`]) expect(text).toContain(part)
      },
    )

    it('the last failed charge has one mail: that the gift has stopped', async () => {
      const last = { ...failed, nextTryAt: null }
      await announce((work, { chargeFailed }) => chargeFailed.map((listen) => listen(work, facts(), last)))
      expect(await readNew()).toEqual([])
    })

    it.each([
      ['pt', 'está parada', 'Tentamos várias vezes', 'dezembro de 2026', 'Pix Automático autorizado'],
      ['en', 'has stopped', 'We tried several times', 'December 2026', 'Your bank confirmed it'],
      ['es', 'está detenida', 'Lo intentamos varias veces', 'diciembre de 2026', 'Tu banco lo confirmó'],
    ] as const)(
      'its standstill, its card and its authorisation are told in %s',
      async (idioma, title, cause, month, authorised) => {
        await speak(idioma)
        await announce((work, { paused }) => paused.map((listen) => listen(work, facts(), 'RECUSA')))
        const stopped = await readOnly()
        for (const part of [title, cause, `/user/subscriptions?id=${id}`]) expect(stopped.text).toContain(part)
        await announce((work, { cardExpiring }) => cardExpiring.map((listen) => listen(work, facts(), card)))
        const expiring = await readOnly()
        for (const part of [month, 'VISA •••• 1111']) expect(expiring.text).toContain(part)
        await announce((work, signals) => signals.authorised.map((listen) => listen(work, facts())))
        expect((await readOnly()).text).toContain(authorised)
      },
    )

    it('has no mail once its giver has left', async () => {
      const gone = { ...facts(), memberId: (await test.join({ nome: 'Rui' })).memberId }
      await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [gone.memberId]))
      await announce((work, { paused }) => paused.map((listen) => listen(work, gone, 'RECUSA')))
      expect(await readNew()).toEqual([])
    })

    it.each([
      ['pt', 'A próxima será em 5 de dezembro de 2026'],
      ['en', 'The next one is on December 5, 2026'],
      ['es', 'La próxima será el 5 de diciembre de 2026'],
    ] as const)('its charge has one receipt in %s, with the day of the next', async (idioma, words) => {
      await speak(idioma)
      const { body } = await giving.place({}, { by: ana })
      await test.asOwner((owner) =>
        owner.query('update doacao set recorrencia_id = $1, ciclo = 1 where pedido_codigo = $2', [id, body.pedido]),
      )
      const cycle = { ciclo: 1, dia: '2026-11-23', valor: 5000, pedido: String(body.pedido) }
      // The engine of recurring gifts tells of a charge before the gift is told as received.
      await announce((work, { charged }) => charged.map((listen) => listen(work, facts(), cycle)))
      await giving.pay(body.pedido)
      await giving.rehearse(body.pedido, 'paid')
      const letter = await readOnly()
      expect(letter.text).toContain(words)
      expect(letter.attachments).toHaveLength(1)
    })
  })
})
