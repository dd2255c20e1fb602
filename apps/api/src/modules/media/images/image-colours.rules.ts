/** Four by three dots of red, green and blue as an address says them: a bitmap begins below, and with blue. */
export function coloursOf(dots: Uint8Array): string {
  const rows = [2, 1, 0].map((row) => dots.subarray(row * 12, row * 12 + 12))
  const asBitmap = rows.flatMap((row) =>
    [0, 3, 6, 9].flatMap((at) => [row[at + 2] ?? 0, row[at + 1] ?? 0, row[at] ?? 0]),
  )
  return Buffer.from(asBitmap).toString('base64').replaceAll('/', '_')
}
