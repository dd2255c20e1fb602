import { expect, it } from 'vitest'
import { ringBells } from './bells.ts'

it('a piece is a WAV file that says how long it is, the same each time, and another for another seed', () => {
  const piece = ringBells({ seed: 7, seconds: 10 })
  const view = new DataView(piece.buffer)
  expect(Buffer.from(piece.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF.{4}WAVE$/s)
  expect(view.getUint32(40, true) / view.getUint32(28, true)).toBe(10)
  expect(view.getUint32(4, true)).toBe(piece.length - 8)
  expect(ringBells({ seed: 7, seconds: 10 })).toEqual(piece)
  expect(ringBells({ seed: 8, seconds: 10 })).not.toEqual(piece)
})

it('is heard, and never louder than it can be', () => {
  const samples = ringBells({ seed: 3, seconds: 30 }).subarray(44)
  const loudest = Math.max(...samples.map((sample) => Math.abs(sample - 128)))
  expect(loudest).toBeGreaterThan(30)
  expect(samples.filter((sample) => sample <= 1 || sample >= 255).length).toBeLessThan(samples.length / 1000)
})
