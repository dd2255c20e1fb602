import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { MailKind, WrittenMail } from '../../../platform/mail/mailer.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getPayment } from '../../payments/attempts/payment-status.service.ts'
import { makeReceipt } from '../documents/documents.service.ts'
import { findGift, type GiftRow, listGiftItems } from '../gifts.queries.ts'
import { listReasonsByIds } from '../reasons.queries.ts'
import type { GiftMailData } from './giving-mails.jobs.ts'
import { type MailWriterNeeds, type MailWriting, writeToPayer } from './mail-writing.service.ts'

type Facts = NonNullable<WrittenMail['facts']>
type Payment = NonNullable<PaymentStatus['pagamento']>

/** A mail about one gift, with the facts that hold now. Undefined where there is none to send any more. */
export async function writeGiftMail(
  platform: MailWriterNeeds,
  call: ChurchCall,
  data: GiftMailData,
): Promise<WrittenMail | undefined> {
  const { pedido } = data
  const writing = await writeToPayer(call, pedido)
  const gift = writing && (await writing.call.inChurch((work) => findGift(work, pedido)))
  if (!gift) return undefined
  const status = await getPayment(writing.call, pedido)
  if (data.tipo === 'ESPERA') return writeWaiting(writing, gift, status, data.metodo)
  const isRehearsal = status.pagamento?.flagEnsaio === true
  const mail =
    data.tipo === 'DEVOLUCAO'
      ? await writeRefund(writing, gift, data.estornado)
      : { ...(await writeReceipt(writing, gift, data.proxima)), ...withPayment(status.pagamento) }
  const paragraphs = [...(mail.paragraphs ?? []), ...(isRehearsal ? [writing.text.parts.rehearsal] : [])]
  const receipt =
    data.tipo === 'RECIBO' ? await makeReceipt(platform, call, { codigo: pedido, locale: writing.locale }) : undefined
  return {
    ...mail,
    paragraphs,
    ...(receipt && {
      attachments: [
        {
          filename: receipt.filename,
          contentType: 'application/pdf',
          content: Buffer.from(receipt.content).toString('base64'),
        },
      ],
    }),
  }
}

async function writeReceipt(writing: MailWriting, gift: GiftRow, proxima: string | null): Promise<WrittenMail> {
  const { text, to } = writing
  const { moeda, valor, metodo, recurrenceId, criadaEm, recebidaEm } = gift
  const total = gift.total ?? valor
  const fees = total - valor
  const recurring = proxima ? text.fill(text.parts.recurring, { dia: text.day(proxima) }) : text.parts.recurringLast
  return {
    ...to,
    kind: 'gift-received',
    values: { valor: text.money(total, moeda) },
    paragraphs: recurrenceId ? [recurring] : [],
    facts: [
      [text.total, text.money(total, moeda)],
      ...(await listParts(writing, gift)),
      ...(fees > 0 ? [[text.fees, text.money(fees, moeda)] as const] : []),
      [text.method, text.nameMethod(metodo)],
      [text.date, text.longDate(recebidaEm ?? criadaEm)],
      [text.order, gift.pedidoCodigo],
    ],
  }
}

const withPayment = (payment: PaymentStatus['pagamento']): Pick<WrittenMail, 'payment'> => ({
  payment: { method: payment?.codigoMetodoPagamento, gateway: payment?.idGatewayPagamento },
})

const arrivals: Readonly<Record<PaymentMethod, 'card' | 'pix' | 'bank' | 'byHand'>> = {
  card: 'card',
  pix: 'pix',
  boleto: 'bank',
  paypal: 'bank',
  picpay: 'bank',
  ach: 'bank',
  manual_pix: 'byHand',
  cash: 'byHand',
  bank_transfer: 'byHand',
}

