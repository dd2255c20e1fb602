import { join } from 'node:path'
import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { openEmbeddedPostgres } from '@narthex/api/platform/database/embedded/embedded-postgres'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { undoAtEnd } from './at-end.ts'
import { moveToCore } from './cores.ts'
import type { Dataset } from './datasets/dataset.ts'
import { type DatasetName, datasets } from './datasets/datasets.ts'
import { log } from './platform.ts'
import { cpuBetween, listDescendants, listProcesses, type ProcessStat } from './processes.ts'
import type { Size } from './size.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The run's database server: an embedded PostgreSQL as the product starts it, with the data of the chosen figures. */
export interface Databases {
  /**
   * A contestant's database, which is dropped where `await using` leaves it if it is a copy. Throws where its data could
   * not be made.
   */
  open(name: DatasetName): Promise<OpenDatabase>
  /** Begins to count the CPU time of all the server's processes; says what they took until now, in µs. */
  countCpu(): () => number | undefined
}

export interface OpenDatabase extends AsyncDisposable {
  readonly url: string
  /** Folder of the files that its rows name. */
  readonly filesFolder: string
  /** The host of the church that is visited. */
  readonly host: string
}

/**
 * Starts the server, makes the data that is needed, and gives the server a core. It ends with the run. Data that cannot
 * be made fails the figures that open it, not this.
 */
export async function startDatabases(needed: ReadonlySet<DatasetName>, size: Size): Promise<Databases> {
  const folder = temporaryFolder().path
  const opening = openEmbeddedPostgres(folder, { log, isDurable: false })
  undoAtEnd(async () => (await opening).close())
  const server = await opening
  const filesFolder = join(folder, 'demo')
  const onServer = (sql: string) => withOwner(server.url('postgres'), (owner) => owner.exec(sql))
  // Filling would wait for one checkpoint after the other.
  await onServer(`alter system set max_wal_size = '8GB'`)
  await onServer('select pg_reload_conf()')
  const made = new Map<string, Promise<string>>()
  let databases = 0

  /** Makes a dataset once; datasets that begin with it wait for it. */
  function make(name: string, dataset: Dataset | undefined): Promise<string> {
    const database =
      made.get(name) ??
      fill(`bench_${++databases}`, dataset).catch((error) => {
        throw new Error(`The data “${name}” could not be made: ${error.message}`, { cause: error })
      })
    made.set(name, database)
    return database
  }

  async function fill(database: string, dataset: Dataset | undefined): Promise<string> {
    const from = dataset && (await make(dataset.from ?? 'migrated', known[dataset.from ?? '']))
    await onServer(`create database ${database}${from ? ` template ${from}` : ''}`)
    const databaseUrl = server.url(database)
    await withOwner(databaseUrl, async (owner) => {
      if (!dataset) return migrate(owner, await readMigrations())
      await dataset.fill(owner, { databaseUrl, filesFolder, size })
      await requireChurchAt(owner, dataset.host)
    })
    await withOwner(databaseUrl, (owner) => owner.exec('vacuum analyze'))
    return database
  }

  const waiting = [...needed]
  const makeNext = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await make(name, datasets[name]).catch(() => undefined)
  }
  // Two at once: a statement of one among twenty would wait longer than the product lets it.
  await Promise.all([makeNext(), makeNext()])
  await onServer('checkpoint')
  const postmaster = await withOwner(server.url('postgres'), findPostmaster)
  giveLoadCore(processesOf(postmaster))

  return {
    async open(name) {
      const dataset: Dataset = datasets[name]
      const { host } = dataset
      const prepared = await make(name, dataset)
      if (!dataset.isCopied) return { url: server.url(prepared), filesFolder, host, async [Symbol.asyncDispose]() {} }
      const copy = `bench_${++databases}`
      await onServer(`create database ${copy} template ${prepared}`)
      return {
        url: server.url(copy),
        filesFolder,
        host,
        [Symbol.asyncDispose]: () => onServer(`drop database ${copy} with (force)`),
      }
    },
    countCpu() {
      const begun = processesOf(postmaster)
      return () => (postmaster === undefined ? undefined : cpuBetween(begun, processesOf(postmaster)))
    },
  }
}

const known: Readonly<Record<string, Dataset>> = datasets

/** Throws unless a figure finds a church at the host that the dataset names. */
async function requireChurchAt(owner: OwnerConnection, host: string): Promise<void> {
  const [code] = host.split('.')
  const found = await owner.query(`select from dominio where tipo = 'CODIGO' and nome = $1 and igreja_id is not null`, [
    code,
  ])
  if (found.length === 0) throw new Error(`There is no church at ${host}`)
}

/** The server's first process, parent of all others; undefined where there is no procfs. */
async function findPostmaster(owner: OwnerConnection): Promise<number | undefined> {
  const [backend] = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  return listProcesses().find(({ pid }) => pid === backend?.pid)?.parent
}

function processesOf(postmaster: number | undefined): ProcessStat[] {
  const all = listProcesses()
  return postmaster === undefined
    ? []
    : [...all.filter(({ pid }) => pid === postmaster), ...listDescendants(postmaster, all)]
}

/**
 * The measured process has its core to itself; the database shares the other one with the load. Later connections get
 * the core of the first process.
 */
function giveLoadCore(processes: readonly ProcessStat[]): void {
  for (const { pid } of processes) moveToCore('load', pid)
}
