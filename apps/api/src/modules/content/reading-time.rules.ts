/** Silent reading of a text one wants to understand, in the three languages within a tenth of each other (Brysbaert 2019). */
const wordsPerMinute = 220

export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
