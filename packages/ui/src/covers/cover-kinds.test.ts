import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverKinds, windowKind } from './cover-kinds.ts'

test('the windows of a building come in every kind before one comes again', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (building, place) => {
      const row = coverKinds.map((_, next) => windowKind(building, place + next))
      expect(new Set(row).size).toBe(coverKinds.length)
      expect(windowKind(building, place + coverKinds.length)).toBe(row[0])
    }),
  )
})

test('buildings begin with every kind, one about as often as another', () => {
  const firsts = Array.from({ length: 400 }, (_, n) => windowKind(`igreja-${n}`, 0))
  for (const kind of coverKinds) {
    expect(firsts.filter((first) => first === kind).length).toBeGreaterThan(60)
  }
})
