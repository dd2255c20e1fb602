import { expect, it } from 'vitest'
import { findProblems } from '../testing/problems.ts'
import { addNote, changeNote } from './note.endpoints.ts'

it.each([
  ['nothing', {}],
  ['no title', { texto: 'x' }],
  ['an empty title', { titulo: ' ' }],
  ['both words and an update', { titulo: 'x', atualizacao: 'AAAA' }],
  ['an update that is no base64', { atualizacao: '<script>' }],
  ['a number for an id', { id: 7, titulo: 'x' }],
  ['another’s name', { titulo: 'x', memberId: 1 }],
  ['a text without an end', { titulo: 'x', texto: 'a'.repeat(100_001) }],
])('a note is not begun with %s', (_, body) => {
  expect(findProblems(addNote.body, body)).not.toEqual([])
})

it.each([{ titulo: 'x' }, { titulo: 'x', texto: 'a'.repeat(100_000) }, { atualizacao: 'AAAA' }])(
  'a note may be begun with a title or an update',
  (body) => {
    expect(findProblems(addNote.body, body)).toEqual([])
  },
)

it.each([{}, { titulo: 'x' }, { versao: 1, atualizacao: 'AAAA' }, { atualizacao: '' }])(
  'a note is not changed by %j',
  (body) => {
    expect(findProblems(changeNote.body, body)).not.toEqual([])
  },
)
