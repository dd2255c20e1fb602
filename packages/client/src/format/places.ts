import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Address } from '@narthex/contract/churches/church.schemas'

interface Place {
  readonly endereco: Address | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** OpenStreetMap at the place: by its point where there is one, else by its address. */
export function mapLink({ endereco, latitude, longitude }: Place): string | undefined {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
  if (!endereco) return undefined
  const query = [...addressLines(endereco), endereco.pais].join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}

export function phoneLink(telefone: string): string {
  return `tel:${telefone.replace(/[^+\d]/g, '')}`
}

/** Writes to this address alone: what stands for a copy, a subject or a text in it is only odd spelling. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}
