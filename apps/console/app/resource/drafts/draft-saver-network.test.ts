import { ApiError, NoResponseError } from '@narthex/contract/client'
import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftSaver } from './draft-saver.ts'
import type { DraftCopy, DraftEvent, SavedRecord } from './draft-types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pauseMs = 1500
const first = { titulo: 'A', autor: 'B', resumo: 'C' }
type Values = typeof first
type Field = keyof Values

/** The fate of a request: whether and when it reaches the server, and the answer that reaches the browser. */
interface Fate {
  readonly arrivesAfterMs: number | undefined
  readonly answer: 'heard' | 'lost' | 'unavailable'
  readonly answerMs: number
}
const fates: fc.Arbitrary<Fate> = fc.record({
  arrivesAfterMs: fc.option(fc.nat(6000), { nil: undefined, freq: 6 }),
  answer: fc.constantFrom('heard', 'heard', 'heard', 'lost', 'unavailable'),
  answerMs: fc.nat(4000),
})

type Step =
  | { readonly type: 'type'; readonly field: Field; readonly wait: number }
  | { readonly type: 'theirs'; readonly wait: number }
const waits = fc.oneof(fc.nat(400), fc.nat(9000))
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      field: fc.constantFrom<Field>('titulo', 'autor'),
      wait: waits,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('theirs' as const), wait: waits }) },
)

const refusal = (status: number, code: string) => new ApiError(status, { code, message: 'no', requestId: 'r' } as never)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A server of drafts behind a bad network: it knows late and doubled saves by their numbers, as the API does. */
function openServer(nextFate: () => Fate) {
  let draft = { values: { ...first }, revisao: 0, editor: 'none', sequence: 0 }
  let sequence = 0
  const answer = (): SavedRecord => ({ id: 7, versao: 1, revisao: draft.revisao, values: { ...draft.values } })
  function take(values: Values, seen: number, sent: number): SavedRecord {
    if (sent <= draft.sequence) return answer()
    if (draft.editor !== 'mine' && seen !== draft.revisao) throw refusal(409, 'CHANGED_MEANWHILE')
    draft = { values: { ...values }, revisao: draft.revisao + 1, editor: 'mine', sequence: sent }
    return answer()
  }
  async function travel<T>(make: () => T): Promise<T> {
    const { arrivesAfterMs, answer: heard, answerMs } = nextFate()
    const made = sleep(arrivesAfterMs ?? 0).then(() => (arrivesAfterMs === undefined ? undefined : make()))
    made.catch(() => {})
    // An answer that is given up may reach the server later.
    if (heard === 'heard' && arrivesAfterMs !== undefined)
      return made.then((result) => sleep(answerMs).then(() => result as T))
    await sleep(answerMs)
    if (heard === 'unavailable') throw refusal(503, 'UNAVAILABLE')
    throw new NoResponseError('lost')
  }
  return {
    get values() {
      return draft.values
    },
    writeTheirs(resumo: string) {
      draft = { ...draft, values: { ...draft.values, resumo }, revisao: draft.revisao + 1, editor: 'theirs' }
    },
    send(values: Values, revisao: number) {
      sequence += 1
      const sent = sequence
      return travel(() => take(values, revisao, sent))
    },
    read: () => travel(answer),
  }
}

/** An editor of that server, with what it keeps on the device and all that it tells its page. */
function openEditor(server: ReturnType<typeof openServer>) {
  const events: DraftEvent[] = []
  let kept: DraftCopy | undefined
  const parts = {
    send: (values: object, saved: SavedRecord | undefined) => server.send(values as Values, saved?.revisao ?? 0),
    read: () => server.read(),
    keep: async (copy: DraftCopy | undefined) => {
      kept = copy
    },
    isValid: () => true,
    now: () => new Date(0),
    pauseMs: () => pauseMs,
  }
  const saver = new DraftSaver(parts, { ...first }, { id: 7, versao: 1, revisao: 0, values: { ...first } })
  saver.subscribe((event) => void events.push(event))
  return { saver, events, findKept: () => kept }
}

async function tellStory(story: readonly Step[], given: readonly Fate[]): Promise<void> {
  const rest = [...given]
  const server = openServer(() => rest.shift() ?? { arrivesAfterMs: 5, answer: 'heard', answerMs: 5 })
  const { saver, events, findKept } = openEditor(server)
  const expected: Values = { ...first }
  const check = () => {
    expect(saver.values).toMatchObject({ titulo: expected.titulo, autor: expected.autor })
    if (saver.isChanged) expect(findKept()?.values).toEqual(saver.values)
  }
  for (const [at, { wait, ...step }] of story.entries()) {
    if (step.type === 'theirs') {
      expected.resumo = `theirs ${at}`
      server.writeTheirs(expected.resumo)
    } else {
      expected[step.field] += ` ${at}`
      saver.change({ ...saver.values, [step.field]: expected[step.field] })
    }
    check()
    for (let passed = 0; passed < wait; passed += 500) {
      await vi.advanceTimersByTimeAsync(Math.min(500, wait - passed))
      check()
    }
  }
  await vi.advanceTimersByTimeAsync(600_000)
  check()
  expect(server.values).toEqual(expected)
  expect([saver.status.state, findKept()]).toEqual(['clean', undefined])
  expect(events.filter((event) => event.type === 'status' && event.status.state === 'conflict')).toEqual([])
  vi.clearAllTimers()
}

test('whatever becomes of saves and answers, what was typed stays in the form and on the device, and is saved in the end', async () => {
  const stories = fc.array(steps, { minLength: 1, maxLength: 12 })
  await fc.assert(fc.asyncProperty(stories, fc.array(fates, { maxLength: 12 }), tellStory), {
    numRuns: atStrength({ deep: 5000, full: 300 }),
  })
})
