import { describe, expect, it } from 'vitest'
import { toAccountId } from '../../ids.ts'
import type { DraftRow } from './draft.queries.ts'
import { findSequence, isKnownSave, isSameForm, knowsAll, noteSave } from './draft.rules.ts'

const [ana, bia] = [toAccountId(1), toAccountId(2)]
const draft: DraftRow = {
  formulario: {},
  versaoBase: 3,
  revisao: 5,
  flagPendente: true,
  editor: 'aba-um',
  sequencias: [
    ['aba-dois', 9],
    ['aba-um', 4],
  ],
  accountId: ana,
  dataAlteracao: new Date(0),
  publicarEm: null,
  falha: null,
}
const save = { editor: 'aba-um', accountId: ana, versao: 1, revisao: 0 }

describe('a save', () => {
  it('is known by its number among those of its editor', () => {
    expect([3, 4, 5].map((sequencia) => isKnownSave(draft, { editor: 'aba-um', sequencia }))).toEqual([
      true,
      true,
      false,
    ])
    expect(isKnownSave(draft, { editor: 'aba-tres', sequencia: 1 })).toBe(false)
    expect(isKnownSave(undefined, { editor: 'aba-um', sequencia: 1 })).toBe(false)
  })

  it('knows all where its editor wrote last, whatever it has seen', () => {
    expect(knowsAll(draft, { versao: 3 }, save)).toBe(true)
    expect(knowsAll(draft, { versao: 4 }, save)).toBe(false)
    expect(knowsAll(draft, { versao: 3 }, { ...save, accountId: bia })).toBe(false)
    expect(knowsAll(draft, { versao: 3 }, { ...save, editor: 'aba-dois' })).toBe(false)
  })

  it('knows all where it saw the record and the draft as they are', () => {
    const seen = { editor: 'aba-nova', accountId: bia, versao: 3, revisao: 5 }
    expect(knowsAll(draft, { versao: 3 }, seen)).toBe(true)
    expect(knowsAll(draft, { versao: 3 }, { ...seen, revisao: 4 })).toBe(false)
    expect(knowsAll(draft, { versao: 3 }, { ...seen, versao: 2 })).toBe(false)
    expect(knowsAll(undefined, { versao: 3 }, { ...seen, revisao: 0 })).toBe(true)
  })

  it('is noted as the last of its editor, and the longest silent editors are forgotten', () => {
    expect(noteSave(draft, { editor: 'aba-dois', sequencia: 10 })).toEqual([
      ['aba-um', 4],
      ['aba-dois', 10],
    ])
    let noted: DraftRow = draft
    for (let tab = 0; tab < 30; tab++)
      noted = { ...noted, sequencias: noteSave(noted, { editor: `aba-${tab}`, sequencia: 1 }) }
    expect(noted.sequencias).toHaveLength(20)
    expect(findSequence(noted, 'aba-29')).toBe(1)
    expect(findSequence(noted, 'aba-um')).toBe(0)
  })
})

it('two forms are the same whatever the order of their fields, and whether nothing is null or missing', () => {
  expect(isSameForm({ a: 1, b: { c: null, d: [1, { e: 2, f: 3 }] } }, { b: { d: [1, { f: 3, e: 2 }] }, a: 1 })).toBe(
    true,
  )
  expect(isSameForm({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(isSameForm({ a: '' }, {})).toBe(false)
  expect(isSameForm(undefined, null)).toBe(true)
})
