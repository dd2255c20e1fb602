import { getCities } from '@brazilian-utils/brazilian-utils'
import type { BrazilianState } from '@narthex/contract/lookups/brazilian-states'
import type { Place, State } from '@narthex/contract/lookups/place.endpoints'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Asking } from '../../platform/places/remembered.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countUse } from '../auth/limits.service.ts'
import { stateOfCep } from './cep-ranges.rules.ts'
import { isCountry, isoStatesOf } from './countries.service.ts'

/** How many places one person may look up within a quarter of an hour, so that nobody reads a service out. */
const most = 100

export interface PlaceQuery {
  readonly church: ChurchScope
  readonly actor: Actor
}

/** The place of a Brazilian postal code, its state at least. Throws NOT_FOUND for no such code, TOO_MANY_REQUESTS. */
export async function placeOfCep(platform: Platform, by: PlaceQuery, cep: string): Promise<Place> {
  const estado = stateOfCep(cep)
  if (!estado) throw notFound()
  const found = await ask(platform, by, platform.places.ofCep, cep)
  if (found === 'none') throw notFound()
  if (found === 'no answer') return { cep, pais: 'BR', estado, cidade: null, bairro: null, logradouro: null }
  return found.value
}

/** The place of a postal code elsewhere. Throws NOT_FOUND also where nobody can tell, TOO_MANY_REQUESTS. */
export async function placeOfZip(platform: Platform, by: PlaceQuery, pais: string, zip: string): Promise<Place> {
  if (!isCountry(pais)) throw notFound()
  const found = await ask(platform, by, platform.places.ofZip, `${pais} ${zip.toUpperCase()}`)
  if (typeof found === 'string') throw notFound()
  return found.value
}

/** Counts who asks, and asks; no answer where there is nobody to ask. */
async function ask<T>(platform: Platform, { church, actor }: PlaceQuery, asking: Asking<T> | undefined, key: string) {
  if (!asking) return 'no answer'
  const counter = { what: 'places looked up by a login', who: String(actor.userId), limit: { most } }
  await countUse(platform, church, counter)
  return asking(key)
}

/** A country's states, as the service names them or else the installed data. Throws NOT_FOUND for no country. */
export async function statesOf({ places }: Platform, pais: string): Promise<State[]> {
  if (!isCountry(pais)) throw notFound()
  const found = (await places.statesOf?.(pais)) ?? 'no answer'
  if (typeof found === 'string') return isoStatesOf(pais)
  return found.value.toSorted((a, b) => a.nome.localeCompare(b.nome))
}

export function citiesOf(state: BrazilianState): string[] {
  return getCities(state).toSorted((a, b) => a.localeCompare(b, 'pt'))
}
