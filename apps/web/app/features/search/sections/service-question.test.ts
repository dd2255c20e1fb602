import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { expect, test } from 'vitest'
import { answerServices } from './service-question.ts'

const now = new Date('2026-11-25T12:00:00Z')
const service = (id: string, titulo: string, inicioLocal: string): Occurrence => ({
  id,
  tipo: 'CULTO',
  idItem: 1,
  titulo,
  descricao: null,
  inicioLocal,
  fimLocal: inicioLocal,
  dataInicio: `${inicioLocal}:00Z`,
  dataFim: `${inicioLocal}:59Z`,
  local: null,
  flagOnline: false,
  url: null,
  recorrencia: null,
  flagAlterada: false,
})
const services = [
  service('over', 'Culto da manhã', '2026-11-22T10:00'),
  service('wednesday', 'Culto de oração', '2026-11-25T19:30'),
  service('saturday', 'Culto de jovens', '2026-11-28T19:00'),
  service('morning', 'Culto da manhã', '2026-11-29T10:00'),
  service('evening', 'Culto da noite', '2026-11-29T19:00'),
]
const answers = (typed: string) => answerServices(typed, services, now).map(({ id }) => id)

test.each([
  ['culto', ['wednesday', 'saturday', 'morning']],
  ['horário', ['wednesday', 'saturday', 'morning']],
  ['que horas é o culto', ['wednesday', 'saturday', 'morning']],
  ['what time is service', ['wednesday', 'saturday', 'morning']],
  ['horario de misa', ['wednesday', 'saturday', 'morning']],
  ['culto domingo', ['morning', 'evening']],
  ['sunday services', ['morning', 'evening']],
  ['domingo', ['morning', 'evening']],
  ['quarta-feira', ['wednesday']],
  ['sabado', ['saturday']],
  ['culto de jovens', ['saturday']],
  ['cutlo', ['wednesday', 'saturday', 'morning']],
])('“%s” asks for the services to come', (typed, ids) => {
  expect(answers(typed)).toEqual(ids)
})

test('without a service on the day that is asked for, the others are the answer', () => {
  expect(answers('culto terça')).toEqual(['wednesday', 'saturday', 'morning'])
})

test.each(['culto doméstico', 'louvor', 'jovens', 'mar', '', 'customer service desk'])(
  '“%s” asks for something else',
  (typed) => {
    expect(answers(typed)).toEqual([])
  },
)
