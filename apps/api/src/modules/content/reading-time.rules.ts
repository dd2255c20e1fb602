/** Silent reading speed; the three languages differ by less than 10% (Brysbaert 2019). */
const wordsPerMinute = 220

export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
