/** Languages of churches, as the wire has them, that are read in a variant of ours. */
const variantTags = { 'es-es': 'es-ES' } as const
export type VariantTag = (typeof variantTags)[keyof typeof variantTags]

/**
 * The variant of a reader's language in which a church speaks to them; undefined for the language itself. A church of Spain
 * chooses it with its own language; its readers of other languages read those.
 */
export function findVariant(locale: string, churchLanguage: string): VariantTag | undefined {
  const tag = churchLanguage.toLowerCase()
  return tag.startsWith(`${locale}-`) ? variantTags[tag as keyof typeof variantTags] : undefined
}
