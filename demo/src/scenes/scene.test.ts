import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { paint } from './scene.ts'
import * as views from './views.ts'

it.each(Object.entries(views))('%s is painted alike each time, as a sound PNG', (_, scene) => {
  const [one, other] = [paint(scene), paint(scene)]
  const print = (png: Buffer) => createHash('sha256').update(png).digest('hex')
  expect(print(one)).toBe(print(other))
  expect(one.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [one.readUInt32BE(16), one.readUInt32BE(20)]
  const rows = inflateSync(one.subarray(41, one.length - 16))
  expect(rows.length).toBe(height * (width * 3 + 1))
})
