import { expect, test } from 'vitest'
import {
  changedRows,
  type LocalRow,
  mergedRows,
  rowOfSaved,
  rowState,
  withDeleted,
  withSaved,
  withUndone,
  withValue,
} from './local-rows.ts'

const row = (id: number, nome: string) => rowOfSaved(String(id), { id, versao: 1, value: { nome } })
const saved = [row(1, 'Lia'), row(2, 'Davi')]
const states = (rows: readonly LocalRow<unknown>[]) => rows.map((one) => `${one.key} ${rowState(one)}`)

test('what was loaded is as it was, and nothing of it is to be saved', () => {
  expect(states(saved)).toEqual(['1 same', '2 same'])
  expect(changedRows(saved)).toEqual([])
})

test('one is added, edited and deleted, and each can be taken back', () => {
  const added = withValue(saved, 'new', { nome: 'Ester' })
  const edited = withValue(added, '1', { nome: 'Lia Maria' })
  const deleted = withDeleted(edited, '2')
  expect(states(deleted)).toEqual(['1 edited', '2 deleted', 'new added'])
  expect(changedRows(deleted)).toHaveLength(3)
  const back = withUndone(withUndone(deleted, '1'), '2')
  expect(states(back)).toEqual(['1 same', '2 same', 'new added'])
})

test('a deleted one that had been edited is edited again once it is back', () => {
  const rows = withDeleted(withValue(saved, '1', { nome: 'Lia Maria' }), '1')
  expect(states(withUndone(rows, '1'))).toEqual(['1 edited', '2 same'])
})

test('one that was added and deleted again was never there', () => {
  expect(changedRows(withDeleted(withValue(saved, 'new', { nome: 'Ester' }), 'new'))).toEqual([])
})

test('edited to what it was is not changed', () => {
  expect(changedRows(withValue(saved, '1', { nome: 'Lia' }))).toEqual([])
})

test('what changed here lies over what another tab saved', () => {
  const here = changedRows(withDeleted(withValue(withValue(saved, 'new', { nome: 'Ester' }), '1', { nome: 'Li' }), '2'))
  const fresh = [row(1, 'Lia Souza'), row(2, 'Davi'), row(3, 'Noé')]
  const merged = mergedRows(fresh, here)
  expect(states(merged)).toEqual(['1 edited', '2 deleted', '3 same', 'new added'])
  expect(merged[0]?.value).toEqual({ nome: 'Li' })
})

test('what another tab deleted is gone; edited here, it becomes a new one and nothing typed is lost', () => {
  const here = changedRows(withDeleted(withValue(saved, '1', { nome: 'Li' }), '2'))
  const merged = mergedRows([], here)
  expect(merged).toEqual([{ key: expect.stringMatching(/-/), value: { nome: 'Li' }, isDeleted: false }])
})

test('what was saved is as it was sent, and what was done to it in the meantime is still to be saved', () => {
  const sent = withValue(withDeleted(withValue(saved, '1', { nome: 'Li' }), '2'), 'new', { nome: 'Ester' })
  const answer = (key: string, nome: string) => rowOfSaved(key, { id: 3, versao: 2, value: { nome } })
  const save = (rows: typeof sent) => {
    const answers = [answer('1', 'Li'), undefined, answer('new', 'Ester')]
    return sent.reduce((now, row, at) => withSaved(now, row, answers[at]), rows)
  }
  expect(states(save(sent))).toEqual(['1 same', 'new same'])

  const later = withDeleted(withValue(withUndone(sent, '2'), '1', { nome: 'Lia Maria' }), 'new')
  const [edited, back, gone] = save(later)
  expect(edited).toMatchObject({ value: { nome: 'Lia Maria' }, saved: { versao: 2, value: { nome: 'Li' } } })
  expect(back).toEqual({ key: expect.stringMatching(/-/), value: { nome: 'Davi' }, isDeleted: false })
  expect(gone).toMatchObject({ saved: { versao: 2 }, isDeleted: true })
})
