/** Each language in its own name, so that readers who know no other find it on any page. */
export const languageNames = { pt: 'Português', en: 'English', es: 'Español' } as const

/** Variants of them that a church can choose. */
export const variantNames = { 'es-ES': 'Español (España)' } as const
