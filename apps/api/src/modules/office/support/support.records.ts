import { tableRecords } from '../../../platform/work/records.ts'
import { acessoSuporte } from './support.tables.ts'

export const supportRecord = tableRecords(acessoSuporte)
