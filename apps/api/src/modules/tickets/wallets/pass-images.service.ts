import { textOn } from '@narthex/ui/colour/palette'
import { findInitial, markArch, markHeight, markWidth } from '@narthex/ui/covers/monogram-svg'
import sharp from 'sharp'
import { splitIntoRuns } from '../../../platform/documents/pdf/pdf-fonts.ts'
import type { PassFiles } from '../../../platform/wallets/pass-archive.ts'
import type { WalletTicket } from './wallet-ticket.ts'

/** Height of `icon.png` in points, as Apple has it; the logo may be 50 high. */
const iconSize = 29
const logoHeight = 50
const scales = [1, 2, 3] as const
/** The letter's size and its middle, in units of the mark. */
const letter = { size: 20, x: markWidth / 2, y: 27 } as const

/** The church's mark in the sizes that Apple Wallet asks for: its initial under an arch, as on its site. */
export async function drawPassImages(church: Pick<WalletTicket['church'], 'nome' | 'corApp'>): Promise<PassFiles> {
  const mark = drawMark(church)
  const room = (markHeight * 60) / 44
  const [left, top] = [(markWidth - room) / 2, (markHeight - room) / 2]
  const ground = `<path fill="${church.corApp}" d="M${left} ${top}h${room}v${room}h${-room}z"/>`
  const icon = { view: [left, top, room, room], content: ground + mark }
  const logo = { view: [0, 0, markWidth, markHeight], content: mark }
  const drawn = scales.flatMap((scale) => [
    drawPng(icon, { name: 'icon', scale, height: iconSize * scale }),
    drawPng(logo, { name: 'logo', scale, height: logoHeight * scale }),
  ])
  return Object.fromEntries(await Promise.all(drawn))
}

interface Drawing {
  readonly view: readonly number[]
  readonly content: string
}

interface PngForm {
  readonly name: string
  readonly scale: number
  /** Height in pixels. */
  readonly height: number
}

async function drawPng({ view, content }: Drawing, { name, scale, height }: PngForm): Promise<[string, Uint8Array]> {
  const width = (height * (view[2] ?? 1)) / (view[3] ?? 1)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">${content}</svg>`
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  return [`${name}${scale === 1 ? '' : `@${scale}x`}.png`, new Uint8Array(png)]
}

/** The arch in the ink that reads on the church's colour, and its initial in that colour. */
function drawMark({ nome, corApp }: Pick<WalletTicket['church'], 'nome' | 'corApp'>): string {
  return markArch(textOn(corApp)) + drawInitial(findInitial(nome), corApp)
}

/** Draws an initial as an outline: a picture needs no font. Nothing for a sign that our typefaces lack. */
function drawInitial(initial: string, colour: string): string {
  const [run] = splitIntoRuns(initial, 'title')
  if (run?.text !== initial) return ''
  const { font } = run.font
  const { path, bbox } = font.glyphForCodePoint(initial.codePointAt(0) ?? 0)
  const scale = letter.size / font.unitsPerEm
  const [x, y] = [(bbox.minX + bbox.maxX) / 2, (bbox.minY + bbox.maxY) / 2]
  const place = `translate(${letter.x} ${letter.y}) scale(${scale} ${-scale}) translate(${-x} ${-y})`
  return `<path fill="${colour}" transform="${place}" d="${path.toSVG()}"/>`
}
