import type { Client } from '@narthex/contract/churches/church.schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wireLanguage } from '../../platform/work/church-facts.ts'
import { byName, distanceMetres, nearestFirst, type Point } from './churches.rules.ts'

const point: fc.Arbitrary<Point> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const halfCircumference = Math.PI * 6_371_008.8

describe('a distance', () => {
  const saoPaulo = { latitude: -23.5505, longitude: -46.6333 }
  it.each([
    ['Rio de Janeiro', { latitude: -22.9068, longitude: -43.1729 }, 361_000],
    ['Lisbon', { latitude: 38.7223, longitude: -9.1393 }, 7_930_000],
    ['Tokyo', { latitude: 35.6762, longitude: 139.6503 }, 18_530_000],
  ])('from São Paulo to %s is known to one per cent', (_, there, metres) => {
    expect(Math.abs(distanceMetres(saoPaulo, there) - metres) / metres).toBeLessThan(0.01)
  })

  it('is the same there and back, and none from a place to itself', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMetres(a, b)).toBe(distanceMetres(b, a))
        expect(distanceMetres(a, a)).toBe(0)
      }),
    )
  })

  it('is a whole number of metres, never beyond half the way around the Earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const metres = distanceMetres(a, b)
        expect(Number.isSafeInteger(metres)).toBe(true)
        expect(metres).toBeGreaterThanOrEqual(0)
        expect(metres).toBeLessThanOrEqual(Math.ceil(halfCircumference))
      }),
    )
  })

  it('is never longer than the way over a third place', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceMetres(a, c)).toBeLessThanOrEqual(distanceMetres(a, b) + distanceMetres(b, c) + 2)
      }),
    )
  })

  it('does not grow at the date line or at the poles', () => {
    expect(distanceMetres({ latitude: 0, longitude: 180 }, { latitude: 0, longitude: -180 })).toBe(0)
    expect(distanceMetres({ latitude: 90, longitude: 10 }, { latitude: 90, longitude: -120 })).toBe(0)
  })
})

describe('churches from a point', () => {
  const client = (id: number, latitude: number | null, longitude: number | null): Client => ({
    id,
    uuid: '7b0f4b6e-4c39-4a57-9d5e-2f7f0c1a9a01',
    codigo: `igreja-${id}`,
    slug: `igreja-${id}`,
    nome: `Igreja ${id}`,
    descricao: null,
    imagem: null,
    corApp: '#224488',
    aparencia: 'glass',
    endereco: null,
    latitude,
    longitude,
    site: 'http://igreja.example',
    distancia: null,
  })

  it('come nearest first; those without coordinates last, in their order', () => {
    const clients = [client(1, null, null), client(2, 0, 20), client(3, null, 5), client(4, 0, 10), client(5, 0, null)]
    const sorted = nearestFirst(clients, { latitude: 0, longitude: 0 })
    expect(sorted.map(({ id }) => id)).toEqual([4, 2, 1, 3, 5])
    expect(sorted.map(({ distancia }) => distancia)).toEqual([1_111_951, 2_223_902, null, null, null])
    expect(clients.every(({ distancia }) => distancia === null)).toBe(true)
  })

  it('are all there, in the order of their distances', () => {
    const some = fc
      .array(fc.option(point, { nil: null }))
      .map((points) => points.map((p, id) => client(id, p?.latitude ?? null, p?.longitude ?? null)))
    fc.assert(
      fc.property(some, point, (clients, from) => {
        const sorted = nearestFirst(clients, from)
        expect(sorted.map(({ id }) => id).sort((a, b) => a - b)).toEqual(clients.map(({ id }) => id))
        const distances = sorted.map(({ distancia }) => distancia ?? Number.POSITIVE_INFINITY)
        expect(distances).toEqual([...distances].sort((a, b) => (a === b ? 0 : a - b)))
      }),
    )
  })
})

it('churches are sorted by name as a reader expects', () => {
  const sorted = ['Zoe', 'Árvore', 'betel', 'Betânia', 'Ágape'].map((nome) => ({ nome })).sort(byName)
  expect(sorted.map(({ nome }) => nome)).toEqual(['Ágape', 'Árvore', 'Betânia', 'betel', 'Zoe'])
})

it.each([
  ['pt-BR', 'pt-br'],
  ['pt_BR', 'pt-br'],
  ['zh_Hant_TW', 'zh-hant-tw'],
  ['en', 'en'],
])('the language %s is %s on the wire', (tag, wire) => {
  expect(wireLanguage(tag)).toBe(wire)
})
