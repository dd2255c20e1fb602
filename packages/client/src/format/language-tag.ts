/** A language as standards write it: `pt-br`, as the wire has it, is `pt-BR`. */
export function languageTag(idioma: string): string {
  const [language = '', region] = idioma.split('-')
  return region ? `${language}-${region.toUpperCase()}` : language
}
