import { tableRecords } from '../../platform/work/records.ts'
import { diretorio } from './directory.tables.ts'

export const directoryRecord = tableRecords(diretorio, { key: null })
