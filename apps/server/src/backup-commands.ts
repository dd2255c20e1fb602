import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storedFiles } from '@narthex/api/modules/media/files/files-backup.service'
import { storedVideos } from '@narthex/api/modules/play/watching/office/videos-backup.service'
import { backUp } from '@narthex/api/platform/backup/backup'
import { counted } from '@narthex/api/platform/backup/counted'
import { restore } from '@narthex/api/platform/backup/restore'
import { readMigrations } from '@narthex/api/platform/database/migrate'
import { createFiles } from '@narthex/api/platform/files/create-files'
import { withEmbeddedDatabase } from '@narthex/api/platform/storage'
import type { Config } from './config.ts'
import { configFromEnvironment } from './environment.ts'
import { RefusedError } from './explain.ts'
import { createLog } from './log.ts'

const flag = { type: 'boolean', default: false } as const

/** `npm run backup [-- --out FILE] [--without-files]`: one archive of the database and its files. */
export async function backupCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' }, 'without-files': flag } })
  const config = configFromEnvironment()
  const now = new Date()
  const path = values.out ? pathFromUser(values.out) : defaultPath(config, now)
  const manifest = await withConnection(config, (connection) =>
    backUp({
      ...{ connection, path, now, onProgress, productVersion: productVersion(), signal: stopSignal() },
      files: values['without-files']
        ? undefined
        : { store: createFiles(config.files), named: [storedFiles, storedVideos] },
    }),
  )
  if (manifest.files.missing > 0)
    console.warn(`The bytes of ${counted(manifest.files.missing, 'file')} are not in the store; their rows are.`)
  console.log(`Backed up to ${path}\nIt holds secrets and personal data: store it where only you can read it.`)
}

/** `npm run restore -- FILE [--without-files]`: restores an archive into an empty database and the file store. */
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
  const { manifest, migrated } = await withConnection(config, (connection) =>
    restore({
      ...{ connection, path: pathFromUser(archive), migrations, onProgress, signal: stopSignal() },
      store: values['without-files'] ? undefined : createFiles(config.files),
    }),
  )
  if (migrated.length > 0) console.log(`Applied ${migrated.join(', ')}`)
  if (!manifest.files.included) console.warn('The archive was made without files: bring them back yourself.')
  console.log(`Restored the backup of ${manifest.createdAt}`)
}

/** npm runs scripts in the project's folder; a path that a person types is relative to their own folder. */
const pathFromUser = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

function defaultPath({ dataFolder }: Config, now: Date): string {
  const folder = join(dataFolder, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return join(folder, `narthex-${moment}Z.tar.gz`)
}

function withConnection<T>(
  { databaseUrl, dataFolder }: Config,
  work: (connection: { connectionString: string }) => Promise<T>,
): Promise<T> {
  const connect = (connectionString: string) => work({ connectionString })
  return databaseUrl
    ? connect(databaseUrl)
    : withEmbeddedDatabase({ folder: dataFolder, log: createLog('warn') }, connect)
}

function productVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).version
}

const onProgress = (line: string) => console.log(`  ${line}`)

/** The first signal stops the work cleanly; a second one ends the process. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort(new RefusedError(`Stopped by ${signal}; nothing is left behind.`)))
  return controller.signal
}
