import type { Place } from '@narthex/contract/lookups/place.endpoints'
import { useRef, useState } from 'react'
import type { CallApi } from '../calls/create-caller.ts'
import { findPlace, readPostalCode } from './find-place.ts'

export type PlaceLookup = 'idle' | 'asking' | 'filled' | 'partly' | 'unknown'

/** The parts of an address that a postal code may tell. */
export const placeParts = ['logradouro', 'bairro', 'cidade', 'estado'] as const

/**
 * Looks up the place of a postal code while it is typed. `lookUp` gives the place of what was asked last; undefined for a
 * code that is not whole, was asked before or is unknown, where the service does not answer, and for an answer that
 * another question overtook.
 */
export function usePlaceLookup(callApi: CallApi) {
  const [state, setState] = useState<PlaceLookup>('idle')
  const asked = useRef('')

  async function lookUp(country: string, written: string): Promise<Place | undefined> {
    const question = `${country} ${written}`
    if (asked.current === question) return undefined
    asked.current = question
    const code = readPostalCode(country, written)
    if (!code) return void setState('idle')
    setState('asking')
    const place = await findPlace(callApi, country, code)
    if (asked.current !== question) return undefined
    setState(place?.logradouro ? 'filled' : place ? 'partly' : 'unknown')
    return place
  }

  return { state, lookUp }
}
