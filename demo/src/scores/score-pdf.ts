import type { Melody, MelodyNote } from './melody.ts'
import { createPdf, type Drawing, sheet } from './pdf-drawing.ts'

const margin = 48
/** Distance between two lines of a staff, and between two staves. */
const gap = 7
const staffApart = 98
const barsPerStaff = 3
const clefWidth = 42

/** A melody as a printed page: title, staves with clef, bars, notes, and the words below them. */
export function scorePdf({ title, author, beatsPerBar, bars }: Melody): Uint8Array<ArrayBuffer> {
  return createPdf((page) => {
    page.text(margin, sheet.height - 72, 22, title)
    page.text(margin, sheet.height - 92, 11, author)
    for (let first = 0; first < bars.length; first += barsPerStaff) {
      const bottom = sheet.height - 168 - (first / barsPerStaff) * staffApart
      drawStaff(
        page,
        bottom,
        first === 0 ? beatsPerBar : undefined,
        bars.slice(first, first + barsPerStaff),
        beatsPerBar,
      )
    }
  })
}

function drawStaff(
  page: Drawing,
  bottom: number,
  told: number | undefined,
  bars: Melody['bars'],
  beatsPerBar: number,
): void {
  const end = sheet.width - margin
  for (let line = 0; line < 5; line++) page.line(margin, bottom + line * gap, end, bottom + line * gap, 0.6)
  drawClef(page, margin + 14, bottom)
  const begin = margin + clefWidth + (told ? 22 : 0)
  if (told) {
    page.text(margin + clefWidth, bottom + 2 * gap + 1, 19, String(told))
    page.text(margin + clefWidth, bottom + 1, 19, '4')
  }
  const width = (end - begin) / barsPerStaff
  for (const [i, bar] of bars.entries()) {
    let beat = 0
    for (const note of bar) {
      drawNote(page, begin + width * i + 14 + (beat / beatsPerBar) * (width - 14), bottom, note)
      beat += note.beats
    }
    page.line(begin + width * (i + 1), bottom, begin + width * (i + 1), bottom + 4 * gap, 0.9)
  }
}

function drawNote(page: Drawing, x: number, bottom: number, { step, beats, word }: MelodyNote): void {
  const y = bottom + (step * gap) / 2
  page.oval(x, y, 4.4, 3.2, beats < 2)
  const isHigh = step > 4
  if (beats < 4) {
    const stem = isHigh ? [x - 4.1, y - 24] : [x + 4.1, y + 24]
    page.line(stem[0] ?? x, y, stem[0] ?? x, stem[1] ?? y, 1)
  }
  if (word) page.text(x - 5, bottom - 22, 10, word)
}

/** A treble clef, curled around the line of G. */
function drawClef(page: Drawing, x: number, bottom: number): void {
  const y = bottom + gap
  page.curve(
    [
      [x + 1, y - 3],
      [x - 6, y - 2],
      [x - 6, y + 7],
      [x + 1, y + 7],
      [x + 9, y + 7],
      [x + 9, y - 7],
      [x - 1, y - 7],
      [x - 12, y - 7],
      [x - 12, y + 6],
      [x - 3, y + 14],
      [x + 7, y + 22],
      [x + 7, y + 33],
      [x + 3, y + 34],
      [x - 3, y + 33],
      [x - 3, y + 24],
      [x + 1, y + 8],
      [x + 4, y - 8],
      [x + 5, y - 17],
      [x - 5, y - 18],
      [x - 6, y - 12],
    ],
    1.5,
  )
}
