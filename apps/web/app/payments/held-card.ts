import { cardRules, codeOfBrand } from '@narthex/contract/payments/card-fields'
import { holderRules } from '@narthex/contract/payments/holder-rules'
import { type HolderField, holderFields } from '@narthex/contract/payments/payer-fields'
import { phone } from '@narthex/contract/validation/phone'
import * as z from 'zod/mini'
import type { TypedCard } from './card-calls.ts'

/** Values of the fields of a card's holder: text only. */
export type HolderInput = Readonly<Record<HolderField, string>>
type CardInput = Readonly<Record<'titular' | 'numero' | 'validade' | 'cvv', string>>

export const emptyCard: CardInput & HolderInput = {
  titular: '',
  numero: '',
  validade: '',
  cvv: '',
  documento: '',
  email: '',
  telefone: '',
  cep: '',
  numeroEndereco: '',
}

/**
 * A card with what its gateway asks of the holder; nothing else of the holder is sent.
 * @param today the current day `YYYY-MM-DD` in the church's time zone
 */
export function heldCard(
  today: () => string,
  needs: readonly HolderField[],
  telefone = phone,
): z.ZodMiniType<TypedCard, CardInput & HolderInput> {
  const rules = { ...holderRules, telefone }
  const asked = holderFields.filter((field) => needs.includes(field)).map((field) => [field, rules[field]])
  const shape: Partial<typeof holderRules> = Object.fromEntries(asked)
  const schema = z.object({ ...shape, ...cardRules(today) }).check(codeOfBrand)
  return schema as unknown as z.ZodMiniType<TypedCard, CardInput & HolderInput>
}
