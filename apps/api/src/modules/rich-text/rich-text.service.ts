import type { RichText } from '@narthex/contract/content/rich-text'
import { cleanRichText } from '@narthex/contract/rich-text/clean-rich-text'
import { invalid } from '../../platform/errors/domain-error.ts'
import { withBibleMarks } from './bible-marks.service.ts'

const refusals = { NOT_A_DOCUMENT: 'Not a document', TOO_LONG: 'The document is too long' } as const

/**
 * A text as an editor sent it, with only what the product knows, and with its Bible passages marked. VALIDATION at `path`
 * if the value is not a document, or if it is too long or too deep.
 */
export async function readRichText(given: unknown, language: string, path: string): Promise<RichText | null> {
  if (given === null) return null
  const cleaned = cleanRichText(given)
  if ('refusal' in cleaned) throw invalid([{ path, message: refusals[cleaned.refusal] }])
  return cleaned.doc && withBibleMarks(cleaned.doc, language)
}
