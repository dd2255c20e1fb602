import type { MapBox } from '@narthex/contract/groups/map-box'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomRuns } from '../../testing/random-runs.ts'
import { setUpGroups } from '../../testing/set-up-groups.ts'
import { distanceMetres } from '../churches/churches.rules.ts'
import type { Point } from './grid.rules.ts'
import { listGroupPoints, searchGroups } from './groups.service.ts'

interface Placed extends Point {
  readonly id: number
}

const all = { page: 1, limit: 1000 }
/** Angle as a query can state it: 15 digits after the decimal point. */
const angle = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((degrees) => Number(degrees.toFixed(15)))
const point = fc.record({ latitude: angle(90), longitude: angle(180) })

describe('where groups are', () => {
  const stage = setUpGroups()
  let placed: Placed[]

  beforeAll(async () => {
    // All over the world, crowded in one town, at the poles and on both sides of the 180th meridian.
    await stage.asOwner((owner) =>
      owner.exec(`insert into celula (igreja_id, nome, data_inicio, dia_semana, horario, duracao_minutos, frequencia, latitude, longitude)
        select ${stage.videira.igrejaId}, 'G' || i, '2026-01-06', 2, '20:00', 90, 'SEMANAL', lat, lng from (
          select i, 90 * sin(i * 1.7) as lat, 180 * sin(i * 2.3) as lng from generate_series(1, 200) i
          union all select 200 + i, -23.5 + 0.05 * sin(i * 1.3), -46.6 + 0.05 * cos(i * 2.9) from generate_series(1, 200) i
          union all select 400 + i, (i - 3) * 45, 180 - (i % 2) * 360 from generate_series(1, 5) i) p`),
    )
    await stage.group({ nome: 'Sem lugar' })
    const rows = await stage.rowsOf<Placed>('celula')
    placed = rows.filter(({ latitude }) => latitude !== null)
  })

  const call = () => stage.platform.transactions.at(stage.videira)
  const found = async (search: Parameters<typeof searchGroups>[1]) => (await searchGroups(call(), search, all)).itens
  const sorted = (ids: number[]) => ids.sort((a, b) => a - b)

  it('a box holds what lies in it and nothing else, in the list as on the map', async () => {
    const box = fc.tuple(angle(90), angle(180), angle(90), angle(180)).map(([a, oeste, b, leste]) => ({
      sul: Math.min(a, b),
      norte: Math.max(a, b),
      oeste,
      leste,
    }))
    await fc.assert(
      fc.asyncProperty(box, async (caixa) => {
        const expected = sorted(placed.filter((one) => isWithin(caixa, one)).map(({ id }) => id))
        expect(sorted((await found({ caixa })).map(({ id }) => id))).toEqual(expected)
        const { pontos, total } = await listGroupPoints(call(), { caixa })
        expect(pontos.map(({ id }) => id)).toEqual(expected)
        expect(total).toBe(expected.length)
      }),
      randomRuns({ deep: 60, full: 12 }),
    )
  })

  it('sorts by distance, puts groups without a place last, and lists all of them', async () => {
    await fc.assert(
      fc.asyncProperty(point, async (from) => {
        const itens = await found({ from })
        expect(itens).toHaveLength(placed.length + 1)
        expect(itens.at(-1)).toMatchObject({ nome: 'Sem lugar', distanciaKm: null })
        const metres = new Map(placed.map((group) => [group.id, distanceMetres(from, group)]))
        const distances = itens.slice(0, -1).map(({ id, distanciaKm }) => {
          expect(distanciaKm).toBeCloseTo((metres.get(id) ?? 0) / 1000, 1)
          return metres.get(id) ?? 0
        })
        expect(distances.every((distance, index) => index === 0 || distance >= (distances[index - 1] ?? 0) - 1)).toBe(
          true,
        )
      }),
      randomRuns({ deep: 30, full: 6 }),
    )
  })

  it('a radius holds what is that near and nothing else', async () => {
    const centre = fc.oneof(
      point,
      fc.constant({ latitude: -23.5, longitude: -46.6 }),
      fc.constant({ latitude: 90, longitude: 0 }),
    )
    await fc.assert(
      fc.asyncProperty(centre, fc.integer({ min: 1, max: 500 }), async (from, km) => {
        const near = placed.filter((one) => distanceMetres(from, one) <= km * 1000).map(({ id }) => id)
        expect(sorted((await found({ from, km })).map(({ id }) => id))).toEqual(sorted(near))
      }),
      randomRuns({ deep: 60, full: 12 }),
    )
  })

  function isWithin({ sul, norte, oeste, leste }: MapBox, { latitude, longitude }: Point): boolean {
    const isBetween =
      oeste <= leste ? longitude >= oeste && longitude <= leste : longitude >= oeste || longitude <= leste
    return latitude >= sul && latitude <= norte && isBetween
  }
})
