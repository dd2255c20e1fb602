import type { FileUse } from '../../platform/files/file-uses.ts'
import { agenda } from './schedule.tables.ts'

/** Where files of the media library are used. */
export const scheduleFileUses: readonly FileUse[] = [
  {
    table: agenda,
    key: [agenda.id],
    columns: [agenda.url],
    kind: 'AGENDA',
    title: agenda.titulo,
  },
]
