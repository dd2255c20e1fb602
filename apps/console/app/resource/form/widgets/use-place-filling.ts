import { type PlaceLookup, placeParts, usePlaceLookup } from '@narthex/client/data/use-place-lookup'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { useEffect, useRef } from 'react'
import { callApi } from '../../../session/api.ts'

/**
 * Looks up the place of a postal code that was typed, and fills what is still empty. It blocks nothing, overwrites
 * nothing, and a service that does not answer leaves the address as it is.
 */
export function usePlaceFilling<T extends Pick<Address, (typeof placeParts)[number]>>(
  address: T,
  onFill: (address: T) => void,
): { readonly filling: PlaceLookup; readonly fill: (country: string, written: string) => Promise<void> } {
  const { state: filling, lookUp } = usePlaceLookup(callApi)
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })

  async function fill(country: string, written: string): Promise<void> {
    const place = await lookUp(country, written)
    const now = latest.current
    const known = placeParts.flatMap((name) => (place?.[name] && !now[name] ? [[name, place[name]] as const] : []))
    if (known.length > 0) onFill({ ...now, ...Object.fromEntries(known) })
  }

  return { filling, fill }
}
