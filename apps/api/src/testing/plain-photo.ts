import sharp from 'sharp'

/** A photo of which nothing matters but that it is one: a JPEG of one colour. */
export function plainPhoto(own: { width?: number; height?: number; colour?: string } = {}): Promise<Buffer> {
  const { width = 40, height = 30, colour = '#886644' } = own
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}
