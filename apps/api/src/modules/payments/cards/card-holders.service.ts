import type { HolderField } from '@narthex/contract/payments/payer-fields'
import type { Actor, VisitorCall } from '../../../platform/http/route.ts'
import type { CardHolder } from '../gateways/payment-gateway.ts'
import { findMemberAsPayer } from '../orders/payers.service.ts'
import { holderDataMissing } from '../orders/payments.errors.ts'

/** Data of a card's holder as it was typed. */
export type GivenHolder = { readonly [Field in HolderField]?: string | undefined }

/**
 * Finds the holder data that the gateway asks for: as typed, and for a member completed from their own data. Throws
 * EVT_REG_026 with the missing fields.
 */
export async function findHolder(
  call: VisitorCall,
  needs: readonly HolderField[],
  { titular, ...given }: GivenHolder & { readonly titular: string },
): Promise<CardHolder> {
  const { actor } = call
  const isWhole = needs.every((field) => given[field])
  const known = actor && !isWhole ? await findKnownHolder({ ...call, actor }) : undefined
  return describeHolder(titular, requireHolder(needs, mergeHolder(given, known)))
}

async function findKnownHolder(call: VisitorCall & { readonly actor: Actor }): Promise<GivenHolder> {
  const { email, document, phone, address } = await findMemberAsPayer(call)
  return {
    email: email ?? undefined,
    documento: document?.value,
    telefone: phone,
    cep: address?.zip,
    numeroEndereco: address?.number,
  }
}

/** A typed postal code is that of another house than the known one. */
function mergeHolder(given: GivenHolder, known: GivenHolder = {}): GivenHolder {
  const { documento = known.documento, email = known.email, telefone = known.telefone } = given
  const { cep, numeroEndereco } = given.cep
    ? given
    : { cep: known.cep, numeroEndereco: given.numeroEndereco ?? known.numeroEndereco }
  return { documento, email, telefone, cep, numeroEndereco }
}

/** Picks the holder data that a gateway asks for, and nothing else. Throws EVT_REG_026 with the missing fields. */
export function requireHolder(needs: readonly HolderField[], holder: GivenHolder): GivenHolder {
  const missing = needs.filter((field) => !holder[field])
  if (missing.length > 0) throw holderDataMissing(missing)
  return Object.fromEntries(needs.map((field) => [field, holder[field]]))
}

/** The holder as gateways know one, by the name on the card. */
export function describeHolder(
  name: string,
  { documento, email = '', telefone, cep, numeroEndereco }: GivenHolder,
): CardHolder {
  return {
    name,
    email,
    ...(documento && { document: { type: documento.length === 11 ? 'cpf' : 'cnpj', value: documento } as const }),
    ...(telefone && { phone: telefone }),
    ...(cep && { postalCode: cep }),
    ...(numeroEndereco && { addressNumber: numeroEndereco }),
  }
}
