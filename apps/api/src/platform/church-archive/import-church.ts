import { sql } from 'drizzle-orm'
import { plainFormats } from '../backup/backup-tables.ts'
import { openFileRestorer } from '../backup/restore-files.ts'
import type { ContentBus } from '../bus/bus.ts'
import { type Database, queryRows, type Tx } from '../database/database.ts'
import { findServerError } from '../database/unavailable.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Keys } from '../keys.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { foundTenant } from '../tenancy/founding.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import { refused } from './archive-error.ts'
import type { ArchiveManifest } from './archive-manifest.ts'
import { bringRows } from './bring-rows.ts'
import { chooseNames, type NewNames } from './choose-names.ts'
import { forgetReservation, reserveId } from './reservations.ts'
import { makeSecretMark, readSchema } from './schema-mark.ts'
import { verifyArchive } from './verify-archive.ts'
import { type ArchiveBounds, usualBounds } from './zip-reader.ts'

export interface ImportOptions {
  readonly database: Database
  readonly bus: Pick<ContentBus, 'publish'>
  readonly domain: Pick<ProductDomain, 'hostname'>
  readonly store: FileStore
  readonly keys: Keys
  readonly path: string
  /** Its code here, where that of the archive will not do. */
  readonly as?: string | undefined
  /** The slug of the organisation that it joins here; none by default, whatever it belonged to. */
  readonly organisation?: string | undefined
  /** The hash that accounts get of which no password came along: of a password that no one has. */
  readonly unknownPassword: string
  readonly onProgress?: (line: string) => void
  readonly signal?: AbortSignal | undefined
  readonly bounds?: ArchiveBounds | undefined
}

export interface ImportOutcome {
  readonly church: ChurchScope
  readonly manifest: ArchiveManifest
  /** Things that did not come along, for people to read. */
  readonly leftBehind: readonly string[]
}

/**
 * Brings an exported church in, closed until it is opened: verified as a whole first, then all of it in one transaction, or nothing. One
 * that was ended from outside is begun again with the same archive, under the same id. Throws ChurchArchiveError, and CONFLICT where another
 * church takes one of its names in the meantime.
 */
export async function importChurch(options: ImportOptions): Promise<ImportOutcome> {
  const archive = await verifyArchive(options.path, options.bounds ?? usualBounds)
  await refuseOtherSchema(archive.manifest)
  const names = await chooseNames(options, archive.manifest)
  const reserved = await reserveId(options.database, archive)
  const isSameSecret = archive.manifest.secretMark === makeSecretMark(options.keys)
  const files = await openFileRestorer(options.store)
  const leftBehind = [...names.leftBehind]
  try {
    const { database, bus, domain } = options
    const founding = { bus, domain, database: { asOperator: database.asMover } }
    const church = await foundTenant(founding, names.hosts, async (tx) => {
      await prepare(tx)
      const brought = await bringRows(options, { tx, archive, names, files, isSameSecret, ...reserved })
      leftBehind.push(...brought.leftBehind)
      await insertFormerCodes(tx, reserved.id, names)
      await forgetReservation(tx, archive)
      await run(tx, 'set local role narthex_operator')
      return brought.church
    })
    return { church, manifest: archive.manifest, leftBehind }
  } catch (error) {
    await files.undo()
    throw explained(error)
  } finally {
    await files.close()
  }
}

/** A row that the database refuses is none that a product has written. */
function explained(error: unknown): unknown {
  const answer = error instanceof Error ? findServerError(error) : undefined
  return answer && /^2[23]/.test(answer.code)
    ? refused(`the database takes a row of it for none (${answer.message})`)
    : error
}

const run = (tx: Tx, text: string) => queryRows<never>(tx, sql.raw(text))

/** Two imports at once could take each other's ids; a product that is migrated in the meantime has other tables. */
async function prepare(tx: Tx): Promise<void> {
  const settings = plainFormats.split(';').filter((setting) => !setting.includes('statement_timeout'))
  for (const setting of settings) await run(tx, setting)
  await run(tx, 'select pg_advisory_xact_lock(7203063)')
}

async function refuseOtherSchema({ schema, productVersion }: ArchiveManifest): Promise<void> {
  const own = await readSchema()
  if (schema.sha256 !== own.sha256)
    throw refused(
      `it is of a product at ${schema.level} (version ${productVersion}), and this one is at ${own.level}: bring both to the same version`,
    )
}

async function insertFormerCodes(tx: Tx, id: number, { formerCodes }: NewNames): Promise<void> {
  await run(tx, 'set local role narthex_operator')
  for (const code of formerCodes)
    await tx.execute(
      sql`insert into dominio (tipo, nome, igreja_id, flag_principal) values ('CODIGO', ${code}, ${id}, false)`,
    )
}
