/** Encodes 4×3 RGB pixels for the image address, in bitmap order: bottom row first, blue first. */
export function summariseColours(dots: Uint8Array): string {
  const rows = [2, 1, 0].map((row) => dots.subarray(row * 12, row * 12 + 12))
  const asBitmap = rows.flatMap((row) =>
    [0, 3, 6, 9].flatMap((at) => [row[at + 2] ?? 0, row[at + 1] ?? 0, row[at] ?? 0]),
  )
  return Buffer.from(asBitmap).toString('base64').replaceAll('/', '_')
}
