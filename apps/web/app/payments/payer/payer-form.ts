import { text } from '@narthex/contract/fields'
import { brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { trimUnseen } from '@narthex/contract/pasted-text'
import type { PayableMethod } from '@narthex/contract/payments/payable-method'
import type { GivenAddress } from '@narthex/contract/users/address.schemas'
import { code } from '@narthex/contract/validation/codes'
import { phone } from '@narthex/contract/validation/phone'
import { cep } from '@narthex/contract/validation/postal-code'
import { cpf, cpfOrCnpj } from '@narthex/contract/validation/tax-numbers'
import { email, required } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'

/** A field of the payer's data that a method may need. */
export type PayerField = PayableMethod['dadosNecessarios'][number]

/** Data that a visitor gives to pay. */
export interface VisitorPayer {
  readonly nome: string
  readonly email: string
  readonly documento: string | null
  readonly telefone: string | null
  readonly endereco: GivenAddress | null
}

export const noPayerYet = {
  nome: '',
  email: '',
  documento: '',
  telefone: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  estado: '',
}
export type PayerInput = typeof noPayerYet

const unasked = z.pipe(
  z.any(),
  z.transform(() => null),
)
const optional = (longest: number) =>
  z.pipe(
    text(longest).check(z.overwrite(trimUnseen)),
    z.transform((given) => given || null),
  )

/** An address in Brazil with all that a gateway asks for (specification §5: Pix and boleto are for those alone). */
const brazilianAddress = {
  cep,
  logradouro: required(200),
  numero: required(20),
  complemento: optional(100),
  bairro: optional(100),
  cidade: required(100),
  estado: z.enum(brazilianStates, code('REQUIRED')),
} as const
const noAddress = Object.fromEntries(Object.keys(brazilianAddress).map((name) => [name, unasked]))

/** Schema of a payer without an account: name and e-mail, and what the method needs. */
export function payerForm(needs: readonly PayerField[], telefone = phone): z.ZodMiniType<VisitorPayer, PayerInput> {
  const hasAddress = needs.includes('endereco')
  const schema = z.pipe(
    z.strictObject({
      nome: required(120),
      email,
      documento: needs.includes('cpf') ? cpf : needs.includes('documento') ? cpfOrCnpj : unasked,
      telefone: needs.includes('telefone') ? telefone : unasked,
      ...(hasAddress ? brazilianAddress : noAddress),
    }),
    z.transform(({ nome, email: mail, documento, telefone: number, ...place }) => ({
      nome,
      email: mail,
      documento,
      telefone: number,
      endereco: hasAddress ? { pais: 'BR', ...place } : null,
    })),
  )
  return schema as unknown as z.ZodMiniType<VisitorPayer, PayerInput>
}
