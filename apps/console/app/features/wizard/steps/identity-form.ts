import { usualCountry } from '@narthex/client/format/usual-country'
import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { cepMask } from '@narthex/client/forms/masks'
import { addressSchema } from '@narthex/contract/churches/church.schemas'
import type { Profile } from '@narthex/contract/churches/profile.settings'
import { filled, text } from '@narthex/contract/fields'
import { code } from '@narthex/contract/validation/codes'
import { email } from '@narthex/contract/validation/text'
import * as z from 'zod/mini'

/** Name, address and contacts as a form has them: the address stays empty, or has a street and a city. */
export const identityForm = z
  .strictObject({
    nome: filled(200),
    pais: addressSchema.shape.pais,
    cep: unlessEmpty(text(12)),
    logradouro: text(200),
    numero: unlessEmpty(text(20)),
    complemento: unlessEmpty(text(100)),
    bairro: unlessEmpty(text(100)),
    cidade: text(100),
    estado: unlessEmpty(text(100)),
    telefone: unlessEmpty(text(40)),
    email: unlessEmpty(email),
  })
  .check(
    requireInAddress('logradouro', ({ logradouro }) => logradouro),
    requireInAddress('cidade', ({ cidade }) => cidade),
  )
export type IdentityInput = z.input<typeof identityForm>
export type IdentityValues = z.output<typeof identityForm>

interface AddressValues {
  readonly cep: string | null
  readonly logradouro: string
  readonly numero: string | null
  readonly bairro: string | null
  readonly cidade: string
}

const hasAddress = ({ cep, logradouro, numero, bairro, cidade }: AddressValues) =>
  [cep, logradouro.trim(), numero, bairro, cidade.trim()].some(Boolean)

function requireInAddress(field: 'logradouro' | 'cidade', read: (values: AddressValues) => string) {
  return z.refine<AddressValues>((values) => !hasAddress(values) || read(values).trim() !== '', {
    path: [field],
    error: code('REQUIRED'),
  })
}

export function toIdentityInput({ nome, endereco, telefone, email: mail, idioma }: Profile): IdentityInput {
  const pais = endereco?.pais ?? usualCountry(idioma)
  return {
    nome,
    pais,
    cep: pais === 'BR' ? cepMask.write(cepMask.read(endereco?.cep ?? '')) : (endereco?.cep ?? ''),
    logradouro: endereco?.logradouro ?? '',
    numero: endereco?.numero ?? '',
    complemento: endereco?.complemento ?? '',
    bairro: endereco?.bairro ?? '',
    cidade: endereco?.cidade ?? '',
    estado: endereco?.estado ?? '',
    telefone: telefone ?? '',
    email: mail ?? '',
  }
}

export function toProfileFields({ nome, telefone, email: mail, ...rest }: IdentityValues) {
  return { nome, telefone, email: mail, endereco: hasAddress(rest) ? rest : null }
}
