import { ApiError, NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DraftSaver } from './draft-saver.ts'
import type { DraftCopy, DraftEvent, SavedRecord } from './draft-types.ts'

const pauseMs = 1500
const values = { titulo: 'A', resumo: 'B' }
const saved: SavedRecord = { id: 7, versao: 1, revisao: 0, values }

/** Record on the server, saves that it received, and copy on the device. */
let server: SavedRecord
let sent: { values: object; versao: number | undefined }[]
let kept: DraftCopy | undefined
let events: DraftEvent[]
let send: (next: object, base: SavedRecord | undefined) => Promise<SavedRecord>

const refusal = (status: number, code: string) => new ApiError(status, { code, message: 'no', requestId: 'r' } as never)

beforeEach(() => {
  vi.useFakeTimers()
  server = saved
  sent = []
  kept = undefined
  events = []
  send = async (next, base) => {
    sent.push({ values: next, versao: base?.versao })
    if (base && base.versao !== server.versao) throw refusal(409, 'CHANGED_MEANWHILE')
    server = { id: 7, revisao: 0, versao: (base?.versao ?? 0) + 1, values: { ...next } }
    return server
  }
})
afterEach(() => vi.useRealTimers())

function open(own: { saved?: SavedRecord | undefined; isLive?: true } = { saved }) {
  const saver = new DraftSaver(
    {
      send: (next, base) => send(next, base),
      read: async () => server,
      keep: async (copy) => {
        kept = copy
      },
      isValid: (next) => next.titulo !== '',
      now: () => new Date('2026-11-29T14:02:00Z'),
      pauseMs: () => (own.isLive ? undefined : pauseMs),
    },
    values,
    own.saved,
  )
  saver.subscribe((event) => events.push(event))
  return saver
}
const settled = () => vi.advanceTimersByTimeAsync(pauseMs)
const changeElsewhere = (change: object) => {
  server = { ...server, versao: server.versao + 1, values: { ...server.values, ...change } }
}

