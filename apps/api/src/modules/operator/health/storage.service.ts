import type { Success } from '@narthex/contract/endpoint'
import type { ChurchStorage, listStorage as listStorageCall } from '@narthex/contract/operator/health.endpoints'
import { type ListQuery, readList } from '../../../platform/database/keyset.ts'
import type { Needs } from '../../../platform/platform.ts'
import { operatedChurches } from '../../churches/operating/operating.service.ts'
import { isNearlyFull } from './health.rules.ts'
import { listStorageRows, storageOrder } from './storage.queries.ts'

/** Bytes that churches store, the largest first, beside their quotas. Throws VALIDATION for a cursor of another list. */
export async function listStorage(
  { database, files, videos }: Needs<'database' | 'files' | 'videos'>,
  query: ListQuery,
): Promise<Success<typeof listStorageCall>> {
  const { rows, proximo } = await database.asWorker((tx) =>
    readList(storageOrder, query, { list: (part) => listStorageRows(tx, part), count: async () => 0 }),
  )
  const ids = rows.map(({ igrejaId }) => igrejaId)
  const names = await database.asOperator((tx) => operatedChurches.findNames(tx, ids))
  const [cotaArquivos, cotaVideos] = [files.bytesPerChurch, videos.bytesPerChurch]
  const itens = rows.flatMap((row): ChurchStorage[] => {
    const igreja = names.get(row.igrejaId)
    if (!igreja) return []
    const isFull = isNearlyFull(row.files, cotaArquivos) || isNearlyFull(row.videos, cotaVideos)
    return [
      {
        id: row.igrejaId,
        igreja,
        arquivos: row.files,
        cotaArquivos,
        videos: row.videos,
        cotaVideos,
        videosGuardados: row.keptVideos,
        flagQuaseCheia: isFull,
      },
    ]
  })
  return { itens, proximo }
}
