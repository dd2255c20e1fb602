import { expect, it } from 'vitest'
import { localRelay } from './local-relay.ts'

function shared() {
  const lines: string[] = []
  const gaps: string[] = []
  let tell = (_others: number) => {}
  const write = (_fields: object, line: string) => void lines.push(line)
  const relay = localRelay({
    log: { info: write, warn: write, error: write },
    watchProcesses: (listener) => {
      tell = listener
      listener(0)
    },
  })
  relay.start({ onEvent() {}, onGap: (position) => void gaps.push(position), countReaders: () => ({}) })
  return { relay, lines, gaps, tell: (others: number) => tell(others) }
}

it('knows that pages miss events while another process serves, says so once, and has pages read again afterwards', () => {
  const { relay, lines, gaps, tell } = shared()
  expect([relay.isAlone, lines, gaps]).toEqual([false, [], []])
  tell(1)
  tell(2)
  expect([relay.isAlone, lines.length, gaps.length]).toEqual([true, 1, 0])
  expect(lines[0]).toContain('REDIS_URL')
  tell(0)
  expect([relay.isAlone, lines.length, gaps.length]).toEqual([false, 1, 1])
})

it('control: a relay that is told of no other process never says that it is alone', () => {
  expect(localRelay().isAlone).toBe(false)
})
