import { expect, test } from 'vitest'
import type { LocalNote } from './local/local-note.ts'
import { byMonth, listedNotes, notesMatching } from './notes-search.ts'

const note = (own: Partial<LocalNote>): LocalNote => ({
  id: 'a',
  titulo: 'Fé e graça',
  texto: 'Efésios 2.8',
  changedAt: '2026-03-02T12:00:00.000Z',
  versao: 1,
  vetor: undefined,
  edits: 0,
  sent: 0,
  isTried: true,
  isHere: true,
  ...own,
})

test('notes are found by words of title and text, in any order, whatever accents and capitals', () => {
  const notes = [note({}), note({ id: 'b', titulo: 'Paz', texto: 'João 14' })]
  const found = (search: string) => notesMatching(notes, search).map(({ id }) => id)
  expect(found('GRACA fe')).toEqual(['a'])
  expect(found('joao')).toEqual(['b'])
  expect(found('efesios graça')).toEqual(['a'])
  expect(found('nada')).toEqual([])
  expect(found(' ')).toEqual(['a', 'b'])
})

test('what is empty or on its way out is not listed, and what was changed last comes first', () => {
  const notes = [
    note({ id: 'old' }),
    note({ id: 'new', changedAt: '2026-03-03T12:00:00.000Z' }),
    note({ id: 'empty', titulo: '', texto: '' }),
    note({ id: 'deleted', end: 'deleted' }),
    note({ id: 'gone', end: 'gone', changedAt: '2026-03-01T12:00:00.000Z' }),
  ]
  expect(listedNotes(notes).map(({ id }) => id)).toEqual(['new', 'old', 'gone'])
})

test('notes stand under their months', () => {
  const notes = [note({}), note({ id: 'b', changedAt: '2026-02-28T23:59:00.000Z' })]
  expect([...byMonth(notes, (instant) => instant.toISOString().slice(0, 10)).keys()]).toEqual(['2026-03', '2026-02'])
})
