import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeScans, type Scan } from './scan-history.ts'

/** Few moments, so that equal ones are usual. */
const moment = fc.integer({ min: 0, max: 5 }).map((n) => `2026-12-05T20:00:0${n}.000Z`)
const scans: fc.Arbitrary<Scan[]> = fc
  .array(fc.record({ tipo: fc.constantFrom('ENTRADA' as const, 'SAIDA' as const), momento: moment }), { maxLength: 12 })
  .chain((made) => {
    const readings: Scan[] = made.map((scan, i) => ({ ...scan, id: `r${i}`, desfaz: null }))
    const undoing = fc.record({ momento: moment, at: fc.nat({ max: Math.max(0, readings.length - 1) }) })
    return fc.array(undoing, { maxLength: readings.length ? 4 : 0 }).map((undoings) => [
      ...readings,
      ...undoings.map(({ momento, at }, i) => ({
        id: `u${i}`,
        tipo: 'DESFEITA' as const,
        momento,
        desfaz: `r${at}`,
      })),
    ])
  })
const describeState = (readings: readonly Scan[]) => {
  const { entry, exit, duplicates, undone } = mergeScans(readings)
  return {
    entry: entry?.id,
    exit: exit?.id,
    undone: [...undone].sort(),
    duplicates: [...duplicates].map(([id, { id: earlier }]) => `${id} after ${earlier}`).sort(),
  }
}

describe('the readings of several phones', () => {
  test('come to the same state in any order of arrival, and when some come twice', () => {
    void fc.assert(
      fc.property(
        scans.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        fc.nat(),
        ([all, shuffled], cut) => {
          const twice = [...shuffled.slice(0, cut % (all.length + 1)), ...shuffled]
          const unique = [...new Map(twice.map((scan) => [scan.id, scan])).values()]
          expect(describeState(shuffled)).toEqual(describeState(all))
          expect(describeState(unique)).toEqual(describeState(all))
        },
      ),
    )
  })

  test('of entries alone let in exactly one: the earliest, and the others name it', () => {
    void fc.assert(
      fc.property(scans, (all) => {
        const entries = all.filter(({ tipo }) => tipo === 'ENTRADA')
        const { entry, duplicates } = mergeScans(entries)
        const earliest = entries.map(({ momento, id }) => `${momento} ${id}`).sort()[0]
        expect(entry && `${entry.momento} ${entry.id}`).toBe(earliest)
        expect(duplicates.size).toBe(Math.max(0, entries.length - 1))
        for (const earlier of duplicates.values()) expect(earlier).toBe(entry)
      }),
    )
  })

  test('that were all undone let the ticket in again', () => {
    void fc.assert(
      fc.property(scans, (all) => {
        const readings = all.filter(({ tipo }) => tipo !== 'DESFEITA')
        const undoings = readings.map(({ id, momento }) => ({
          id: `u${id}`,
          momento,
          tipo: 'DESFEITA' as const,
          desfaz: id,
        }))
        expect(describeState([...undoings, ...readings])).toMatchObject({ entry: undefined, exit: undefined })
      }),
    )
  })

  test('count each reading once: as the entry, an exit, a duplicate or undone', () => {
    void fc.assert(
      fc.property(scans, (all) => {
        const { duplicates, undone } = mergeScans(all)
        for (const { id } of all) expect(duplicates.has(id) && undone.has(id)).toBe(false)
      }),
    )
  })
})

test('a child that was handed out and comes back is let in again', () => {
  const at = (id: string, tipo: Scan['tipo'], second: number): Scan => ({
    id,
    tipo,
    desfaz: null,
    momento: `2026-12-05T20:00:0${second}.000Z`,
  })
  const all = [at('back', 'ENTRADA', 3), at('out', 'SAIDA', 2), at('in', 'ENTRADA', 1), at('late', 'SAIDA', 4)]
  const { entry, exit, duplicates } = mergeScans(all)
  expect([entry?.id, exit?.id, duplicates.size]).toEqual(['back', 'late', 0])
})
