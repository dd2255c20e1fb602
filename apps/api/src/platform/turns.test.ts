import { expect, it } from 'vitest'
import { turnsByName } from './turns.ts'

it('work of one name runs in turn with a bounded queue, in parallel to work of another name', async () => {
  const inTurnOf = turnsByName({ waiting: 1, full: () => new Error('full') })
  const begun: string[] = []
  const finish: (() => void)[] = []
  const run = (name: string, what: string) =>
    inTurnOf(name, () => {
      begun.push(what)
      return new Promise<void>((resolve) => finish.push(resolve))
    })
  const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')]
  await expect(run('a', 'a3')).rejects.toThrow('full')
  expect(begun).toEqual(['a1', 'b1'])
  for (const end of finish) end()
  await all[0]
  await all[2]
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  finish[2]?.()
  await Promise.all(all)
  const failing = inTurnOf('a', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await inTurnOf('a', async () => 'done')).toBe('done')
})
