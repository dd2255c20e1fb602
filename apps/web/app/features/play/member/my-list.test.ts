import { ApiError } from '@narthex/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTitleItem } from '../testing/a-title-item.ts'
import { keepInList, loadMyList } from './my-list.ts'
import { usePlayMember } from './play-member.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../session/api.ts', () => ({ callApi: call }))

const owner = { church: 'ponte', memberId: 70 }
const title = aTitleItem()
const entry = { id: 'e1', planoAssinaturaConteudo: title, dataCadastro: '2026-11-01T12:00:00Z' }
const kept = () =>
  usePlayMember
    .getState()
    .list?.filter(({ isKept }) => isKept)
    .map((one) => one.title.id)
const asked = () => call.mock.calls.map(([endpoint]) => endpoint.method)

beforeEach(() => {
  call.mockReset()
  usePlayMember.setState(usePlayMember.getInitialState(), true)
})

test('a title is in the list before the server has answered, and stays when it has', async () => {
  call.mockResolvedValue(entry)
  const keeping = keepInList(owner, title, true)
  expect(kept()).toEqual([1])
  expect(await keeping).toBeUndefined()
  expect(usePlayMember.getState().list?.[0]?.entryId).toBe('e1')
})

test('what the server refuses is taken back', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await keepInList(owner, title, true)).toBe('failed')
  expect(kept()).toEqual([])
})

test('a full list says so', async () => {
  call.mockRejectedValue(new ApiError(409, { code: 'LIMIT_REACHED', message: 'Limit reached.' } as never))
  expect(await keepInList(owner, title, true)).toBe('full')
})

test('of several presses the last one counts, one call after the other', async () => {
  call.mockResolvedValue(entry)
  await Promise.all([
    keepInList(owner, title, true),
    keepInList(owner, title, false),
    keepInList(owner, title, true),
    keepInList(owner, title, false),
  ])
  expect(kept()).toEqual([])
  expect(asked()).toEqual(['POST', 'DELETE'])
})

test('what was taken from the list is put back by undoing', async () => {
  call.mockResolvedValueOnce([entry]).mockResolvedValue(entry)
  await loadMyList(owner)
  await keepInList(owner, title, false)
  expect(kept()).toEqual([])
  await keepInList(owner, title, true)
  expect(kept()).toEqual([1])
  expect(asked()).toEqual(['GET', 'DELETE', 'POST'])
})

test('a list that could not be loaded is asked for again', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue([entry])
  await expect(loadMyList(owner)).rejects.toThrow()
  await Promise.all([loadMyList(owner), loadMyList(owner)])
  expect([kept(), asked()]).toEqual([[1], ['GET', 'GET']])
})
