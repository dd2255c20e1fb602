/** Each language in its own name, so that readers who know no other find it on any page. */
export const languageNames = { pt: 'Português', en: 'English', es: 'Español' } as const
