import { expect, onTestFinished, test, vi } from 'vitest'
import { undoAll, undoAtEnd } from './at-end.ts'

test('what is left is undone once, the newest first, and what was undone before is not', async () => {
  const order: string[] = []
  const undo = (name: string) => undoAtEnd(async () => void order.push(name))
  undo('server')
  const early = undo('database')
  undo('folder of the server')
  await early()
  await undoAll()
  await undoAll()
  expect(order).toEqual(['database', 'folder of the server', 'server'])
})

test('what cannot be undone does not hold up the rest', async () => {
  const before = process.exitCode
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    process.exitCode = before
  })
  const undone: string[] = []
  undoAtEnd(async () => void undone.push('server'))
  undoAtEnd(() => Promise.reject(new Error('busy')))
  await undoAll()
  expect(undone).toEqual(['server'])
  expect(reported).toHaveBeenCalledOnce()
  reported.mockClear()
  expect(process.exitCode).toBe(1)
})
