import type { Address } from '@narthex/contract/churches/church.schemas'

/** An address as people write it, in one or two lines: street, then town. */
export function addressLines(address: Address): string[] {
  const street = [address.logradouro, address.numero].filter(Boolean).join(', ')
  const home = [street, address.complemento].filter(Boolean).join(' – ')
  const town = [address.bairro, address.cidade, address.estado].filter(Boolean).join(', ')
  return [home, [town, address.cep].filter(Boolean).join(' · ')].filter(Boolean)
}

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
