import { collectVerses } from '../../collect-verses.rules.ts'
import type { ParsedVerse, SourceFiles } from '../../parsed-translation.ts'
import { findReader } from '../formats.reader.ts'

/** All verses of files of any format, checked as an import checks them. */
export async function readAll(files: SourceFiles): Promise<readonly ParsedVerse[]> {
  const { verses } = await collectVerses(findReader(files).read(files, {}))
  return verses
}

/** Texts by place, as `2-4 Two to four`, and the places that could not be read in full. */
export async function readTexts(files: SourceFiles): Promise<{ texts: string[]; damaged: string[] }> {
  const { verses, damaged } = await collectVerses(findReader(files).read(files, {}))
  return {
    texts: verses.map(({ verse: { versiculo, ate, texto } }) => `${versiculo}${ate ? `-${ate}` : ''} ${texto}`),
    damaged: damaged.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
  }
}
