/** Writes the first day of a month as Portuguese does, `1º de janeiro`, where formatters of platforms write `1 de janeiro`. */
export function withOrdinalFirst(date: string, language: string): string {
  return language.startsWith('pt') ? date.replace(/\b1 de /g, '1º de ') : date
}
