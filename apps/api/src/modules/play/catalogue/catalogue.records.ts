import { tableRecords, withParts } from '../../../platform/work/records.ts'
import { playColetanea, playConfiguracao, playConteudo, playTag } from '../play.tables.ts'
import { listTagIds } from './title-editing.queries.ts'

export const playSettingsRecord = tableRecords(playConfiguracao, { key: null })
export const tagRecord = tableRecords(playTag)
export const collectionRecord = tableRecords(playColetanea)

const titleRow = tableRecords(playConteudo)

/** A title with the ids of its tags. */
export const titleRecord = (id: number) =>
  withParts(titleRow(id), async (work) => ({ tags: await listTagIds(work, id) }))
