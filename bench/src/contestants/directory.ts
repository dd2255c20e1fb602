import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import type { Database, OwnerConnection } from '@narthex/api/platform/database/database'
import { migrate, readMigrations } from '@narthex/api/platform/database/migrate'
import { openEmbeddedDatabase } from '@narthex/api/platform/database/pglite'
import { openPostgresDatabase, withOwner } from '@narthex/api/platform/database/postgres'
import { createDirectory, type Directory } from '@narthex/api/platform/tenancy/directory'
import { median } from '../rounds.ts'
import { contest } from './contest.ts'
import { config, log } from './embedded.ts'

export interface DirectoryOptions {
  readonly churches: number
  /** An empty database on a server; the embedded one where there is none. */
  readonly databaseUrl: string | undefined
}

/** As many as the smaller directory has; the same number is asked for in each. */
const aFew = 10
const aCrowd = 5000
const coldRuns = 20
const warmLookUps = 20_000
const warmRuns = 5
/** All codes are as long: longer ones would take longer to read. */
const digits = 6

/**
 * The directory alone over so many churches: the time of one look-up in µs, hosts in any order. `cold`: hosts that it
 * does not know. `warm`: the same hosts again. `crowded`: as warm, when it remembers many others too and any is asked for.
 */
contest(async ({ churches, databaseUrl }: DirectoryOptions) => {
  const database = databaseUrl ? await openServer(databaseUrl, churches) : await openEmbedded(churches)
  const fresh = () => createDirectory(database, createLocalBus(), 'localhost')

  /** So many different hosts in no order; all of them where there are not as many. */
  function anyHosts(count: number): string[] {
    const numbers = new Set<number>()
    while (numbers.size < Math.min(count, churches)) numbers.add(1 + Math.floor(Math.random() * churches))
    return Array.from(numbers, (number) => `igreja-${String(number).padStart(digits, '0')}.localhost`)
  }

  async function cold(): Promise<number> {
    const times: number[] = []
    for (let run = 0; run < coldRuns; run++) {
      const directory = fresh()
      for (const host of anyHosts(aFew)) times.push(await microsOf(() => directory.byHost(host)))
    }
    return median(times)
  }

  const [few, many] = [await remembering(anyHosts(aFew)), await remembering(anyHosts(aCrowd))]
  return { port: 0, answers: { cold, warm: () => timeKnown(few), crowded: () => timeKnown(many) } }

  async function remembering(hosts: readonly string[]): Promise<Remembering> {
    const directory = fresh()
    for (const host of hosts) await directory.byHost(host)
    return { directory, hosts }
  }
})

interface Remembering {
  readonly directory: Directory
  readonly hosts: readonly string[]
}

async function timeKnown({ directory, hosts }: Remembering): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < warmRuns; run++) {
    // A host comes as a new string in every request, never as the one that was remembered.
    const pick = () => copyOf(hosts[Math.floor(Math.random() * hosts.length)] ?? '')
    const asked = Array.from({ length: warmLookUps }, pick)
    const total = await microsOf(async () => {
      for (const host of asked) await directory.byHost(host)
    })
    times.push(total / warmLookUps)
  }
  return Math.min(...times)
}

const copyOf = (text: string) => Buffer.from(text).toString('latin1')

async function microsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) * 1000
}

async function openEmbedded(churches: number): Promise<Database> {
  const database = await openEmbeddedDatabase('memory://')
  await fill(database.owner, churches)
  return database
}

async function openServer(url: string, churches: number): Promise<Database> {
  await withOwner(url, (owner) => fill(owner, churches))
  const { databasePool, statementTimeoutMs } = config
  return openPostgresDatabase({ url, poolSize: databasePool, statementTimeoutMs, log })
}

async function fill(owner: OwnerConnection, churches: number): Promise<void> {
  await migrate(owner, await readMigrations())
  await owner.exec(`
    insert into igreja (codigo, slug, idioma, fuso_horario, nome)
    select code, code, 'pt-br', 'America/Sao_Paulo', 'Igreja ' || n
    from generate_series(1, ${churches}) n, concat('igreja-', lpad(n::text, ${digits}, '0')) code;
    insert into dominio (tipo, nome, igreja_id) select 'CODIGO', codigo, id from igreja`)
  await owner.exec('vacuum analyze')
}
