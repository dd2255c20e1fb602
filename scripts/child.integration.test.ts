import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { capture } from './child.mjs'

const childModule = new URL('./child.mjs', import.meta.url).href

/** Runs a script that becomes a program; the program prints the signals it gets and exits with 7 on SIGTERM. */
function start(program: string) {
  const script = `const { become } = await import(${JSON.stringify(childModule)})
    process.exitCode = await become(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(program)}])`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  child.stdout.on('data', (chunk) => {
    heard += chunk
  })
  const isReady = once(child.stdout, 'data')
  const ended = once(child, 'close').then(([code]) => ({ code, heard: heard.trim().split('\n') }))
  return { child, isReady, ended }
}

const listener = `
  process.on('SIGINT', () => { console.log('interrupted'); setTimeout(() => process.exit(7), 300) })
  console.log(process.pid)
  setInterval(() => {}, 1000)`

describe('a script that has become a program', () => {
  test('forwards only the first of two simultaneous Ctrl-C and exits with the code of the program', async () => {
    const { child, isReady, ended } = start(listener)
    await isReady
    child.kill('SIGINT')
    child.kill('SIGINT')
    const { code, heard } = await ended
    expect(code).toBe(7)
    expect(heard.slice(1)).toEqual(['interrupted'])
  })

  test('leaves no process behind when it is terminated', async () => {
    const { child, isReady, ended } = start('console.log(process.pid); setInterval(() => {}, 1000)')
    await isReady
    child.kill('SIGTERM')
    const { code, heard } = await ended
    expect(code).toBe(128 + 15)
    expect(() => process.kill(Number(heard[0]), 0)).toThrow('ESRCH')
  })
})

test('a program that is captured ends at its deadline, with what it has started', async () => {
  // Its output is closed, so that the promise settles, once no process holds it any more.
  const { isLate, output } = await capture('sh', ['-c', 'sleep 600 & echo begun; wait'], { deadlineMs: 1000 })
  expect({ isLate, output }).toEqual({ isLate: true, output: 'begun' })
})
