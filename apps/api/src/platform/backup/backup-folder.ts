import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const usualName = /^narthex-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/
const unfinishedName = /\.tar\.gz\.unfinished$/
/** A backup that is being made is written to all the time. */
const staleAfterMs = 3_600_000

/** The usual name of an archive: names sort by their times. */
export const nameArchive = (now: Date) => `narthex-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

/** Removes the older archives with usual names, and tells which. */
export async function keepNewest(folder: string, count: number): Promise<readonly string[]> {
  const archives = (await readdir(folder)).filter((name) => usualName.test(name)).sort()
  const old = archives.slice(0, Math.max(0, archives.length - count))
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}

/** Removes what backups that were killed have left in a folder: no process has written to it for an hour. */
export async function removeStale(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => unfinishedName.test(name))) {
    const path = join(folder, name)
    const touchedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? now.getTime()
    if (now.getTime() - touchedAt > staleAfterMs) await rm(path, { force: true })
  }
}
