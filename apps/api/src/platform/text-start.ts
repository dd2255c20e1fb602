/** The beginning of a text in one line, whole even where it was cut within a character. */
export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toWellFormed()
