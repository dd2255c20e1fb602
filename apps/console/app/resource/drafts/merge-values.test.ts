import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeValues, settleConflicts } from './merge-values.ts'

const base = {
  titulo: 'A',
  resumo: 'B',
  corpo: { type: 'doc', content: [1] },
  traducoes: { en: { titulo: 'A', resumo: 'B' } },
}
const merge = (mine: object, theirs: object) =>
  mergeValues({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

describe('two people who change one record', () => {
  test('keep both changes where their fields do not meet', () => {
    expect(merge({ titulo: 'mine' }, { resumo: 'theirs' })).toEqual({
      values: { ...base, titulo: 'mine', resumo: 'theirs' },
      conflicts: [],
    })
  })

  test('are of one mind where they wrote the same', () => {
    expect(merge({ titulo: 'C' }, { titulo: 'C' }).conflicts).toEqual([])
  })

  test('are shown the field that both changed, which keeps what is mine until one of them is chosen', () => {
    const { values, conflicts } = merge({ titulo: 'mine' }, { titulo: 'theirs', resumo: 'theirs' })
    expect(values).toMatchObject({ titulo: 'mine', resumo: 'theirs' })
    expect(conflicts).toEqual([{ path: ['titulo'], mine: 'mine', theirs: 'theirs' }])
    expect(settleConflicts(values, [{ path: ['titulo'], value: 'theirs' }])).toMatchObject({ titulo: 'theirs' })
  })

  test('meet in a translation only where they changed the same words of the same language', () => {
    const apart = merge(
      { traducoes: { en: { titulo: 'mine', resumo: 'B' } } },
      { traducoes: { en: { titulo: 'A', resumo: 'theirs' }, es: { titulo: 'E', resumo: 'E' } } },
    )
    expect(apart).toEqual({
      values: { ...base, traducoes: { en: { titulo: 'mine', resumo: 'theirs' }, es: { titulo: 'E', resumo: 'E' } } },
      conflicts: [],
    })
    const met = merge(
      { traducoes: { en: { titulo: 'mine', resumo: 'B' } } },
      { traducoes: { en: { titulo: 'theirs', resumo: 'B' } } },
    )
    expect(met.conflicts.map(({ path }) => path)).toEqual([['traducoes', 'en', 'titulo']])
  })

  test('lose a translation that one of them removed', () => {
    expect(merge({ traducoes: {} }, { titulo: 'theirs' }).values).toEqual({ ...base, titulo: 'theirs', traducoes: {} })
  })

  test('are one where theirs is a save of mine whose answer was lost, in the same field alone', () => {
    const sent = [{ ...base, titulo: 'mine, sent', traducoes: { en: { titulo: 'sent', resumo: 'B' } } }]
    const mine = { ...base, titulo: 'mine, longer', traducoes: { en: { titulo: 'sent, longer', resumo: 'B' } } }
    expect(mergeValues({ base, mine, theirs: { ...sent[0], resumo: 'theirs' }, sent })).toEqual({
      values: { ...mine, resumo: 'theirs' },
      conflicts: [],
    })
    expect(mergeValues({ base, mine, theirs: { ...base, titulo: 'theirs' }, sent }).conflicts).toHaveLength(1)
  })

  test('never have half of a document each', () => {
    const { conflicts } = merge({ corpo: { type: 'doc', content: [2] } }, { corpo: { type: 'doc', content: [3] } })
    expect(conflicts.map(({ path }) => path)).toEqual([['corpo']])
  })
})

test('what one side alone changed always wins, and what neither changed stays', () => {
  const fields = fc.record({ a: fc.integer(), b: fc.string(), c: fc.boolean() })
  fc.assert(
    fc.property(fields, fields, (before, mine) => {
      expect(mergeValues({ base: before, mine, theirs: before })).toEqual({ values: mine, conflicts: [] })
      expect(mergeValues({ base: before, mine: before, theirs: mine })).toEqual({ values: mine, conflicts: [] })
    }),
  )
})
