import { tableRecords, withoutTrash } from '../../../platform/work/records.ts'
import { video } from './videos.tables.ts'

const videoRows = tableRecords(video, { without: ['dataCadastro', 'removidoEm'] })

/** A video; none while it lies in the trash. */
export const videoRecord = withoutTrash(videoRows)
