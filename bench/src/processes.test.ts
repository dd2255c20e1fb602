import { expect, test } from 'vitest'
import { cpuBetween, listDescendants, listProcesses, parsePss, parseStat, pssBytes } from './processes.ts'

const stat = (pid: number, parent: number, name = 'postgres') =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 104 0 0 0 150 25 9 9 20 0 1 0 436830 3133440 389`

test('a process whose name holds spaces and parentheses is read', () => {
  expect(parseStat(stat(7, 3, 'a (b) c'))).toEqual({ pid: 7, name: 'a (b) c', parent: 3, cpuMicros: 1_750_000 })
})

test('children and their children are found, other processes are not', () => {
  const all = [stat(2, 1), stat(3, 2), stat(4, 3), stat(5, 1)].map(parseStat)
  expect(listDescendants(2, all).map(({ pid }) => pid)).toEqual([3, 4])
})

test('a connection that closes between two samples does not reduce the time of the others', () => {
  const looks = { pid: 1, name: 'postgres', parent: 0, cpuMicros: 500 }
  const before = [looks, { ...looks, pid: 2, cpuMicros: 9000 }]
  const after = [
    { ...looks, cpuMicros: 700 },
    { ...looks, pid: 3, cpuMicros: 50 },
  ]
  expect(cpuBetween(before, after)).toBe(250)
})

test('the proportional share is read from a rollup, not its parts', () => {
  expect(parsePss('Rss:    1756 kB\nPss:     189 kB\nPss_Dirty:   112 kB\n')).toBe(189 * 1024)
})

test.runIf(process.platform === 'linux')('this process is found with its memory, one that has ended has none', () => {
  expect(listProcesses().map(({ pid }) => pid)).toContain(process.pid)
  expect(pssBytes([process.pid])).toBeGreaterThan(1024 * 1024)
  expect(pssBytes([2 ** 22 + 1])).toBe(0)
})
