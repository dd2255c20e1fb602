import { describe, expect, it } from 'vitest'
import { readCode, readLanguage, readModules, readZone, toPersonName } from './church-words.rules.ts'

const problem = (text: string) => ({ problem: expect.stringContaining(text) })

describe('what an operator types', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['EN', 'en-US'],
    ['es', 'es-ES'],
    ['pt-pt', 'pt-PT'],
    ['es_MX', 'es-MX'],
  ])('names a language: %s', (text, value) => {
    expect(readLanguage(text)).toEqual({ value })
  })

  it.each(['', 'fr', 'portuguese', 'pt-', 'pt-BRA', 'en-US-x'])('names no language: %j', (text) => {
    expect(readLanguage(text)).toEqual(problem('--language'))
  })

  it('names a time zone, however it is written, and is told those that it may have meant', () => {
    expect(readZone('America/Recife')).toEqual({ value: 'America/Recife' })
    expect(readZone('america/recife')).toEqual({ value: 'America/Recife' })
    expect(readZone('UTC')).toEqual({ value: 'UTC' })
    expect(readZone('Recife')).toEqual(problem('did you mean America/Recife?'))
    expect(readZone('Brazil/Sao Paulo')).toEqual(problem('America/Sao_Paulo'))
    expect(readZone('-03:00')).toEqual(problem('one looks like America/Sao_Paulo'))
  })

  it.each([
    ['Mare', 'malformed'],
    ['a.b', 'malformed'],
    ['a--b', 'malformed'],
    ['xn--mar-dma', 'malformed'],
    ['a'.repeat(64), 'malformed'],
    ['', 'malformed'],
    ['123', 'digits'],
    ['admin', 'reserved'],
    ['www', 'reserved'],
    ['outbox', 'reserved'],
  ])('is no code of a church: %j is %s', (text, why) => {
    expect(readCode(text, 'The code')).toEqual(problem(why))
  })

  it('names modules, written short or as they are kept', () => {
    expect(readModules(['evento', 'MOD_CULTO', 'Mural_Oracao'])).toEqual({
      value: ['MOD_EVENTO', 'MOD_CULTO', 'MOD_MURAL_ORACAO'],
    })
    expect(readModules(['evento', 'eventos'])).toEqual(problem('no module eventos; there are: culto, evento'))
  })

  it.each([
    ['Ana Maria Lima', 'x@example.org', 'pt-BR', 'Ana', 'Maria Lima'],
    [undefined, 'ana.lima@example.org', 'pt-BR', 'Ana', 'Lima'],
    [undefined, 'contato@example.org', 'pt-BR', 'Contato', 'Administração'],
    ['Ana', 'x@example.org', 'en-US', 'Ana', 'Administration'],
    [undefined, '123@example.org', 'es-ES', 'Administración', 'Administración'],
  ])('or leaves out gives an administrator a name: %j, %s', (typed, email, language, nome, sobrenome) => {
    expect(toPersonName(typed, email, language)).toEqual({ nome, sobrenome })
  })
})
