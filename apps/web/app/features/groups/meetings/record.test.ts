import { meetingRecordSchema } from '@narthex/contract/groups/meeting.schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { blankRecord, isPresent, newRecordId, sendable, withMarks } from './record.ts'

const now = new Date('2026-04-28T22:00:00Z')
const blank = blankRecord(newRecordId(3, '2026-04-28', []), '2026-04-28')

describe('a record as it is written down', () => {
  it('speaks of nobody until somebody is marked', () => {
    expect(blank.presencas).toEqual([])
    expect(isPresent(blank, 7)).toBe(false)
  })

  it('marks all at once, then the one who missed it, each with the moment of the touch', () => {
    const later = new Date(now.getTime() + 60_000)
    const record = withMarks(withMarks(blank, [7, 8, 9], true, now), [8], false, later)
    expect([7, 8, 9].map((id) => isPresent(record, id))).toEqual([true, false, true])
    expect(record.presencas).toHaveLength(3)
    expect(record.presencas.find(({ idUsuario }) => idUsuario === 8)?.marcadaEm).toBe(later.toISOString())
  })

  it('is marked later than what is known, by a clock that is behind too', () => {
    const known = withMarks(blank, [7], true, now)
    const behind = withMarks(known, [7, 8], false, new Date(now.getTime() - 3_600_000))
    expect(isPresent(behind, 7)).toBe(false)
    expect(behind.presencas.map(({ marcadaEm }) => marcadaEm)).toEqual([
      '2026-04-28T22:00:00.001Z',
      '2026-04-28T21:00:00.000Z',
    ])
  })

  it('is sent without visitors who have no name, and without empty texts, as the church takes it', () => {
    const visitantes = [
      { nome: ' Bia ', telefone: '' },
      { nome: ' ', telefone: '81 9' },
    ]
    const sent = sendable({ ...blank, visitantes, tema: ' ', observacoes: ' Oramos. ' })
    expect(sent).toMatchObject({
      visitantes: [{ nome: 'Bia', telefone: null }],
      tema: null,
      observacoes: 'Oramos.',
    })
    expect(z.safeParse(meetingRecordSchema, sent).success).toBe(true)
  })

  it('of a day without a meeting says that, and of nobody that they came', () => {
    const record = withMarks({ ...blank, flagRealizada: false, tema: 'Salmos' }, [7], true, now)
    expect(sendable(record)).toMatchObject({ flagRealizada: false, tema: null, presencas: [] })
    const erased = sendable({ ...record, observacoes: ' ', observacoesLider: '' })
    expect(z.safeParse(meetingRecordSchema, erased).success).toBe(true)
  })

  it('has a number that every device makes alike for the group and the day, and one of its own where that is taken', () => {
    const id = newRecordId(3, '2026-04-28', [])
    expect(id).toBe('20260428-0000-8000-8000-000000000003')
    expect(newRecordId(3, '2026-04-28', [])).toBe(id)
    expect(newRecordId(4, '2026-04-28', [])).not.toBe(id)
    expect(newRecordId(3, '2026-04-28', [id])).not.toBe(id)
    expect(z.safeParse(z.uuid(), id).success).toBe(true)
  })
})
