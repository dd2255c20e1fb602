import { describe, expect, it } from 'vitest'
import { readRule, rulePresets, writeRule } from './rule-presets.ts'

describe('the rules that a form offers', () => {
  it.each(rulePresets)('%s is read as it was written, with and without an end', (preset) => {
    for (const day of ['2026-06-05', '2026-06-30', '2026-02-01'])
      for (const until of preset === 'once' ? [''] : ['', '2026-12-31'])
        expect(readRule(writeRule(preset, day, until), day)).toEqual({ preset, until })
  })

  it('names the week of a month by the first day, and the last one where there is a fifth', () => {
    expect(writeRule('monthlyWeekday', '2026-06-05', '')).toBe('FREQ=MONTHLY;BYDAY=1FR')
    expect(writeRule('monthlyWeekday', '2026-06-30', '')).toBe('FREQ=MONTHLY;BYDAY=-1TU')
  })

  it('leaves other rules to those who wrote them', () => {
    for (const rule of ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;COUNT=3'])
      expect(readRule(rule, '2026-06-05')).toEqual({ preset: undefined, until: '' })
    expect(readRule('FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261231', '2026-06-05').until).toBe('2026-12-31')
  })
})
