import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSoundAlone } from './mp4-tracks.ts'

const box = (name: string, ...inside: Buffer[]) => {
  const body = Buffer.concat(inside)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 8)
  return Buffer.concat([size, Buffer.from(name, 'latin1'), body])
}
const track = (kind: string) =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12))))
const moov = (...kinds: string[]) => box('moov', box('mvhd', Buffer.alloc(100)), ...kinds.map(track))
const ftyp = box('ftyp', Buffer.from('3gp4\0\0\0\0isommp42'))
const mdat = box('mdat', Buffer.alloc(50_000))
/** The size stands behind the name, as in files beyond 4 GB. */
const largeMdat = Buffer.concat([
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat'),
  Buffer.from([0, 0, 0, 0, 0, 0, 0, 24]),
  Buffer.alloc(8),
])

it.each<[what: string, parts: Buffer[], isSound: boolean]>([
  ['a voice recording', [ftyp, mdat, moov('soun')], true],
  ['a voice recording that begins with its tracks', [ftyp, moov('soun', 'text'), mdat], true],
  ['a voice recording behind a large box', [ftyp, largeMdat, moov('soun')], true],
  ['a film', [ftyp, moov('vide', 'soun'), mdat], false],
  ['a film without sound', [ftyp, moov('vide')], false],
  ['a file without a list of tracks', [ftyp, mdat], false],
  ['a file that is cut off', [ftyp, mdat.subarray(0, 20)], false],
  ['nothing', [], false],
])('%s is told by its tracks', async (_, parts, isSound) => {
  expect(await isSoundAlone(new Blob([new Uint8Array(Buffer.concat(parts))]))).toBe(isSound)
})

it('whatever bytes there are, an answer comes', async () => {
  const parts = fc.array(
    fc.oneof(fc.uint8Array({ maxLength: 20 }), fc.constantFrom(ftyp, moov('soun'), Buffer.alloc(4))),
  )
  await fc.assert(
    fc.asyncProperty(parts, async (written) => {
      expect(typeof (await isSoundAlone(new Blob([new Uint8Array(Buffer.concat(written))])))).toBe('boolean')
    }),
  )
})
