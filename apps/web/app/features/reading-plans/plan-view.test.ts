import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { expect, test } from 'vitest'
import { groupByMonth, toPlanView } from './plan-view.ts'

const passages = ['Ps.1', 'Ps.2', 'Ps.3', 'Ps.4']
const uuid = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const subscription: Subscription = {
  ...{ uuid, situacao: 'ATIVA', inicio: '2026-02-27', fim: '2026-03-02', diasFeitos: 1, atrasadas: 0, rodada: 2 },
  ...{ pausadaEm: null, concluidaEm: null, lembrete: null, sequencia: 1, roda: null, flagMostraProgresso: false },
  agenda: [0, 1, 2, 3],
  lidas: [{ dia: 1, passagens: ['Ps.1'] }],
  plano: {
    ...{ uuid, origem: 'PRODUTO', nome: 'Salmos', descricao: '', idioma: 'pt', totalDias: 4, inicioSugerido: null },
    ...{ grupo: null, serie: null },
    dias: passages.map((passage) => ({ passagens: [passage], texto: null, pergunta: null })),
  },
}
const mark = (dia: number, lida: boolean) => ({ dia, passagem: `Ps.${dia}`, lida, em: '2026-03-01T10:00:00Z' })

test('a plan shows what is due today, what was missed and what comes next', () => {
  const view = toPlanView(subscription, undefined, '2026-03-01')
  expect(view).toMatchObject({ daysDone: 1, missed: 1, isFinished: false, lastDate: '2026-03-02' })
  expect(view.due.map(({ dia }) => dia)).toEqual([3])
  expect(view.next?.dia).toBe(2)
})

test('marks that wait on this device count at once, both ways', () => {
  const pending = { rodada: 2, marcas: [mark(1, false), mark(2, true)] }
  const view = toPlanView(subscription, pending, '2026-03-01')
  expect(view.readings.map(({ isDone }) => isDone)).toEqual([false, true, false, false])
})

test('marks of a round before a reset do not count', () => {
  const view = toPlanView(subscription, { rodada: 1, marcas: [mark(2, true)] }, '2026-03-01')
  expect(view.daysDone).toBe(1)
})

test('while a plan is paused nothing is missed that was not missed before', () => {
  const paused = { ...subscription, situacao: 'PAUSADA', pausadaEm: '2026-02-28' } as const
  expect(toPlanView(paused, undefined, '2026-12-01').missed).toBe(0)
})

test('the days of a plan stand under the months of their dates', () => {
  const months = groupByMonth(toPlanView(subscription, undefined, '2026-03-01').readings)
  expect([...months].map(([month, days]) => [month, days.length])).toEqual([
    ['2026-02', 2],
    ['2026-03', 2],
  ])
})
