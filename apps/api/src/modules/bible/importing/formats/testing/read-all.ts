import { collectVerses } from '../../collect-verses.rules.ts'
import type { ParsedVerse, SourceFiles } from '../../parsed-translation.ts'
import { findReader } from '../formats.reader.ts'

/** All verses of files of any format, checked as an import checks them. */
export async function readAll(files: SourceFiles): Promise<readonly ParsedVerse[]> {
  const { verses } = await collectVerses(findReader(files).read(files, {}))
  return verses
}
