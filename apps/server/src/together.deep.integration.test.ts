import type { ChildProcess } from 'node:child_process'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { seedChurches, toCanary } from '@narthex/api/testing/seeded-churches'
import type { ServerDatabase } from '@narthex/api/testing/server-databases'
import { createMigratedDatabase, openTwin } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Edit, EditingServerMessage } from './testing/editing-server.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, launchProgram } from './testing/server-process.ts'

const host = 'videira.narthex.test'
describe('two processes on one PostgreSQL database', () => {
  let database: ServerDatabase
  let canary: string
  let a: Process
  let b: Process

  beforeAll(async () => {
    database = await createMigratedDatabase('embedded')
    const { platform, close } = await openTwin({ databaseUrl: database.url })
    canary = toCanary((await seedChurches(platform)).videira)
    await close()
    a = await begin(database.url)
    b = await begin(database.url)
  })
  afterAll(async () => {
    endEverything()
    await database?.drop()
  })

  /** Takes the connection away on which a process hears of changes. */
  const deafen = ({ listenerPid }: Process) =>
    withOwner(database.url, (owner) => owner.query('select pg_terminate_backend($1, 5000)', [listenerPid]))

  it('both serve the church', async () => {
    for (const { page } of [a, b]) expect(await page()).toContain(canary)
  })

  it('show an edit by either in the very next page of the other, fifty times', async () => {
    const stale: number[] = []
    for (let n = 0; n < 50; n++) {
      const [writer, reader] = n % 2 === 0 ? [a, b] : [b, a]
      await reader.page()
      await writer.edit({ host, nome: `Nome ${n}.` })
      if (!(await reader.page()).includes(`Nome ${n}.`)) stale.push(n)
    }
    expect(stale).toEqual([])
  })

  it('control: an edit that the other is not told of does not show', async () => {
    await b.page()
    await a.edit({ host, nome: 'Not announced', isMuted: true })
    expect(await b.page()).not.toContain('Not announced')
    await a.edit({ host, nome: 'Everybody was told' })
    expect(await b.page()).toContain('Everybody was told')
  })

  it('show an edit also when the reader has just lost its ears', async () => {
    for (let n = 0; n < 5; n++) {
      await b.page()
      await deafen(b)
      await a.edit({ host, nome: `Deaf reader ${n}.` })
      expect(await b.page()).toContain(`Deaf reader ${n}.`)
      b = { ...b, listenerPid: await newListener(database.url, [a.listenerPid, b.listenerPid]) }
    }
  })

  it('show an edit also when the writer has just lost its voice', async () => {
    for (let n = 0; n < 5; n++) {
      await b.page()
      await deafen(a)
      await a.edit({ host, nome: `Mute writer ${n}.` })
      expect(await b.page()).toContain(`Mute writer ${n}.`)
      a = { ...a, listenerPid: await newListener(database.url, [a.listenerPid, b.listenerPid]) }
    }
  })

  it('show an edit also when the reader was stopped while it was made', async () => {
    await b.page()
    b.child.kill('SIGSTOP')
    await a.edit({ host, nome: 'While the reader was stopped.' })
    const asked = b.page()
    b.child.kill('SIGCONT')
    expect(await asked).toContain('While the reader was stopped.')
  })

  it('go on, one without the other, when the other is killed', async () => {
    b.child.kill('SIGKILL')
    for (let n = 0; n < 5; n++) {
      await a.edit({ host, nome: `Alone ${n}.` })
      expect(await a.page()).toContain(`Alone ${n}.`)
    }
  })
})

interface Process {
  readonly child: ChildProcess
  /** The database's name for the connection on which it hears of changes. */
  readonly listenerPid: number
  page(): Promise<string>
  edit(edit: Edit): Promise<void>
}

async function begin(url: string): Promise<Process> {
  const known = await listeners(url)
  const { child, ended } = launchProgram('editing-server.ts', { DATABASE_URL: url })
  const answer = () =>
    Promise.race([
      new Promise<EditingServerMessage>((resolve) =>
        child.once('message', (message) => resolve(message as EditingServerMessage)),
      ),
      ended.then(({ stderr }): never => {
        throw new Error(`The process ended: ${stderr}`)
      }),
    ])
  const started = await answer()
  const port = 'port' in started ? started.port : 0
  return {
    child,
    listenerPid: await newListener(url, known),
    page: async () => (await sendRaw(port, rawGet('/about', `Host: ${host}`)))?.text ?? '',
    async edit(edit) {
      const done = answer()
      child.send(edit)
      await done
    },
  }
}

/** Waits for a listener beside the known ones and returns its process id. */
async function newListener(url: string, known: readonly number[]): Promise<number> {
  const look = async () => {
    const found = (await listeners(url)).find((pid) => !known.includes(pid))
    if (found === undefined) throw new Error('No new listener')
    return found
  }
  return vi.waitFor(look, { timeout: 10_000 })
}

async function listeners(url: string): Promise<number[]> {
  const statement = `select pid from pg_stat_activity where application_name = 'narthex-listener' and datname = current_database()`
  const rows = await withOwner(url, (owner) => owner.query<{ pid: number }>(statement))
  return rows.map(({ pid }) => pid)
}
