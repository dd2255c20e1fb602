import { afterAll, expect, test } from 'vitest'
import { undoAll } from './at-end.ts'
import { startContestant } from './contestant.ts'

afterAll(undoAll)

test('a contestant that cannot start names the reason', async () => {
  const options = { folder: '/there/is/no/such/folder', segmentBytes: 1 }
  await expect(startContestant('static-segment.ts', options)).rejects.toThrow(
    /^The contestant static-segment\.ts failed: ENOENT/,
  )
})

test('a contestant answers further questions after one that failed', async () => {
  await using contestant = await startContestant('raw-broadcast.ts', undefined)
  await expect(contestant.ask('who is there')).rejects.toThrow(
    'The contestant raw-broadcast.ts failed: Unknown question: who is there',
  )
  expect(await contestant.ask('readers')).toBe(0)
})
