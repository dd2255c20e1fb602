import type { FileUse } from '../../platform/files/file-uses.ts'
import { louvor } from './praise.tables.ts'

/** Where files of the media library are used. */
export const praiseFileUses: readonly FileUse[] = [
  {
    table: louvor,
    key: [louvor.id],
    columns: [louvor.musicalScore],
    kind: 'LOUVOR',
    title: louvor.title,
  },
]
