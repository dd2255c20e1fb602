import { expect, it } from 'vitest'
import type { MergeLane } from './merge-lane.service.ts'
import { createMerger } from './merging.service.ts'
import type { Merged } from './note-doc.rules.ts'

const merged: Merged = 'NOTE_UNTITLED'
const note = { titulo: 'Paz', texto: 'Um' }
const limited = { code: 'TOO_MANY_REQUESTS' }

/** Lanes that record their use: the quick one gives up on `hard` notes; the slow one takes so long, or gives up too. */
function stage(tookMs: number, isGivenUp = false) {
  let now = 0
  const used: string[] = []
  const quick: MergeLane = async (_, change) => {
    used.push('quick')
    return 'titulo' in change && change.titulo === 'hard' ? undefined : merged
  }
  const slow: MergeLane = async () => {
    used.push('slow')
    now += tookMs
    return isGivenUp ? undefined : merged
  }
  const merge = createMerger({ quick, slow, now: () => now })
  const lanesOf = async (who: string, titulo: string) => {
    used.length = 0
    await merge(who, undefined, { ...note, titulo })
    return used.join(' ')
  }
  return { lanesOf, pass: (ms: number) => (now += ms) }
}

it('sends what is hard to the slow lane, and the next notes of that member alone', async () => {
  const { lanesOf } = stage(1_000)
  expect(await lanesOf('a', 'easy')).toBe('quick')
  expect(await lanesOf('a', 'hard')).toBe('quick slow')
  expect(await lanesOf('a', 'easy')).toBe('slow')
  expect(await lanesOf('b', 'easy')).toBe('quick')
})

it('lets a member back into the quick lane whose note was not hard, but the machine busy', async () => {
  const { lanesOf } = stage(100)
  expect(await lanesOf('a', 'hard')).toBe('quick slow')
  expect(await lanesOf('a', 'easy')).toBe('quick')
})

it('merges ten seconds of hard notes a member and hour', async () => {
  const { lanesOf, pass } = stage(2_500)
  for (let turn = 0; turn < 4; turn++) await lanesOf('a', 'hard')
  await expect(lanesOf('a', 'easy')).rejects.toMatchObject(limited)
  expect(await lanesOf('b', 'hard')).toBe('quick slow')
  pass(3_600_000)
  expect(await lanesOf('a', 'easy')).toBe('quick')
})

it('refuses a member for a minute after a change that was given up', async () => {
  const { lanesOf, pass } = stage(2_000, true)
  expect(await lanesOf('a', 'hard')).toBe('quick slow')
  await expect(lanesOf('a', 'easy')).rejects.toMatchObject(limited)
  pass(60_000)
  expect(await lanesOf('a', 'easy')).toBe('slow')
})
