import { describe, expect, it } from 'vitest'
import { findChange, veil } from './history.rules.ts'

describe('what history keeps of a change', () => {
  it('is the fields that changed, before and after', () => {
    const change = findChange({ nome: 'Retiro', vagas: 40, local: null }, { nome: 'Retiro', vagas: 50, local: 'Sítio' })
    expect(change).toEqual({ antes: { vagas: 40, local: null }, depois: { vagas: 50, local: 'Sítio' } })
  })

  it('is nothing where nothing changed, whatever holds the values', () => {
    const moment = '2026-11-28T12:00:00.000Z'
    expect(findChange({ inicio: new Date(moment), tags: [1, 2] }, { inicio: moment, tags: [1, 2] })).toBeUndefined()
    expect(findChange({ local: null }, {})).toBeUndefined()
    expect(findChange(undefined, undefined)).toBeUndefined()
  })

  it('is all that has a value of a new or a removed record', () => {
    expect(findChange(undefined, { nome: 'Coral', ordem: null })).toEqual({ antes: null, depois: { nome: 'Coral' } })
    expect(findChange({ nome: 'Coral', ordem: null }, undefined)).toEqual({ antes: { nome: 'Coral' }, depois: null })
    expect(findChange(undefined, {})).toEqual({ antes: null, depois: {} })
  })

  it('tells of a veiled field that it changed, and not what it holds', () => {
    const veiled = new Set(['segredo'])
    const change = findChange({ segredo: 'before' }, { segredo: 'after' }, veiled)
    expect(change).toEqual({ antes: { segredo: veil }, depois: { segredo: veil } })
    expect(findChange({ segredo: null }, { segredo: 'after' }, veiled)?.antes).toEqual({ segredo: null })
    expect(findChange({ segredo: 'same' }, { segredo: 'same' }, veiled)).toBeUndefined()
  })

  it('never holds bytes', () => {
    const change = findChange({ conteudo: new Uint8Array([1, 2]) }, { conteudo: new Uint8Array([1, 2, 3]) })
    expect(change).toEqual({ antes: { conteudo: { bytes: 2 } }, depois: { conteudo: { bytes: 3 } } })
  })
})
