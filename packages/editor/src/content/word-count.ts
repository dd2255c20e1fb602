const word = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu

/** The words of a text in letters, and its numbers: `1.500`, `d'água` and `guarda-chuva` are one each. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0
}
