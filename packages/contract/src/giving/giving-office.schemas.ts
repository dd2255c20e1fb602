import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { date, filled, id, idText, image, text } from '../fields.ts'
import { amount } from '../payments/payment.schemas.ts'
import { accountDay, periodQuery } from '../payments/payment-office.schemas.ts'
import { email, required } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import { giftItems, giftSchema, giftStates, givingLimits } from './giving.schemas.ts'

/** Gifts of the treasurer's list on a page (ours). */
export const officeGiftsPerPage = { usual: 50, largest: 100 } as const

/** Filters of a list of gifts and of its export. */
export const giftFilter = {
  ...periodQuery,
  idMotivo: z.optional(idText),
  codigoMetodoPagamento: z.optional(z.enum(paymentMethodCodes)),
  situacao: z.optional(z.enum(giftStates)),
  /** The gifts of one member. */
  idUsuario: z.optional(idText),
} as const

/** A gift as the treasurer sees it. All amounts in cents. */
export const officeGiftSchema = z.strictObject({
  ...giftSchema.shape,
  /** Also of a gift that is anonymous to everyone else; null where the giver has left the church. */
  doador: z.nullable(z.string()),
  /** The payment that it was received by; null before that. */
  idPagamento: z.nullable(id),
  /** The part of `total` that remains for the church after fees, before refunds; null before it was received. */
  liquido: z.nullable(z.int()),
})
export type OfficeGift = z.infer<typeof officeGiftSchema>

/** A gift that came without the site, as the treasurer writes it down: by a member, or by someone with a name. */
export const enteredGiftSchema = z
  .strictObject({
    chave: ownUuid,
    idUsuario: z.optional(id),
    /** Donor; without an e-mail address no receipt is sent. */
    doador: z.optional(z.strictObject({ nome: required(120), email: z._default(z.nullable(email), null) })),
    itens: giftItems,
    codigoMetodoPagamento: z.enum(['CASH', 'BANK_TRANSFER', 'PIX_MANUAL']),
    /** The day on which the money came, in the church's time zone; not in the future. */
    dia: accountDay,
    flagAnonimo: z._default(z.boolean(), false),
    comentario: z._default(z.nullable(text(givingLimits.comentario)), null),
  })
  .check(
    z.refine(({ idUsuario, doador }) => (idUsuario === undefined) !== (doador === undefined), {
      error: 'A member or a name, not both',
      path: ['doador'],
    }),
  )

/** A reason as the church writes it. */
export const reasonFormSchema = z.strictObject({
  nome: filled(givingLimits.motivo),
  historia: z._default(z.nullable(filled(givingLimits.historia)), null),
  imagem: z._default(z.nullable(image), null),
  meta: z._default(z.nullable(z.strictObject({ valor: amount, ate: z._default(z.nullable(date), null) })), null),
  /** A gift for this reason is more than this; null: the church's own minimum. */
  minimo: z._default(z.nullable(amount), null),
  flagRecorrencia: z._default(z.boolean(), true),
  /** A reason is never removed, as gifts name it. */
  flagAtivo: z._default(z.boolean(), true),
})

export const officeReasonSchema = z.strictObject({
  id,
  nome: z.string(),
  historia: z.nullable(z.string()),
  imagem: z.nullable(z.string()),
  meta: z.nullable(z.strictObject({ valor: amount, ate: z.nullable(date) })),
  minimo: z.nullable(z.int()),
  flagRecorrencia: z.boolean(),
  flagAtivo: z.boolean(),
})
export type OfficeReason = z.infer<typeof officeReasonSchema>

const line = z.nullable(filled(200))

/** How a church takes gifts, and what its receipts say; nothing is claimed until the church writes it. */
export const givingFormSchema = z.strictObject({
  minimo: amount,
  valoresSugeridos: z.array(amount).check(
    z.maxLength(givingLimits.valoresSugeridos),
    z.refine((amounts) => new Set(amounts).size === amounts.length, 'Each amount once'),
  ),
  /** Givers may cover the fees. */
  flagTaxas: z.boolean(),
  /** The legal name and tax number on receipts, and the wording about taxes. */
  reciboNome: line,
  reciboDocumento: line,
  reciboTexto: z.nullable(filled(1000)),
})
export type GivingForm = z.infer<typeof givingFormSchema>
