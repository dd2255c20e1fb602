import { beforeEach, describe, expect, it } from 'vitest'
import { describeChurch } from '../../modules/churches/churches.editing.service.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { withBus } from '../../testing/with-bus.ts'
import type { ContentBus, Listener } from '../bus/bus.ts'
import { createLocalBus } from '../bus/local-bus.ts'
import type { Database } from '../database/database.ts'
import { createOwnCall } from '../http/route.ts'
import { createDirectory } from './directory.ts'

const host = 'videira.narthex.test'

describe('a directory whose look-ups are held up', () => {
  let bus: ContentBus
  let isTrusted: boolean

  const test = setUpSeededChurches()
  beforeEach(() => {
    isTrusted = true
    bus = { ...createLocalBus(), isTrusted: () => isTrusted }
  })

  const edit = () =>
    describeChurch(createOwnCall(withBus(test.platform, bus).transactions.at(test.videira)), {
      telefone: String(Math.random()),
    })
  const versionNow = async () =>
    (await createDirectory(test.platform.database, createLocalBus(), 'narthex.test').byHost(host))?.versao

  it('does not remember what it read before a change and got after it', async () => {
    const { database, release } = holdFirst(test.platform.database)
    const directory = createDirectory(database, bus, 'narthex.test')
    const early = directory.byHost(host)
    await edit()
    const late = directory.byHost(host)
    release()
    expect((await early)?.versao).toBe(((await versionNow()) ?? 0) - 1)
    expect((await late)?.versao).toBe(await versionNow())
    expect((await directory.byHost(host))?.versao).toBe(await versionNow())
  })

  it('control: not told of the change, it remembers the old version', async () => {
    const { database, release } = holdFirst(test.platform.database)
    const directory = createDirectory(database, createLocalBus(), 'narthex.test')
    const early = directory.byHost(host)
    await edit()
    release()
    await early
    expect((await directory.byHost(host))?.versao).toBe(((await versionNow()) ?? 0) - 1)
  })

  it('believes nothing remembered while its bus is deaf', async () => {
    const directory = createDirectory(test.platform.database, bus, 'narthex.test')
    await directory.byHost(host)
    isTrusted = false
    await describeChurch(createOwnCall(withBus(test.platform, createLocalBus()).transactions.at(test.videira)), {
      telefone: 'unheard',
    })
    expect(directory.peek(host)).toBeUndefined()
    expect((await directory.byHost(host))?.versao).toBe(await versionNow())
  })

  it('shares no look-up while its bus is deaf: it may have begun before a change', async () => {
    isTrusted = false
    const { database, release } = holdFirst(test.platform.database)
    const directory = createDirectory(database, bus, 'narthex.test')
    const early = directory.byHost(host)
    await describeChurch(createOwnCall(withBus(test.platform, createLocalBus()).transactions.at(test.videira)), {
      telefone: 'unheard',
    })
    const late = directory.byHost(host)
    release()
    expect((await late)?.versao).toBe(await versionNow())
    expect((await early)?.versao).toBe(((await versionNow()) ?? 0) - 1)
  })

  it('forgets everything when it may have missed a change', async () => {
    const listeners: Listener[] = []
    const subscribe: ContentBus['subscribe'] = (listener) => void listeners.push(listener)
    const directory = createDirectory(test.platform.database, { ...bus, subscribe }, 'narthex.test')
    await directory.byHost(host)
    await describeChurch(createOwnCall(withBus(test.platform, createLocalBus()).transactions.at(test.videira)), {
      telefone: 'missed',
    })
    for (const listen of listeners) listen('everything')
    expect((await directory.byHost(host))?.versao).toBe(await versionNow())
  })
})

/** The database, whose first look-up has read its row but keeps it until released. */
function holdFirst(database: Database): { database: Database; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let isFirst = true
  return {
    release,
    database: {
      ...database,
      async inDirectory(work) {
        const isHeld = isFirst
        isFirst = false
        const found = await database.inDirectory(work)
        if (isHeld) await released
        return found
      },
    },
  }
}
