import { getCities } from '@brazilian-utils/brazilian-utils'
import type { BrazilianState } from '@narthex/contract/lookups/brazilian-states'
import type { Place, State } from '@narthex/contract/lookups/place.endpoints'
import { countUse } from '../../platform/attempts/count-use.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Asking } from '../../platform/places/remembered.ts'
import type { Needs } from '../../platform/platform.ts'
import { stateOfCep } from './cep-ranges.rules.ts'
import { isCountry, listIsoStates } from './countries.service.ts'

/** Rate limit per account, so that the place service cannot be scraped. */
const maxLookupsPerQuarterHour = 100

/** The place of a Brazilian postal code, its state at least. Throws NOT_FOUND for no such code, TOO_MANY_REQUESTS. */
export async function placeOfCep(platform: Needs<'places'>, call: MemberCall, cep: string): Promise<Place> {
  const estado = stateOfCep(cep)
  if (!estado) throw notFound()
  const found = await ask(call, platform.places.ofCep, cep)
  if (found === 'none') throw notFound()
  if (found === 'no answer') return { cep, pais: 'BR', estado, cidade: null, bairro: null, logradouro: null }
  return found.value
}

/** Looks up a foreign postal code. NOT_FOUND also without a lookup service, or if it does not answer. */
export async function placeOfZip(
  platform: Needs<'places'>,
  call: MemberCall,
  pais: string,
  zip: string,
): Promise<Place> {
  if (!isCountry(pais)) throw notFound()
  const found = await ask(call, platform.places.ofZip, `${pais} ${zip.toUpperCase()}`)
  if (typeof found === 'string') throw notFound()
  return found.value
}

/** Counts the lookup for the rate limit and runs it. Without a lookup service it returns `no answer` and counts nothing. */
async function ask<T>(call: MemberCall, asking: Asking<T> | undefined, key: string) {
  if (!asking) return 'no answer'
  const counter = {
    what: 'places looked up by a login',
    who: String(call.actor.accountId),
    limit: { maxAttempts: maxLookupsPerQuarterHour },
  }
  await countUse(call, counter)
  return asking(key)
}

/** A country's states, as the service names them or else the installed data. Throws NOT_FOUND for no country. */
export async function listStates({ places }: Needs<'places'>, pais: string): Promise<State[]> {
  if (!isCountry(pais)) throw notFound()
  const found = (await places.statesOf?.(pais)) ?? 'no answer'
  if (typeof found === 'string') return listIsoStates(pais)
  return found.value.toSorted((a, b) => a.nome.localeCompare(b.nome))
}

export function listCities(state: BrazilianState): string[] {
  return getCities(state).toSorted((a, b) => a.localeCompare(b, 'pt'))
}
