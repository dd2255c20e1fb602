import { encode } from 'uqr'
import type { Sheet } from './pdf-sheet.ts'

/** Draws a QR code black on white, each run of dark modules of a row as one rectangle. Lengths are points. */
export function drawQr(sheet: Sheet, qr: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data } = encode(qr, { ecc: 'Q', border: 0 })
  const unit = size / data.length
  const runs = data.flatMap((row, line) =>
    findRuns(row).map(([from, length]) => [x + from * unit, y + line * unit, length * unit, unit] as const),
  )
  sheet.fillAll('#000000', runs)
}

/** The start and length of each run of dark modules. */
function findRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === index) last[1]++
    else if (isDark) runs.push([index, 1])
  }
  return runs
}
