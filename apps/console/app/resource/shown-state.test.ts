import { expect, test } from 'vitest'
import { findShownState } from './shown-state.ts'

const now = new Date('2026-11-29T12:00:00Z')

test.each([
  [{ situacao: 'RASCUNHO', dataPublicacao: '2027-01-01T00:00:00Z' }, 'RASCUNHO'],
  [{ situacao: 'PUBLICADO', dataPublicacao: '2026-11-29T12:00:01Z' }, 'scheduled'],
  [{ situacao: 'PUBLICADO', dataPublicacao: '2026-11-29T12:00:00Z' }, 'PUBLICADO'],
  [{ situacao: 'PUBLICADO' }, 'PUBLICADO'],
  [{}, undefined],
])('%j is %s', (record, state) => {
  expect(findShownState({ id: 1, versao: 1, ...record }, now)).toBe(state)
})
