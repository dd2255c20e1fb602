import { atStrength } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeChurch, foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { getFrame } from '../../modules/churches/churches.service.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase, openTwin, silentLog } from '../../testing/test-platform.ts'
import { muted } from '../../testing/with-bus.ts'
import { createOwnCall } from '../http/route.ts'
import type { Platform } from '../platform.ts'
import { ChurchScope } from '../scope/scope.ts'

const patience = { timeout: 10_000, interval: 10 }
const rounds = atStrength({ deep: 100, full: 20 })

describe.each(everyDatabase())('two processes on one database, %s', (kind) => {
  let twin: Awaited<ReturnType<typeof openTwin>>
  let [here, there]: Platform[] = []

  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) }
  const test = setUpSeededChurches({ kind, log })

  beforeAll(async () => {
    twin = await openTwin(test)
    here = test.platform
    there = twin.platform
  })
  afterAll(async () => {
    await twin.close()
  })

  const write = (platform: Platform | undefined, telefone: string) =>
    describeChurch(createOwnCall(required(platform).transactions.at(test.videira)), { telefone })
  const read = async (platform: Platform | undefined) => {
    const scope = await required(platform).directory.byHost('videira.narthex.test')
    return ChurchScope.is(scope)
      ? (await getFrame(required(platform).transactions.at(scope))).church.telefone
      : undefined
  }

  it('show an edit of one to the very next reader of the other, time after time', async () => {
    for (let round = 0; round < rounds; round++) {
      const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here]
      await read(reader)
      await write(writer, `round ${round}`)
      expect(await read(reader)).toBe(`round ${round}`)
    }
  })

  it('control: without the message the other shows what was', async () => {
    await write(here, 'told')
    expect(await read(there)).toBe('told')
    await write(muted(required(here)), 'not told')
    expect(await read(there)).toBe('told')
    await write(here, 'told again')
    expect(await read(there)).toBe('told again')
  })

  it('know a church that the other founded after it had been asked for in vain', async () => {
    expect(await required(there).directory.byHost('nova.narthex.test')).toBeUndefined()
    await foundChurch(required(here), plainChurch('nova'))
    expect(await required(there).directory.byHost('nova.narthex.test')).toMatchObject({ codigo: 'nova' })
  })

  it('lose no edit when both write at once', async () => {
    for (let round = 0; round < rounds / 5; round++) {
      await Promise.all([write(here, `here ${round}`), write(there, `there ${round}`)])
      expect(await read(here)).toBe(await read(there))
    }
  })

  it('count each other, from when one comes until it is gone', async () => {
    let others = -1
    required(here).bus.watchProcesses((count) => {
      others = count
    })
    await vi.waitFor(() => expect(others).toBe(1), patience)
    const third = await openTwin(test)
    await vi.waitFor(() => expect(others).toBe(2), patience)
    await third.close()
    await vi.waitFor(() => expect(others).toBe(1), patience)
  })

  it('show the truth while one is deaf, and after it hears again', async () => {
    await write(here, 'before')
    expect(await read(there)).toBe('before')
    await silence('last')
    await vi.waitFor(() => expect(required(there).bus.isTrusted()).toBe(false), patience)
    await write(here, 'while deaf')
    expect(await read(there)).toBe('while deaf')
    await vi.waitFor(() => expect(required(there).bus.isTrusted()).toBe(true), patience)
    expect(await read(there)).toBe('while deaf')
    await write(here, 'heard again')
    expect(await read(there)).toBe('heard again')
  })

  it('hear of an edit by one whose own connection was cut', async () => {
    await write(here, 'before the cut')
    expect(await read(there)).toBe('before the cut')
    await silence('first')
    await vi.waitFor(() => expect(required(here).bus.isTrusted()).toBe(false), patience)
    await write(here, 'after the cut')
    expect(await read(there)).toBe('after the cut')
  })

  it('hear of an edit whose connection is cut under the message', async () => {
    await vi.waitFor(() => expect(required(here).bus.isTrusted()).toBe(true), patience)
    await read(there)
    await silence('last')
    await write(here, 'cut under it')
    expect(await read(there)).toBe('cut under it')
  })

  it('wait for a process that was killed only until its lease has run out', async () => {
    await vi.waitFor(() => expect(required(here).bus.isTrusted()).toBe(true), patience)
    await test.asOwner((owner) =>
      owner.exec('insert into ouvinte values (gen_random_uuid(), gen_random_uuid(), 600000, clock_timestamp())'),
    )
    warnings.length = 0
    let isWritten = false
    const written = write(here, 'not waited for').then(() => {
      isWritten = true
    })
    await vi.waitFor(() => expect(warnings.join()).toContain('waiting for its lease'), patience)
    expect(isWritten).toBe(false)
    await test.asOwner((owner) => owner.exec(`update ouvinte set visto_em = '-infinity' where prazo_ms = 600000`))
    await written
    expect(await read(there)).toBe('not waited for')
  })

  /** Cuts off the listener that began first or last: `here` began first, until it was cut and came back as the last. */
  async function silence(which: 'first' | 'last'): Promise<void> {
    await test.asOwner(async (owner) => {
      const listeners = await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where application_name = 'narthex-listener' and datname = current_database() order by backend_start`,
      )
      expect(listeners).toHaveLength(2)
      await owner.query('select pg_terminate_backend($1)', [listeners.at(which === 'first' ? 0 : -1)?.pid])
    })
  }
})

function required(platform: Platform | undefined): Platform {
  if (!platform) throw new Error('Not open yet')
  return platform
}
