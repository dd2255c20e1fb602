import type * as z from 'zod/mini'
import { phone } from '../validation/phone.ts'
import { cep } from '../validation/postal-code.ts'
import { cpfOrCnpj } from '../validation/tax-numbers.ts'
import { email, required } from '../validation/text.ts'
import type { HolderField } from './payer-fields.ts'

/** The longest number of a house: shorter than any card's number, which might be typed here by mistake. */
const houseNumberLength = 10

/** Fields that some gateways ask of a card's holder; of a Brazilian address the postal code and the number. */
export const holderRules = {
  documento: cpfOrCnpj,
  email,
  telefone: phone,
  cep,
  numeroEndereco: required(houseNumberLength),
} as const satisfies Record<HolderField, z.ZodMiniType>
