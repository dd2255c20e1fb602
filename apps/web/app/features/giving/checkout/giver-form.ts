import type { GivingMethod } from '@narthex/contract/giving/giving.schemas'
import { phone } from '@narthex/contract/validation/phone'
import { cpf, cpfOrCnpj } from '@narthex/contract/validation/tax-numbers'
import { email, required } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'
import type { VisitorGiver } from './pay-gift.ts'

/** What a payer's data must have for a method. */
export type PayerField = GivingMethod['dadosNecessarios'][number]

export const nobodyYet = { nome: '', email: '', documento: '', telefone: '' }
export type GiverInput = typeof nobodyYet

const unasked = z.pipe(
  z.any(),
  z.transform(() => null),
)

/** Who gives, without an account: name and e-mail, and what the method needs. */
export function giverForm(needs: readonly PayerField[]): z.ZodMiniType<VisitorGiver, GiverInput> {
  const nome = required(120)
  const schema = z.strictObject({
    ...{ nome, email },
    documento: needs.includes('cpf') ? cpf : needs.includes('documento') ? cpfOrCnpj : unasked,
    telefone: needs.includes('telefone') ? phone : unasked,
  })
  return schema as unknown as z.ZodMiniType<VisitorGiver, GiverInput>
}
