import type { FileUseItem } from '@narthex/contract/media/library.endpoints'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type FileUse, findFileUse } from '../../../platform/files/file-uses.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { countUsedPlaces, findUsedRecords, listUsedPlaces, type UsedPlace } from './uses.queries.ts'

/** The columns in which modules refer to files. */
export interface FileUseNeeds {
  readonly fileUses: readonly FileUse[]
}

const maxListed = 100
const maxTold = 20

/** Lists the first places that show or offer a file, and counts all of them. */
export async function listFileUses({ fileUses }: FileUseNeeds, work: ChurchWork, codigo: string) {
  const places = await listUsedPlaces(work, codigo, maxListed)
  const total = places.length < maxListed ? places.length : await countUsedPlaces(work, codigo)
  const itens: FileUseItem[] = []
  for (const [table, own] of Map.groupBy(places, (place) => place.table))
    itens.push(...(await describePlaces(work, findFileUse(fileUses, table), own)))
  return { itens, total }
}

/** Texts of one record in several languages are one place. */
async function describePlaces(work: ChurchWork, use: FileUse | undefined, places: readonly UsedPlace[]) {
  if (!use) return []
  const records = await findUsedRecords(work, use, [...new Set(places.map(({ line }) => line))])
  const items = places.flatMap(({ line, column }) => {
    const record = records.get(line)
    return record ? [{ ...record, campo: toFieldName(column) }] : []
  })
  return [...new Map(items.map((item) => [`${item.tipo} ${item.id} ${item.campo}`, item])).values()]
}

/** Fields of the wire are named as the columns are. */
const toFieldName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Throws FILE_IN_USE, with the first places, where something shows or offers a file. */
export async function requireUnused(needs: FileUseNeeds, work: ChurchWork, codigo: string): Promise<void> {
  const { itens, total } = await listFileUses(needs, work, codigo)
  if (total === 0) return
  const details = itens.slice(0, maxTold).map(({ tipo, id, titulo }) => ({
    path: id === null ? tipo : `${tipo}/${id}`,
    message: titulo ?? '',
  }))
  throw new DomainError('FILE_IN_USE', { details })
}