async function writeRefund(writing: MailWriting, gift: GiftRow, estornado: number): Promise<WrittenMail> {
  const { text, to } = writing
  const { moeda, metodo } = gift
  const refunded = text.money(estornado, moeda)
  return {
    ...to,
    kind: 'gift-refunded',
    values: { valor: refunded },
    paragraphs: [text.parts.arrival[arrivals[metodo ?? 'cash']]],
    facts: [
      [text.total, text.money(gift.total ?? gift.valor, moeda)],
      [text.parts.refunded, refunded],
      ...(await listParts(writing, gift)),
      [text.method, text.nameMethod(metodo)],
      [text.order, gift.pedidoCodigo],
    ],
  }
}

const waitingKinds: Readonly<Partial<Record<PaymentMethod, MailKind>>> = {
  pix: 'gift-pix',
  boleto: 'gift-boleto',
  manual_pix: 'gift-manual-pix',
  cash: 'gift-cash',
  bank_transfer: 'gift-transfer',
}

/** Writes payment instructions; undefined if the gift has been paid since, or is paid in another way. */
async function writeWaiting(
  writing: MailWriting,
  gift: GiftRow,
  { situacao, pagamento }: PaymentStatus,
  metodo: PaymentMethod,
): Promise<WrittenMail | undefined> {
  const { text, to } = writing
  const kind = waitingKinds[metodo]
  const isCurrent = situacao === 'waiting' && pagamento?.codigoMetodoPagamento === methodCodes[metodo]
  if (!kind || !isCurrent) return undefined
  const amount = text.money(pagamento.total, gift.moeda)
  const { copyable, due, words, dueFact } = describeAction(writing, pagamento)
  return {
    ...to,
    kind,
    copyable,
    ...withPayment(pagamento),
    values: { valor: amount, vencimento: due },
    paragraphs: [...words, ...(pagamento.flagEnsaio ? [text.parts.rehearsal] : [])],
    facts: [[text.amount, amount], ...(await listParts(writing, gift)), ...dueFact, [text.order, gift.pedidoCodigo]],
  }
}

/** Describes how to pay: the code to copy, the deadline, and the church's own instructions. */
function describeAction({ text }: MailWriting, { acao, expiraEm }: Payment) {
  const { parts } = text
  if (acao?.kind === 'qr')
    return describeCode([parts.pixCode, acao.payload], [parts.validUntil, text.moment(acao.expiresAt)])
  if (acao?.kind === 'boleto') return describeCode([parts.boletoLine, acao.line], [parts.due, text.day(acao.dueDate)])
  const isInstructed = acao?.kind === 'instructions'
  const words = isInstructed ? acao.text.split('\n').filter((line) => line.trim() !== '') : []
  const code = isInstructed ? acao.payload : undefined
  const until = expiraEm ? text.longDate(new Date(expiraEm)) : ''
  return { ...describeCode([parts.pixCode, code], [parts.reservedUntil, until]), words }
}

type Labelled<Text> = readonly [label: string, text: Text]

function describeCode(
  [label, code]: Labelled<string | null | undefined>,
  [dueLabel, due]: Labelled<string>,
): { copyable: WrittenMail['copyable']; due: string; words: readonly string[]; dueFact: Facts } {
  return {
    copyable: code ? { label, text: code } : undefined,
    due,
    words: [],
    dueFact: due ? [[dueLabel, due]] : [],
  }
}

/** Lists the reasons of a gift; several are listed with their amounts. */
async function listParts({ call, text }: MailWriting, { pedidoCodigo, moeda }: GiftRow): Promise<Facts> {
  const items = await call.inChurch(async (work) => {
    const parts = await listGiftItems(work, pedidoCodigo)
    const reasons = await listReasonsByIds(
      work,
      parts.map(({ reasonId }) => reasonId),
    )
    return parts.map(({ reasonId, valor }) => ({ nome: reasons.find(({ id }) => id === reasonId)?.nome ?? '', valor }))
  })
  const [first] = items
  if (first && items.length === 1) return [[text.reason, first.nome]]
  return items.map(({ nome, valor }) => [nome, text.money(valor, moeda)] as const)
}
