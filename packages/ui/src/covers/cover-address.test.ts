import { looks } from '@narthex/contract/churches/looks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAddress, coverNamed } from './cover-address.ts'
import { coverKinds } from './cover-kinds.ts'
import { coverSvg } from './cover-svg.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const kind = fc.constantFrom(undefined, ...coverKinds)
const focus = fc.constantFrom('side' as const, 'middle' as const)

test('the file of a cover is the very drawing that stands in a page', () => {
  fc.assert(
    fc.property(fc.string(), colour, kind, focus, fc.constantFrom(...looks), (seed, corApp, chosen, where, look) => {
      const make = { colour: corApp, kind: chosen, focus: where, look }
      const address = coverAddress(seed, make)
      expect(address).toMatch(/^\/cover\/[\w.-]+$/)
      expect(coverNamed(address.slice('/cover/'.length))).toBe(coverSvg(seed, make))
    }),
    { numRuns: 100 },
  )
})

test.each([
  '',
  'rose-side-0e7c7b-1.png',
  'rose-side-0e7c7b-.svg',
  'rose-side-0e7c7-1.svg',
  'rose-top-0e7c7b-1.svg',
  'marble-rose-side-0e7c7b-1.svg',
  'lily-side-0e7c7b-1.svg',
  'rose-side-0e7c7b-12345678.svg',
  'rose-side-<script-1.svg',
])('%j names no cover', (name) => {
  expect(coverNamed(name)).toBeUndefined()
})
