import type { RichText } from '@narthex/contract/content/rich-text'
import { withBibleMarks } from './bible-marks.service.ts'
import { cleanRichText } from './clean.service.ts'

/** A text as an editor sent it, with only what the product knows, and with its Bible passages marked. */
export async function readRichText(given: unknown, language: string, path: string): Promise<RichText | null> {
  const clean = given === null ? null : cleanRichText(given, path)
  return clean && withBibleMarks(clean, language)
}
