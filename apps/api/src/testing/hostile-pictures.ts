import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { plainPhoto } from './plain-photo.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Files sent as pictures that must not be taken. */
export const noPictures: readonly [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', () => Buffer.from(svg)],
  ['SVG behind what a GIF begins with', () => Buffer.from(`GIF89a${svg}`)],
  ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
  ['ZIP', () => Buffer.from('PK\u0003\u0004 and so on')],
  [
    'TIFF, which is not read',
    async () =>
      sharp(await plainPhoto())
        .tiff()
        .toBuffer(),
  ],
  ['half a JPEG', async () => (await plainPhoto({ width: 400, height: 400 })).subarray(0, 900)],
  ['noise that begins as a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5000)])],
  [
    'a PNG that says it is 65000 × 65000',
    async () =>
      withSize(
        await sharp(await plainPhoto())
          .png()
          .toBuffer(),
        65_000,
      ),
  ],
  ['a picture of 64 megapixels that fits into few bytes', vast],
]

/** A sound picture with a script and an archive behind it. */
export async function polyglot(): Promise<Buffer> {
  return Buffer.concat([await plainPhoto(), Buffer.from('<script>canary</script>'), Buffer.from('PK\u0003\u0004')])
}

/** Taken lying on its side, blue where it will be up and red below, with what a camera writes: a name, a place. */
export function sidewaysPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: '#0000ff' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'canary' }, IFD3: { GPSLatitude: '8/1 3/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function vast(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#ffffff' } })
    .png({ palette: true, compressionLevel: 1 })
    .toBuffer()
}

/** A PNG whose header claims another size; its checksum is right. */
function withSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(side, 16)
  changed.writeUInt32BE(side, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}