describe('a draft', () => {
  test('is on the device at once, and saved after a pause', async () => {
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    expect(kept).toMatchObject({ values: { titulo: 'C' }, saved: { versao: 1 } })
    expect(sent).toEqual([])
    await settled()
    expect(sent).toEqual([{ values: { ...values, titulo: 'C' }, versao: 1 }])
    expect(kept).toBeUndefined()
    expect(saver.status).toEqual({ state: 'clean', savedAt: new Date('2026-11-29T14:02:00Z') })
  })

  test('is saved once for many keystrokes', async () => {
    const saver = open()
    for (const titulo of ['C', 'Co', 'Com']) {
      saver.change({ ...values, titulo })
      await vi.advanceTimersByTimeAsync(300)
    }
    await settled()
    expect(sent.map((call) => call.values)).toEqual([{ ...values, titulo: 'Com' }])
  })

  test('has one save on its way, and keeps what is typed until its answer comes', async () => {
    const answer = Promise.withResolvers<void>()
    const plain = send
    send = async (next, base) => {
      await answer.promise
      return plain(next, base)
    }
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    await settled()
    saver.change({ ...values, titulo: 'CD' })
    await settled()
    await settled()
    expect(sent).toEqual([])
    answer.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.values).toMatchObject({ titulo: 'CD' })
    await settled()
    expect(sent.map((call) => [call.versao, call.values])).toEqual([
      [1, { ...values, titulo: 'C' }],
      [2, { ...values, titulo: 'CD' }],
    ])
    expect(events.some(({ type }) => type === 'merged')).toBe(false)
  })

  test('is added with the first values that the server takes, and set from then on', async () => {
    const saver = open({})
    saver.change({ ...values, titulo: '' })
    await settled()
    expect(saver.status.state).toBe('invalid')
    saver.change({ ...values, titulo: 'C' })
    await settled()
    saver.change({ ...values, titulo: 'CD' })
    await settled()
    expect(sent.map(({ versao }) => versao)).toEqual([undefined, 1])
    expect(events.filter(({ type }) => type === 'added')).toHaveLength(1)
  })

  test('is merged with what someone else changed of another field', async () => {
    const saver = open()
    changeElsewhere({ resumo: 'theirs' })
    saver.change({ ...values, titulo: 'mine' })
    await settled()
    expect(server).toMatchObject({ versao: 3, values: { titulo: 'mine', resumo: 'theirs' } })
    expect(events).toContainEqual({ type: 'merged', values: { titulo: 'mine', resumo: 'theirs' } })
    expect(saver.isChanged).toBe(false)
  })

  test('shows both where someone else changed the same field, and saves what was chosen', async () => {
    const saver = open()
    changeElsewhere({ titulo: 'theirs' })
    saver.change({ ...values, titulo: 'mine' })
    await settled()
    expect(saver.status).toEqual({
      state: 'conflict',
      conflicts: [{ path: ['titulo'], mine: 'mine', theirs: 'theirs' }],
    })
    expect(server.values).toMatchObject({ titulo: 'theirs' })
    expect(kept).toMatchObject({ values: { titulo: 'mine' } })
    saver.settle([{ path: ['titulo'], value: 'mine' }])
    await settled()
    expect(server).toMatchObject({ versao: 3, values: { titulo: 'mine' } })
  })

  test('is not sent again while a conflict waits', async () => {
    const saver = open()
    changeElsewhere({ titulo: 'theirs' })
    saver.change({ ...values, titulo: 'mine' })
    await settled()
    saver.change({ ...values, titulo: 'mine, longer' })
    await settled()
    expect(sent).toHaveLength(1)
    expect(saver.status.state).toBe('conflict')
  })

  test('is the same once more after an answer that was lost', async () => {
    const plain = send
    send = async (next, base) => {
      await plain(next, base)
      send = plain
      throw new NoResponseError('lost')
    }
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    await settled()
    expect(saver.status.state).toBe('offline')
    expect(kept).toMatchObject({ values: { titulo: 'C' } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(saver.status.state).toBe('clean')
    expect(server).toMatchObject({ versao: 2, values: { titulo: 'C' } })
  })

  test('is tried again after growing pauses, and says why not', async () => {
    send = async () => {
      sent.push({ values: {}, versao: 0 })
      throw refusal(503, 'UNAVAILABLE')
    }
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    await settled()
    expect(saver.status.state).toBe('failed')
    await vi.advanceTimersByTimeAsync(4000 + 8000)
    expect(sent).toHaveLength(3)
  })

  test.each([
    [403, 'FORBIDDEN', 'refused'],
    [401, 'UNAUTHENTICATED', 'refused'],
    [404, 'NOT_FOUND', 'gone'],
  ])('stays on the device after %i %s', async (status, code, state) => {
    send = async () => {
      throw refusal(status, code)
    }
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    await settled()
    expect(saver.status.state).toBe(state)
    expect(kept).toMatchObject({ values: { titulo: 'C' } })
  })

  test('goes on with what the device kept, merged with what was saved since', async () => {
    server = { ...saved, versao: 5, values: { titulo: 'A', resumo: 'theirs' } }
    const saver = open({ saved: server })
    saver.resume({ values: { titulo: 'mine', resumo: 'B' }, saved, writtenAtMs: 0 })
    expect(saver.values).toEqual({ titulo: 'mine', resumo: 'theirs' })
    await settled()
    expect(server).toMatchObject({ versao: 6, values: { titulo: 'mine', resumo: 'theirs' } })
  })

  test('is sent once more when its editor goes, and stays on the device where that fails', async () => {
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    await saver.close()
    expect(server.values).toMatchObject({ titulo: 'C' })
    send = async () => {
      sent.push({ values: {}, versao: 0 })
      throw new NoResponseError('none')
    }
    const other = open({ saved: server })
    other.change({ ...values, titulo: 'D' })
    await other.close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(2)
    expect(kept).toMatchObject({ values: { titulo: 'D' } })
  })

  test('goes back to what is saved when it is discarded', async () => {
    const saver = open()
    saver.change({ ...values, titulo: 'C' })
    expect(saver.discard()).toEqual(values)
    expect(kept).toBeUndefined()
    await settled()
    expect(sent).toEqual([])
  })
})

describe('what is live', () => {
  test('is saved on purpose alone, and kept on the device until then', async () => {
    const saver = open({ saved, isLive: true })
    saver.change({ ...values, titulo: 'C' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    expect(kept).toMatchObject({ values: { titulo: 'C' } })
    expect(await saver.flush()).toBe(true)
    expect(server.values).toMatchObject({ titulo: 'C' })
  })

  test('is saved upon what someone else changed of another field', async () => {
    const saver = open({ saved, isLive: true })
    changeElsewhere({ resumo: 'theirs' })
    saver.change({ ...values, titulo: 'mine' })
    expect(await saver.flush()).toBe(true)
    expect(server.values).toEqual({ titulo: 'mine', resumo: 'theirs' })
  })
})
