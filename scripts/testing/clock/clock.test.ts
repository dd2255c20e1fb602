import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { environmentOn } from './environment.mjs'

const program = `
  const times = () => [Date.now(), Number(new Date()), Date.parse(Date())]
  const { Worker } = require('node:worker_threads')
  const facts = {
    times: times(),
    parts: [new Date(2028, 1, 29, 12).getDate(), new Date('2027-03-14T00:00Z').toISOString()],
    kinds: [new Date() instanceof Date, new Date().constructor === Date, require('node:fs').statSync('.').mtime instanceof Date],
  }
  const child = require('node:child_process').execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' })
  const worker = new Worker('require("node:worker_threads").parentPort.postMessage(Date.now())', { eval: true })
  worker.once('message', (time) => console.log(JSON.stringify({ ...facts, child: Number(child), worker: time })))`

test('every process and thread of a run begins on its day, and dates of their own stay as they are', () => {
  const environment = { ...process.env, ...environmentOn('2028-02-29T23:30Z', {}) }
  const output = execFileSync(process.execPath, ['-e', program], { env: environment, encoding: 'utf8' })
  const { times, parts, kinds, child, worker } = JSON.parse(output)
  for (const time of [...times, child, worker]) {
    expect(new Date(time).toISOString()).toMatch(/^2028-02-29T23:3/)
  }
  expect(parts).toEqual([29, '2027-03-14T00:00:00.000Z'])
  expect(kinds).toEqual([true, true, true])
})

test('what Node is started with otherwise is kept', () => {
  expect(environmentOn('2028-02-29T23:30Z', { NODE_OPTIONS: '--no-warnings' }).NODE_OPTIONS).toMatch(
    /^--no-warnings --require=".*preload\.mjs"$/,
  )
})

test('a day begins at midnight in UTC', () => {
  const shiftMs = Number(environmentOn('2028-02-29').CLOCK_SHIFT_MS) - Number(process.env.CLOCK_SHIFT_MS ?? 0)
  expect(new Date(Date.now() + shiftMs).toISOString()).toMatch(/^2028-02-29T00:0/)
})

test.each(['', 'tomorrow', '2028-02-29T23:30', '2028-13-01T00:00Z'])('%o is no day to run on', (day) => {
  expect(() => environmentOn(day)).toThrow('is no day')
})
