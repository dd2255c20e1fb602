import { beginsAs } from '../../../platform/files/beginnings.ts'
import type { AnswerFileType } from './answer-files.tables.ts'

/** Detects the type of a file by its first bytes: a document or a photo of one; undefined for everything else. */
export function findAnswerFileType(content: Uint8Array): AnswerFileType | undefined {
  if (beginsAs(content, '%PDF-')) return 'application/pdf'
  if (beginsAs(content, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (beginsAs(content, 0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return undefined
}
