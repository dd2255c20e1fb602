import { tableRecords } from '../../../platform/work/records.ts'
import { video } from './videos.tables.ts'

export const videoRecord = tableRecords(video)
