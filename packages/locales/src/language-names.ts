/** Each language by its own name, so that whoever reads only that one finds it in any page. */
export const languageNames = { pt: 'Português', en: 'English', es: 'Español' } as const
