import { findPlaceOfCep, findPlaceOfZip, type Place } from '@narthex/contract/lookups/place.endpoints'
import type { CallApi } from '../calls/create-caller.ts'

/** A postal code as it is asked for; undefined while it is not whole. */
export function readPostalCode(country: string, written: string): string | undefined {
  const code = country === 'BR' ? written.replace(/\D/g, '') : written.trim()
  const isWhole = country === 'BR' ? code.length === 8 : code.length > 2
  return isWhole ? code : undefined
}

/** The place of a postal code; undefined where it is unknown, or the service does not answer. */
export async function findPlace(callApi: CallApi, country: string, code: string): Promise<Place | undefined> {
  try {
    return await (country === 'BR'
      ? callApi(findPlaceOfCep, { params: { cep: code } })
      : callApi(findPlaceOfZip, { params: { pais: country, zip: code } }))
  } catch {
    return undefined
  }
}
