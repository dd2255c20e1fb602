import { stat } from 'node:fs/promises'
import type pg from 'pg'
import { type BackupOptions, backUp } from './backup.ts'
import { type BackupOutcome, describePlace, lastBackupTable, recordBackup } from './last-backup.ts'
import type { Manifest } from './manifest.ts'
import { withOwnerClient } from './owner-client.ts'
import { verifyArchive } from './verify-archive.ts'

export interface MakeBackupOptions extends BackupOptions {
  /** Reads the archive again before it counts. */
  readonly isChecked: boolean
}

/** Makes a backup and writes down in the database how it ended, for the products that use it. */
export async function makeBackup(
  options: MakeBackupOptions,
): Promise<{ readonly manifest: Omit<Manifest, 'entries'>; readonly bytes: number }> {
  const { connection, path, now, isChecked, signal } = options
  const record = (outcome: BackupOutcome) =>
    withOwnerClient(connection, (_client, owner) => recordBackup(owner, outcome))
  try {
    const manifest = await backUp(options)
    if (isChecked) await verifyArchive(path)
    const { size } = await stat(path)
    await record({ at: now, bytes: size, place: describePlace(path) })
    return { manifest, bytes: size }
  } catch (error) {
    // Stopped by the operator: no failure. A database that cannot be reached cannot be told either.
    if (!signal?.aborted) await record({ at: now, failure: (error as Error).message }).catch(() => {})
    throw error
  }
}

/** When the last backup of a database was made; undefined where there is none. */
export function findBackupTime(connection: pg.ClientConfig): Promise<Date | undefined> {
  return withOwnerClient(connection, async (_client, owner) => {
    const [row] = await owner.query<{ em: Date }>(`select em from ${lastBackupTable} where resultado = 'FEITA'`)
    return row?.em
  })
}
