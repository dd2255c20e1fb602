import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropLastingDrafts } from '../../../../offline/draft.ts'
import { type FakeStorage, fakeStorage } from '../../../../testing/browser.ts'
import { countUnsentAnswers, keepUnsent, readUnsent } from './unsent-answers.ts'

const place = { memberId: 3, studyId: 7 }
const answer = { texto: 'Levi', flagCompartilhada: false, versao: 2 }
let local: FakeStorage
beforeEach(() => {
  local = fakeStorage()
  vi.stubGlobal('localStorage', local)
})
afterEach(() => vi.unstubAllGlobals())

test('what is not sent is there for its writer, study by study, until it is sent', () => {
  keepUnsent(place, 'p1', answer)
  keepUnsent(place, 'p2', answer)
  expect(readUnsent(place)).toEqual({ p1: answer, p2: answer })
  expect(readUnsent({ ...place, memberId: 4 })).toEqual({})
  expect(readUnsent({ ...place, studyId: 8 })).toEqual({})
  keepUnsent(place, 'p1', undefined)
  expect(readUnsent(place)).toEqual({ p2: answer })
  keepUnsent(place, 'p2', undefined)
  expect(local.items.size).toBe(0)
})

test.each(['null', '[]', '7', '{"p1":null}', '{"p1":{"texto":1}}', '{"p1":{"texto":"a"}}'])(
  'what somebody else put there is nothing: %s',
  (kept) => {
    local.setItem('drafts', `{"study-answers 3 7":${kept}}`)
    expect(readUnsent(place)).toEqual({})
    keepUnsent(place, 'p2', answer)
    expect(readUnsent(place)).toEqual({ p2: answer })
  },
)

test('it is counted for its writer, once what is on its way has had the time to arrive', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  for (const code of ['p1', 'p2']) keepUnsent(place, code, answer)
  keepUnsent({ ...place, studyId: 8 }, 'p1', answer)
  keepUnsent({ memberId: 33, studyId: 7 }, 'p1', answer)
  expect(await countUnsentAnswers(3)).toBe(3)
  expect(await countUnsentAnswers(4)).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers()
  const counted = countUnsentAnswers(3)
  keepUnsent(place, 'p1', undefined)
  await vi.runAllTimersAsync()
  expect(await counted).toBe(2)
  vi.useRealTimers()
})

test('it goes with a log-out', () => {
  keepUnsent(place, 'p1', answer)
  dropLastingDrafts()
  expect(readUnsent(place)).toEqual({})
})

test('a browser that denies its storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepUnsent(place, 'p1', answer)
  expect(readUnsent(place)).toEqual({})
})
