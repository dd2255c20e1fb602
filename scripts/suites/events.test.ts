import { expect, test } from 'vitest'
import { slowest, summarise, type TestEvent } from './events.mjs'

const begin = (id: string): TestEvent => ({ at: 'begin', id, file: 'a.test.ts', title: id })

test('a second attempt takes the place of the first, and its time is added', () => {
  const record = summarise([
    begin('limps'),
    { at: 'end', id: 'limps', state: 'failed', ms: 10 },
    begin('limps'),
    { at: 'end', id: 'limps', state: 'passed', ms: 5, attempts: 2 },
  ])
  expect(record).toMatchObject({ passed: 1, failed: 0, running: [] })
  expect(record.retried).toMatchObject([{ title: 'limps', ms: 15 }])
})

test('what has begun and not ended is running, hooks too; a hook counts as no test', () => {
  const record = summarise([begin('beforeAll'), { at: 'end', id: 'beforeAll' }, begin('walks'), begin('afterAll')])
  expect(record).toMatchObject({ passed: 0, failed: 0, skipped: 0 })
  expect(record.running.map(({ title }) => title)).toEqual(['walks', 'afterAll'])
})

test('the times of a file that comes twice are added, and the slowest come first', () => {
  const { files } = summarise([
    { at: 'file', file: 'quick.test.ts', ms: 15 },
    { at: 'file', file: 'slow.spec.ts', ms: 10 },
    { at: 'file', file: 'slow.spec.ts', ms: 10 },
  ])
  expect(slowest(files, 1)).toMatchObject([{ file: 'slow.spec.ts', ms: 20 }])
})
