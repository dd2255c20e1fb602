import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storedFiles } from '@narthex/api/modules/media/files/files-backup.service'
import { storedVideos } from '@narthex/api/modules/play/watching/office/videos-backup.service'
import { keepNewest, nameArchive, removeStale } from '@narthex/api/platform/backup/backup-folder'
import { counted } from '@narthex/api/platform/backup/counted'
import { findBackupTime, makeBackup } from '@narthex/api/platform/backup/make-backup'
import { restore } from '@narthex/api/platform/backup/restore'
import { readMigrations } from '@narthex/api/platform/database/migrate'
import { createFiles } from '@narthex/api/platform/files/create-files'
import type { Config } from './config.ts'
import { withDatabase } from './database-connection.ts'
import { configFromEnvironment } from './environment.ts'
import { explain, RefusedError } from './explain.ts'
import { readTimeOfDay, repeatNightly } from './nightly-backups.ts'
import { productVersion } from './product-version.ts'

const flag = { type: 'boolean', default: false } as const

interface BackupPlan {
  /** The archive; its folder and a usual name where none was given. */
  readonly out: string | undefined
  readonly folder: string
  /** Number of archives with usual names that stay in the folder; all of them where it is undefined. */
  readonly keep: number | undefined
  readonly withFiles: boolean
}

/**
 * `npm run backup [-- --out FILE | --folder FOLDER] [--keep N] [--nightly HH:MM] [--without-files]`: one archive of the
 * database and its files; with `--nightly` one each night until it is stopped.
 */
export async function backupCommand(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const
  const options = { out: text, folder: text, keep: text, nightly: text, 'without-files': flag }
  const { values } = parseArgs({ args: [...args], options })
  const config = configFromEnvironment()
  const plan = readPlan(values, config)
  const signal = stopSignal()
  if (values.nightly === undefined) return backUpOnce(config, plan, signal)
  const time = readTimeOfDay(values.nightly)
  await repeatNightly({
    time,
    signal,
    madeAt: await findLastBackup(config).catch(() => undefined),
    backUp: () => backUpOnce(config, plan, signal),
    onFailure: (error) => console.error(`There is no new backup: ${explain(error)}`),
  })
}

function readPlan(
  values: {
    out?: string | undefined
    folder?: string | undefined
    keep?: string | undefined
    'without-files': boolean
  },
  { dataFolder }: Config,
): BackupPlan {
  const { out, folder, keep } = values
  if (out !== undefined && (folder ?? keep) !== undefined)
    throw new RefusedError(
      '--out names one archive; --folder and --keep go with the names that backups get by themselves',
    )
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)) throw new RefusedError('--keep takes a number from 1 on')
  return {
    out: out === undefined ? undefined : pathFromUser(out),
    folder: folder === undefined ? join(dataFolder, 'backups') : pathFromUser(folder),
    keep: keep === undefined ? undefined : Number(keep),
    withFiles: !values['without-files'],
  }
}

async function backUpOnce(config: Config, { out, folder, keep, withFiles }: BackupPlan, signal: AbortSignal) {
  const now = new Date()
  const path = out ?? join(folder, nameArchive(now))
  if (!out) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await removeStale(folder, now)
  }
  const { manifest } = await withConnection(config, (connection) =>
    makeBackup({
      connection,
      path,
      now,
      onProgress,
      productVersion: productVersion(),
      signal,
      isChecked: keep !== undefined,
      files: withFiles ? { store: createFiles(config.files), named: [storedFiles, storedVideos] } : undefined,
    }),
  )
  if (manifest.files.missing > 0)
    console.warn(`The bytes of ${counted(manifest.files.missing, 'file')} are not in the store; their rows are.`)
  console.log(`Backed up to ${path}\nIt holds secrets and personal data: store it where only you can read it.`)
  // Only now: until the new archive is whole, the last good one is one of the others.
  const removed = keep === undefined ? [] : await keepNewest(folder, keep)
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}`)
}

const findLastBackup = (config: Config) => withConnection(config, findBackupTime)

/**
 * `npm run restore -- FILE [--without-files]`: restores an archive into an empty database and the file store. Its jobs are
 * held until `npm run resume`.
 */
export async function restoreCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'without-files': flag },
    allowPositionals: true,
  })
  const [archive, ...more] = positionals
  if (!archive || more.length > 0) throw new RefusedError('Name the one archive to restore: npm run restore -- FILE')
  const config = configFromEnvironment()
  const migrations = await readMigrations()
  const { manifest, migrated } = await withDatabase(config, (connectionString) =>
    restore({
      connection: { connectionString },
      path: pathFromUser(archive),
      migrations,
      onProgress,
      now: new Date(),
      signal: stopSignal(),
      store: values['without-files'] ? undefined : createFiles(config.files),
    }),
  )
  if (migrated.length > 0) console.log(`Applied ${migrated.join(', ')}`)
  if (!manifest.files.included) console.warn('The archive was made without files: bring them back yourself.')
  console.log(`Restored the backup of ${manifest.createdAt}`)
  console.log('Its jobs are held: nothing is charged, mailed or pushed until npm run resume.')
}

/** Resolves a typed path from the person's own folder: npm runs scripts in the project's folder. */
const pathFromUser = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

const withConnection = <T>(
  config: Config,
  work: (connection: { connectionString: string }) => Promise<T>,
): Promise<T> => withDatabase(config, (connectionString) => work({ connectionString }))

const onProgress = (line: string) => console.log(`  ${line}`)

/** The first signal stops the work cleanly; a second one ends the process. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort(new RefusedError(`Stopped by ${signal}; nothing is left behind.`)))
  return controller.signal
}
