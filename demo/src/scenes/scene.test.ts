import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { paint } from './scene.ts'
import * as views from './views.ts'

/** The pixel rows of a PNG, three bytes per pixel. */
const rowsOf = (png: Buffer) => inflateSync(png.subarray(41, png.length - 16))

it.each(Object.entries(views))('%s is painted alike each time, as a sound PNG', (_, scene) => {
  const [one, other] = [paint(scene), paint(scene)]
  expect(one.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [one.readUInt32BE(16), one.readUInt32BE(20)]
  const [rows, again] = [rowsOf(one), rowsOf(other)]
  expect(rows.length).toBe(height * (width * 3 + 1))
  // Not exactly: the last bit of a sine may change once the engine has optimised the code.
  const different = rows.reduce((sum, byte, at) => sum + Number(byte !== again[at]), 0)
  expect(different).toBeLessThan(rows.length / 1000)
})
