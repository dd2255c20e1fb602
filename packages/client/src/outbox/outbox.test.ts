import 'fake-indexeddb/auto'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOwner } from '../calls/owner.ts'
import { fakeBrowser } from '../testing/browser.ts'
import { hasMark } from './device-marks.ts'
import { closeMemberStore, openMemberStore } from './member-store.ts'
import { Outbox } from './outbox.ts'

interface Draft {
  readonly text: string
  readonly version: number
}

const memberId = 70
const place = { memberId, names: [3, 'a'] }
/** Texts that were sent to the server, and its answer to each. */
let sent: string[]
let answer: (text: string) => Promise<number>

beforeEach(() => {
  fakeBrowser()
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
  useOwner.setState({ accountId: 7, memberId, isLoggedIn: true })
  sent = []
  answer = async () => sent.length
})
afterEach(async () => {
  vi.useRealTimers()
  await anOutbox().clear({ memberId })
  vi.unstubAllGlobals()
})

/** Builds the outbox of one tab. All tabs share the store and the locks. */
function anOutbox() {
  return new Outbox<Draft, 'refused', number>({
    name: 'drafts',
    mark: 'unsentDrafts',
    async send({ text, version }) {
      sent.push(`${text} on ${version}`)
      return answer(text)
    },
    toProblem: () => 'refused',
    rebase: (later, _, version) => ({ ...later, version }),
  })
}

/** Web Locks of one browser. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<T>(_: string, work: () => Promise<T>): Promise<T> {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}

const fail = (error: Error) => () => Promise.reject(error)
const write = (text: string) => ({ text, version: 0 })
const states = async () => (await anOutbox().list(memberId)).map(({ record: { text }, state }) => [text, state])

describe('an outbox', () => {
  it('sends what waits, removes it, and forgets that there was anything', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    expect(hasMark(`unsentDrafts ${memberId}`)).toBe(true)
    await outbox.send()
    expect(sent).toEqual(['um on 0'])
    expect(await states()).toEqual([])
    expect(hasMark(`unsentDrafts ${memberId}`)).toBe(false)
  })

  it('sends each record once, though two tabs send at the same time', async () => {
    const [tab, other] = [anOutbox(), anOutbox()]
    await tab.keep(place, write('um'))
    await Promise.all([tab.send(), other.send(), tab.send()])
    expect(sent).toEqual(['um on 0'])
  })

  it('sends each record twice where tabs take no turns, which is the control of the lock', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const [tab, other] = [anOutbox(), anOutbox()]
    await tab.keep(place, write('um'))
    await Promise.all([tab.send(), other.send()])
    expect(sent).toEqual(['um on 0', 'um on 0'])
  })

  it('keeps what was written while an older revision was on its way, based on the answer', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    answer = async () => {
      answer = async () => 5
      await outbox.keep(place, write('dois'))
      return 4
    }
    await outbox.send()
    expect(await states()).toEqual([['dois', 'waiting']])
    await outbox.send()
    expect(sent).toEqual(['um on 0', 'dois on 4'])
  })

  it('repeats what a killed page had sent, before what was written since', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    answer = () => new Promise(() => {})
    void outbox.send()
    await expect.poll(() => sent).toEqual(['um on 0'])
    // The page is gone, and with it its lock.
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
    closeMemberStore('member')
    answer = async () => 7
    const next = anOutbox()
    await next.keep(place, write('dois'))
    await next.send()
    expect(sent).toEqual(['um on 0', 'um on 0', 'dois on 7'])
    expect(await states()).toEqual([])
  })

  it('sends nothing in the name of a member who has logged in since, also half-way', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    await outbox.keep({ memberId, names: [3, 'b'] }, write('dois'))
    answer = async () => {
      useOwner.setState({ memberId: 99 })
      return 1
    }
    await outbox.send()
    await outbox.send()
    expect(sent).toEqual(['um on 0'])
    expect(await states()).toEqual([['dois', 'waiting']])
    expect(await outbox.list(99)).toEqual([])
  })

  it('keeps what is refused in sight, and sends it again only when it is changed', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    answer = fail(new ApiError(422, undefined))
    await outbox.send()
    await outbox.send()
    expect(sent).toEqual(['um on 0'])
    expect(await states()).toEqual([['um', 'refused']])
    answer = async () => 1
    await outbox.keep(place, write('dois'))
    await outbox.send()
    expect(sent).toEqual(['um on 0', 'dois on 0'])
  })

  it('tries again by itself after growing pauses while the server is in trouble', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    answer = fail(new ApiError(503, undefined))
    await outbox.send()
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(() => sent.length).toBe(2)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(sent).toHaveLength(2)
    answer = async () => 1
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.poll(states).toEqual([])
  })

  it.each([
    ['a failing server does not hold up the next record', new ApiError(500, undefined), 2],
    ['without a response the next record is not tried', new NoResponseError('No network'), 1],
    ['a busy server is not asked for the next record', new ApiError(429, undefined), 1],
  ])('%s', async (_, error, calls) => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    await outbox.keep({ memberId, names: [3, 'b'] }, write('dois'))
    answer = fail(error)
    await outbox.send()
    expect(sent).toHaveLength(calls)
    expect(await outbox.countUnsent({ memberId })).toBe(2)
  })

  it('clears one member’s records and leaves the others’', async () => {
    const outbox = anOutbox()
    await outbox.keep(place, write('um'))
    await outbox.keep({ ...place, memberId: 99 }, write('dois'))
    await outbox.clear({ memberId })
    expect(await states()).toEqual([])
    expect(await outbox.list(99)).toHaveLength(1)
    await outbox.clear({ memberId: 99 })
  })

  it('reads the entries of earlier versions of the app', async () => {
    const store = await openMemberStore('member')
    const old = { celulaId: 3, record: write('um'), state: 'waiting', revision: 2, tried: undefined }
    await store.change([memberId, 'drafts', 3, 'a'], () => old)
    const [entry] = await anOutbox().list(memberId, [3])
    expect(entry).toMatchObject({ names: [3, 'a'], record: { text: 'um' }, revision: 2 })
  })
})
