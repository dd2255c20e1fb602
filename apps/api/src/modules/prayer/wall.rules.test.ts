import { describe, expect, it } from 'vitest'
import { toPublicAuthor, wallCalendar } from './wall.rules.ts'

describe('the days of a prayer on the wall', () => {
  it('begin on the church’s own day and end at its midnight', () => {
    const calendar = wallCalendar('America/Sao_Paulo', 60, new Date('2026-03-02T01:00:00Z'))
    expect(calendar).toMatchObject({ today: '2026-03-01', endedOn: '2025-12-31' })
    expect(calendar.endOf('2026-03-01')).toEqual(new Date('2026-04-30T03:00:00Z'))
  })

  it('are one where the church says one', () => {
    const calendar = wallCalendar('UTC', 1, new Date('2026-03-02T12:00:00Z'))
    expect(calendar.endedOn).toBe('2026-03-01')
    expect(calendar.endOf('2026-03-02')).toEqual(new Date('2026-03-03T00:00:00Z'))
  })
})

describe('who asked', () => {
  const ana = { nome: 'Ana Clara', sobrenome: 'Souza', imagem: '/media/a.webp', isMinor: false }

  it('is shown by both names and their picture', () => {
    expect(toPublicAuthor(ana)).toEqual({ nome: 'Ana Clara Souza', imagem: '/media/a.webp' })
  })

  it('is shown by the given name alone while they are a minor', () => {
    expect(toPublicAuthor({ ...ana, isMinor: true })).toEqual({ nome: 'Ana', imagem: null })
  })

  it('of an anonymous prayer is nobody', () => {
    expect(toPublicAuthor(undefined)).toEqual({ nome: null, imagem: null })
  })
})
