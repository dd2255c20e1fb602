import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FileRestorer } from '../backup/restore-files.ts'
import { queryRow, queryRows, type Tx } from '../database/database.ts'
import { createCodeMover } from '../files/file-codes.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { createIncomingScope, toIncomingRow } from '../tenancy/incoming-scope.ts'
import { damaged, refused } from './archive-error.ts'
import { type ArchiveManifest, fileListName, type TableSummary, tableEntry } from './archive-manifest.ts'
import { bringAccounts } from './bring-accounts.ts'
import type { NewNames } from './choose-names.ts'
import { type ChurchTable, listChurchTables, stagedAccounts, stagedChurch, stagedLines } from './church-tables.ts'
import { sealedTables } from './travel-rules.ts'
import { readVerified, toStoredName, type VerifiedArchive } from './verify-archive.ts'
import { type ArchiveEntry, readEntries, usualBounds } from './zip-reader.ts'

interface Options {
  readonly path: string
  readonly organisation?: string | undefined
  readonly unknownPassword: string
  readonly onProgress?: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

interface Bringing {
  readonly tx: Tx
  readonly archive: VerifiedArchive
  readonly names: NewNames
  readonly files: FileRestorer
  readonly isSameSecret: boolean
  /** The id of the church here. */
  readonly id: number
  readonly lastAccount: number
}

const run = (tx: Tx, text: string) => queryRows<never>(tx, sql.raw(text))

/** Writes all rows of an archive and puts its files, in the caller's transaction. Throws ChurchArchiveError. */
export async function bringRows(options: Options, bringing: Bringing) {
  const { tx, archive, id, lastAccount, isSameSecret } = bringing
  const { manifest } = archive
  const leftBehind: string[] = []
  const moveCodes = createCodeMover(manifest.church.id, id)
  await run(tx, 'set local role none')
  const tables = await listChurchTables(tx, manifest.kind)
  requireSameTables(manifest, tables)
  const isHere = await stageChurch(options, bringing)
  const entries = readEntries(options.path, usualBounds)
  const next = async () => (await entries.next()).value as ArchiveEntry | undefined
  let isSameAccounts = true
  try {
    for (const [index, table] of tables.entries()) {
      options.signal?.throwIfAborted()
      const summary = manifest.tables[index] as TableSummary
      await stageLines(tx, await next(), { summary, moveCodes })
      if (table.name === 'conta') {
        isSameAccounts = await bringAccounts(tx, { unknownPassword: options.unknownPassword, lastAccount })
        continue
      }
      const isOfUse =
        isSameSecret && !isHere && (table.name !== 'tarefa' || (isSameAccounts && id === manifest.church.id))
      if ((sealedTables as readonly string[]).includes(table.name) && !isOfUse) {
        if (summary.rows > 0)
          leftBehind.push(`${table.name}: ${summary.rows}, which are of use at the former product alone`)
        continue
      }
      await run(tx, `set local role ${table.role}`)
      await run(tx, `set local app.igreja = '${id}'`)
      const { rows } = await queryRow<{ rows: number }>(
        tx,
        sql.raw(`with brought as (${table.insert} returning 1) select count(*)::int as rows from brought`),
      )
      if (rows !== summary.rows) {
        if (table.name !== 'igreja_biblia') throw damaged(`not every row of ${table.name} could be brought in`)
        leftBehind.push(`${summary.rows - rows} of the translations that it offers, which this product does not have`)
      }
      options.onProgress?.(`${table.name}: ${rows}`)
    }
    await settle(tx, bringing, isHere)
    const church = incomingOf(bringing, await findVersion(tx))
    await bringFiles(options, bringing, { next, church: createIncomingScope(church), moveCodes })
    await raiseSequences(tx)
    return { church: toIncomingRow(church), leftBehind }
  } finally {
    await entries.return(undefined)
  }
}

function requireSameTables({ tables }: ArchiveManifest, own: readonly ChurchTable[]): void {
  const describe = ({ name, columns }: Pick<ChurchTable, 'name' | 'columns'>) => `${name} (${columns.join(', ')})`
  for (let index = 0; index < Math.max(tables.length, own.length); index++) {
    const [given, wanted] = [tables[index], own[index]]
    if (!given || !wanted || describe(given) !== describe(wanted))
      throw refused(`its table ${given?.name ?? wanted?.name} is not the one that this product has`)
  }
}

/** Lays down what the church is called here. True where the church that was exported is at this product too. */
async function stageChurch(options: Options, { tx, archive, names, id }: Bringing): Promise<boolean> {
  const { uuid } = archive.manifest.church
  for (const statement of [
    `create temp table ${stagedLines} (line json not null) on commit drop`,
    `create temp table ${stagedAccounts} (antigo integer primary key, novo integer, duvida boolean not null) on commit drop`,
    `create temp table ${stagedChurch} (id integer, uuid uuid, codigo text, slug text, organizacao_id integer, copia boolean)
      on commit drop`,
    `grant select, insert, update on ${stagedLines}, ${stagedAccounts}, ${stagedChurch}
      to narthex_app, narthex_identity, narthex_operator`,
    'set local role narthex_operator',
  ])
    await run(tx, statement)
  const { here } = await queryRow<{ here: boolean }>(
    tx,
    sql`select exists (select from igreja where uuid = ${uuid}) as here`,
  )
  const organisation = options.organisation
  const [found] = organisation
    ? await queryRows<{ id: number }>(tx, sql`select id from organizacao where slug = ${organisation}`)
    : []
  if (organisation && !found) throw refused(`there is no organisation ${organisation} here`)
  await tx.execute(sql`insert into ${sql.raw(stagedChurch)} (id, uuid, codigo, slug, organizacao_id, copia)
    select ${id}::int, case when ${here} then gen_random_uuid() else ${uuid}::uuid end, ${names.code}::text, ${names.slug}::text,
      ${found?.id ?? null}::int, ${here}::boolean`)
  return here
}

const batchLength = 1024 * 1024

/** Puts the lines of a table where its insert reads them, compared with the manifest once more: the file may have changed. */
async function stageLines(
  tx: Tx,
  entry: ArchiveEntry | undefined,
  { summary, moveCodes }: { readonly summary: TableSummary; readonly moveCodes: (text: string) => string },
): Promise<void> {
  if (entry?.name !== tableEntry(summary.name)) throw damaged(`${tableEntry(summary.name)} is not where it belongs`)
  await run(tx, 'set local role none')
  await run(tx, `truncate ${stagedLines}`)
  let batch: string[] = []
  let length = 0
  const write = async () => {
    if (batch.length > 0)
      await tx.execute(
        sql`insert into ${sql.raw(stagedLines)} (line) select value from json_array_elements(${`[${batch.join()}]`}::json)`,
      )
    batch = []
    length = 0
  }
  for await (const lines of readVerified(entry, summary))
    for (const line of lines) {
      batch.push(moveCodes(line))
      length += line.length
      if (length >= batchLength) await write()
    }
  await write()
}

/** Sealed values of another product, and ids of people that are unique in the whole product. */
async function settle(tx: Tx, { isSameSecret }: Bringing, isHere: boolean): Promise<void> {
  await run(tx, 'set local role narthex_app')
  if (!isSameSecret || isHere)
    await run(tx, 'update igreja_produto set segredo = null, segredo_em = null where segredo is not null')
}

async function findVersion(tx: Tx): Promise<{ uuid: string; organizacaoId: number | null; versao: number }> {
  return queryRow(
    tx,
    sql`select uuid, organizacao_id as "organizacaoId", versao from igreja where id = current_church()`,
  )
}

const incomingOf = (
  { id, names }: Bringing,
  found: { uuid: string; organizacaoId: number | null; versao: number },
) => ({ id, codigo: names.code, slug: names.slug, ...found })

interface FilesToBring {
  readonly next: () => Promise<ArchiveEntry | undefined>
  readonly church: ChurchScope
  readonly moveCodes: (text: string) => string
}

async function bringFiles(
  { onProgress, signal }: Options,
  { files }: Bringing,
  { next, church, moveCodes }: FilesToBring,
) {
  let count = 0
  for (;;) {
    signal?.throwIfAborted()
    const entry = await next()
    if (!entry) throw damaged(`${fileListName} is missing`)
    if (entry.name === fileListName) break
    const name = toStoredName(entry.name)
    if (!name) throw refused(`it holds ${JSON.stringify(entry.name.slice(0, 100))}`)
    await files.put(church, moveCodes(name), Readable.from(entry.read(), { objectMode: false }))
    if (++count % 1000 === 0) onProgress?.(`${count} files so far`)
  }
  onProgress?.(`${count} files`)
}

/** Ids that come next must be higher than those that came in. Some room keeps those apart that are given out at this moment. */
async function raiseSequences(tx: Tx): Promise<void> {
  await run(tx, 'set local role narthex_app')
  const identities = await queryRows<{ table: string; column: string; sequence: string }>(
    tx,
    sql`select a.attrelid::regclass::text as "table", a.attname as "column",
          pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence
        from pg_attribute a where a.attidentity <> '' and exists (
          select from pg_attribute i where i.attrelid = a.attrelid and i.attname = 'igreja_id' and not i.attisdropped)`,
  )
  const highest: { sequence: string; id: string }[] = []
  for (const { table, column, sequence } of identities) {
    const { id } = await queryRow<{ id: string | null }>(
      tx,
      sql.raw(`select max("${column}")::text as id from "${table}" where igreja_id = current_church()`),
    )
    if (id !== null) highest.push({ sequence, id })
  }
  await run(tx, 'set local role none')
  for (const { sequence, id } of highest)
    await tx.execute(
      sql`select setval(${sequence}::regclass, ${id}::bigint + 100) from ${sql.raw(sequence)} where last_value <= ${id}::bigint`,
    )
}
