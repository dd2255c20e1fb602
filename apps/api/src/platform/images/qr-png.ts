import sharp from 'sharp'
import { encode } from 'uqr'

/** Pixels of a module: a code shows sharp at twice a phone's resolution. */
const scale = 8
/** Modules of white around a code (ISO/IEC 18004). */
const quietZone = 4

/** A QR code as a small PNG picture, black on white with its quiet zone. */
export async function drawQrPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'Q', border: quietZone })
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}
