import { cepMask } from '@narthex/client/forms/masks'
import { addressFieldsSchema } from '@narthex/contract/users/address.schemas'
import * as z from 'zod/mini'
import type { AddressFields } from './row-values.ts'
import { said, textForm } from './text-form.ts'

const typed = {
  pais: z.string(),
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
}

/** Values of the address fields, all text. */
export type AddressInput = z.output<z.ZodMiniObject<typeof typed>>

export const addressFieldNames = Object.keys(typed) as (keyof AddressInput)[]

/** The contract's rules over what stands in the fields. */
export const addressFormSchema = textForm(
  z.strictObject(typed),
  ({ pais, logradouro, cidade, ...rest }) => ({
    pais,
    logradouro,
    cidade,
    cep: said(rest.cep),
    numero: said(rest.numero),
    complemento: said(rest.complemento),
    bairro: said(rest.bairro),
    estado: said(rest.estado),
  }),
  addressFieldsSchema,
)

/** A postal code as people of its country write it; the wire has a Brazilian one in digits. */
export function cepText({ pais, cep }: Pick<AddressFields, 'pais' | 'cep'>): string {
  return pais === 'BR' ? cepMask.write(cepMask.read(cep ?? '')) : (cep ?? '')
}

/** @param country where a new one begins, ISO 3166-1 alpha-2 */
export function addressInput(address: AddressFields | undefined, country: string): AddressInput {
  const pais = address?.pais ?? country
  return {
    pais,
    cep: address ? cepText(address) : '',
    logradouro: address?.logradouro ?? '',
    numero: address?.numero ?? '',
    complemento: address?.complemento ?? '',
    bairro: address?.bairro ?? '',
    cidade: address?.cidade ?? '',
    estado: address?.estado ?? '',
  }
}
