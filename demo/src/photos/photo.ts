import sharp from 'sharp'
import { drawPerson, type PaintedPerson } from './people.ts'

/** A photo of people, painted. Sizes are pixels. */
export interface PaintedPhoto {
  readonly width: number
  readonly height: number
  /** Colours of the wall, from the top down. */
  readonly wall: readonly string[]
  /** The floor, the sea or the roofs behind people: its height and colour. */
  readonly ground?: { readonly top: number; readonly colour: string; readonly kind: 'floor' | 'sea' | 'roofs' }
  readonly light: { readonly x: number; readonly y: number; readonly colour: string }
  /** Lamps on a string. */
  readonly hasLamps?: boolean
  /** People from back to front. */
  readonly people: readonly PaintedPerson[]
  /** A table with plates in front of them: its height. */
  readonly table?: number
}

/** The photo as a PNG. */
export async function paintPhoto(photo: PaintedPhoto): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(drawPhoto(photo)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

function drawPhoto({ width, height, wall, ground, light, hasLamps, people, table }: PaintedPhoto): string {
  const stops = wall.map((colour, at) => `<stop offset="${at / (wall.length - 1)}" stop-color="${colour}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${light.x}" cy="${light.y}" r="${width * 0.55}">
      <stop offset="0" stop-color="${light.colour}" stop-opacity=".75"/><stop offset="1" stop-color="${light.colour}" stop-opacity="0"/></radialGradient></defs>
    <rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="url(#wall)"/>
    ${ground ? drawGround(ground, width, height) : ''}
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    ${hasLamps ? drawLamps(width, height) : ''}
    ${people.map(drawPerson).join('')}
    ${table === undefined ? '' : drawTable(table, width, height)}
    ${ground?.kind === 'sea' ? drawWater(ground.colour, height) : ''}
    </svg>`
}

function drawGround({ top, colour, kind }: NonNullable<PaintedPhoto['ground']>, width: number, height: number): string {
  const ground = `<rect x="-20" y="${top}" width="${width + 40}" height="${height}" fill="${colour}"/>`
  const count = Math.ceil(width / 120)
  const each = (draw: (at: number) => string) => Array.from({ length: count }, (_, at) => draw(at)).join('')
  if (kind === 'roofs')
    return (
      ground +
      each(
        (at) =>
          `<rect x="${at * 120 - 10}" y="${top - 30 - ((at * 47) % 70)}" width="104" height="${height}" fill="${colour}"/>`,
      )
    )
  if (kind === 'sea')
    return (
      ground +
      each(
        (at) =>
          `<path d="M${(at * 190) % width} ${top + 24 + at * 22} q40 -14 80 0 t80 0" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
      )
    )
  return ground
}

/** The water that people stand in. */
function drawWater(colour: string, height: number): string {
  const top = height * 0.66
  return `<path d="M-20 ${top} q80 -22 160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0 V${height + 20} H-20 Z" fill="${colour}"/>
    <path d="M-20 ${top + 8} q80 -22 160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0 t160 0" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none"/>`
}

function drawLamps(width: number, height: number): string {
  const count = 9
  const lamps = Array.from({ length: count }, (_, at) => {
    const x = (width * (at + 0.5)) / count
    const y = height * (0.06 + 0.09 * Math.sin((Math.PI * (at + 0.5)) / count))
    return `<circle cx="${x}" cy="${y + 10}" r="22" fill="#ffd98a" opacity=".35"/><circle cx="${x}" cy="${y + 10}" r="9" fill="#fff0c4"/>`
  })
  const wire = `<path d="M0 ${height * 0.06} Q${width / 2} ${height * 0.24} ${width} ${height * 0.06}" stroke="#2c2433" stroke-width="3" fill="none"/>`
  return wire + lamps.join('')
}

function drawTable(top: number, width: number, height: number): string {
  const plates = Array.from({ length: 5 }, (_, at) => {
    const [x, y] = [width * (0.12 + at * 0.19), top + 62 + (at % 2) * 22]
    return `<ellipse cx="${x}" cy="${y}" rx="62" ry="20" fill="#fbf6ea"/><ellipse cx="${x}" cy="${y - 5}" rx="38" ry="12" fill="${['#d9822b', '#7d9a4a', '#c14b35'][at % 3]}"/>`
  })
  return `<path d="M-20 ${top} H${width + 20} V${height + 20} H-20 Z" fill="#c98f57"/><path d="M-20 ${top} H${width + 20} V${top + 12} H-20 Z" fill="#e0ad76"/>${plates.join('')}`
}
