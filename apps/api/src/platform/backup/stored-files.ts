import type { OwnerConnection } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ChurchScope } from '../scope/scope.ts'

/** The names in the store that a row gives its file; those of which there may be none are in it too. */
export interface NamedFile {
  readonly igrejaId: number
  readonly names: readonly string[]
}

/** Files that the rows of a database name; the domain that keeps them tells which. */
export interface StoredFiles {
  /** A select whose rows `toFile` understands. */
  readonly select: string
  readonly toFile: (row: never) => NamedFile
}

const rowsAtOnce = 1000

/** The files of all churches that these domains keep, as the rows come. */
export async function* listNamedFiles(owner: OwnerConnection, domains: readonly StoredFiles[]) {
  for (const domain of domains) yield* listFilesOfDomain(owner, domain)
}

async function* listFilesOfDomain(owner: OwnerConnection, { select, toFile }: StoredFiles) {
  await owner.exec(`declare stored_files no scroll cursor for ${select}`)
  for (;;) {
    const rows = await owner.query<never>(`fetch ${rowsAtOnce} from stored_files`)
    for (const row of rows) yield toFile(row)
    if (rows.length < rowsAtOnce) break
  }
  await owner.exec('close stored_files')
}

/** Opens a file that is there; undefined where it is not, also where it was removed in between. */
export async function openStoredFile(store: FileStore, church: ChurchScope, name: string) {
  const size = await store.stat(church, name)
  const content = size === undefined ? undefined : await store.get(church, name)
  return size !== undefined && content ? { size, content } : undefined
}
