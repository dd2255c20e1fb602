import type { Address } from '@narthex/contract/churches/church.schemas'
import type { Scheme } from '@narthex/ui/colour/palette'
import { findInitial } from '@narthex/ui/covers/monogram-svg'
import type { Sheet } from './pdf/pdf-sheet.ts'

/** Margin around the text of a page, in points. */
export const margin = 56
/** Size of the church's mark, as on its site: an arch with its initial. */
const mark = { width: 34, height: 38 }

interface HeaderText {
  readonly nome: string
  /** Lines in small type below the name. */
  readonly lines: readonly string[]
}

/** Chooses the paper size in use where the church's address is. */
export const choosePaper = (address: Address | null): 'A4' | 'LETTER' => (address?.pais === 'US' ? 'LETTER' : 'A4')

/** Draws the church's mark and name at the top of the page and gives the `y` below it. */
export function drawChurchHeader(sheet: Sheet, { nome, lines }: HeaderText, colours: Scheme): number {
  const top = margin - 8
  const arch = mark.width / 2
  sheet.fill(colours.brand, margin, top, mark.width, mark.width, arch)
  sheet.fill(colours.brand, margin, top + arch, mark.width, mark.height - arch, 3)
  const letter = { font: 'title', size: 17, colour: colours.onBrand } as const
  sheet.write(findInitial(nome), letter, { x: margin, y: top + 10, width: mark.width, align: 'centre' })
  const x = margin + mark.width + 14
  const box = { x, width: sheet.width - margin - x }
  const below = sheet.write(nome, { font: 'strong', size: 14, colour: colours.ink }, { ...box, y: top })
  const small = { font: 'body', size: 8.5, colour: colours.muted, leading: 1.45 } as const
  const end = lines.length > 0 ? sheet.write(lines.join('\n'), small, { ...box, y: below + 2 }) : below
  return Math.max(end, top + mark.height) + 34
}
