import { date, filled, image, text } from '@narthex/contract/fields'
import { givingLimits, usualMinimum } from '@narthex/contract/giving/giving.schemas'
import { amount } from '@narthex/contract/payments/payment.schemas'
import * as z from 'zod/mini'

/** A reason as the church writes it. Amounts in cents; a goal may have a day. */
export const reasonInput = z.strictObject({
  nome: filled(givingLimits.motivo),
  historia: z._default(z.nullable(filled(givingLimits.historia)), null),
  imagem: z._default(z.nullable(image), null),
  meta: z._default(z.nullable(z.strictObject({ valor: amount, ate: z._default(z.nullable(date), null) })), null),
  minimo: z._default(z.nullable(amount), null),
  flagRecorrencia: z._default(z.boolean(), true),
  flagAtivo: z._default(z.boolean(), true),
})
export type GivenReason = z.input<typeof reasonInput>

const line = z._default(z.nullable(filled(200)), null)

/** How a church takes gifts. Amounts in cents. What receipts say is null until the church sets it. */
export const givingSettingsInput = z.strictObject({
  minimo: z._default(amount, usualMinimum),
  valoresSugeridos: z._default(
    z.array(amount).check(
      z.maxLength(givingLimits.valoresSugeridos),
      z.refine((amounts) => new Set(amounts).size === amounts.length, 'Each amount once'),
    ),
    [],
  ),
  flagTaxas: z._default(z.boolean(), true),
  reciboNome: line,
  reciboDocumento: line,
  reciboTexto: z._default(z.nullable(text(1000).check(z.trim(), z.minLength(1))), null),
})
export type GivenGivingSettings = z.input<typeof givingSettingsInput>
