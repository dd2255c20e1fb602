import type { Client } from '@narthex/contract/churches/church.schemas'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius that geographers agree on (IUGG), in metres. */
const earthRadius = 6_371_008.8

/** Great-circle distance in metres (haversine: steady for near points and antipodes alike). */
export function distanceMetres(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(a.longitude, b.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, h))))
}

/** The churches nearest first, each with its distance; those without coordinates last, in their order. */
export function nearestFirst(clients: readonly Client[], from: Point): Client[] {
  return (
    clients
      .map((client) => {
        const { latitude, longitude } = client
        const known = latitude !== null && longitude !== null
        return { ...client, distancia: known ? distanceMetres(from, { latitude, longitude }) : null }
      })
      // Infinity less itself is no number, and counts as equal.
      .sort((a, b) => (a.distancia ?? Number.POSITIVE_INFINITY) - (b.distancia ?? Number.POSITIVE_INFINITY) || 0)
  )
}

const names = new Intl.Collator('pt')

/** Compares by name as a reader expects: accents and capitals do not send a name to the end. */
export function byName(a: { readonly nome: string }, b: { readonly nome: string }): number {
  return names.compare(a.nome, b.nome)
}
