import { describe, expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { planLimits } from './plan-limits.ts'
import { addReadingPlan } from './reading-plan.endpoints.ts'
import { markReadings, startReadingPlan } from './subscription.endpoints.ts'

const day = (passagens: string[]) => ({ passagens, texto: null, pergunta: null })
const days = (length: number) => Array.from({ length }, () => day(['Ps.1']))

describe('a plan of a church', () => {
  it.each<[string, object, string]>([
    ['no name', { nome: ' ' }, 'nome'],
    ['no days', { dias: [] }, 'dias'],
    ['a day without a passage', { dias: [day([])] }, 'dias.0.passagens'],
    ['a passage that does not exist', { dias: [day(['Ps.151'])] }, 'dias.0.passagens.0'],
    ['a passage twice on a day', { dias: [day(['Ps.1', 'Ps.1'])] }, 'dias.0.passagens'],
    ['more days than there may be', { dias: days(planLimits.dias + 1) }, 'dias'],
    ['a language that there is not', { idioma: 'tlh' }, 'idioma'],
  ])('is not made with %s', (_, own, path) => {
    expect(findBodyProblems(addReadingPlan, own)).toMatchObject([{ path }])
  })

  it('may have as many days as there may be', () => {
    expect(planLimits.dias).toBe(400)
    expect(findBodyProblems(addReadingPlan, { dias: days(planLimits.dias) })).toEqual([])
  })
})

it.each<[string, object, string]>([
  ['a plan without a uuid', { plano: 'x' }, 'plano'],
  ['a day that does not exist', { inicio: '2026-02-30' }, 'inicio'],
  ['an hour that does not exist', { lembrete: '24:00' }, 'lembrete'],
  ['a field that is not declared', { rodada: 9 }, ''],
])('reading does not begin with %s', (_, own, path) => {
  expect(findBodyProblems(startReadingPlan, own)).toMatchObject([{ path }])
})

describe('marks of what was read', () => {
  const mark = { dia: 1, passagem: 'Ps.1', lida: true, em: '2026-03-01T00:00:00Z' }
  const marks = (length: number) => ({ marcas: Array.from({ length }, () => mark) })

  it.each<[string, object, string]>([
    ['no marks', { marcas: [] }, 'marcas'],
    ['too many', marks(501), 'marcas'],
    ['a passage that does not exist', { marcas: [{ ...mark, passagem: 'Ps.151' }] }, 'marcas.0.passagem'],
    ['a day before the first', { marcas: [{ ...mark, dia: 0 }] }, 'marcas.0.dia'],
    ['a time that is none', { marcas: [{ ...mark, em: 'ontem' }] }, 'marcas.0.em'],
  ])('are refused with %s', (_, own, path) => {
    expect(findBodyProblems(markReadings, own)[0]).toMatchObject({ path })
  })

  it('are sent up to five hundred at once', () => {
    expect(findBodyProblems(markReadings, marks(500))).toEqual([])
  })
})
