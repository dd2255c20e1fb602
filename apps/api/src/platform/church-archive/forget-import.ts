import type { Database } from '../database/database.ts'
import { createCodeMover } from '../files/file-codes.ts'
import type { FileStore } from '../files/file-store.ts'
import { createIncomingScope } from '../tenancy/incoming-scope.ts'
import { forgetReservation } from './reservations.ts'
import { toStoredName, verifyArchive } from './verify-archive.ts'
import { readEntries, usualBounds } from './zip-reader.ts'

interface Needs {
  readonly database: Pick<Database, 'asMover'>
  readonly store: FileStore
  readonly path: string
}

/**
 * Removes the files of an import that was ended from outside and will not be begun again; gives how many names were freed, or undefined where
 * no import of this archive has begun. Throws ChurchArchiveError.
 */
export async function forgetImport({ database, store, path }: Needs): Promise<number | undefined> {
  const archive = await verifyArchive(path)
  const { uuid, code, slug } = archive.manifest.church
  return database.asMover(async (tx) => {
    const id = await forgetReservation(tx, archive)
    if (id === undefined) return undefined
    const church = createIncomingScope({ id, uuid, codigo: code, slug, organizacaoId: null, versao: 0 })
    const moveCodes = createCodeMover(archive.manifest.church.id, id)
    let removed = 0
    for await (const entry of readEntries(path, usualBounds)) {
      const name = toStoredName(entry.name)
      if (!name) continue
      await store.remove(church, moveCodes(name))
      removed++
    }
    return removed
  })
}
