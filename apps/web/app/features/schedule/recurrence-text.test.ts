import { type Locale, locales } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { recurrenceText } from './recurrence-text.ts'

const text = (rule: string, locale: Locale) => {
  const t = createTranslator({ locale, messages: catalogue[locale], namespace: 'schedule' })
  return recurrenceText(rule, t as never, locale)
}

it.each([
  ['FREQ=WEEKLY;BYDAY=SU', ['Toda semana: domingo', 'Every week: Sunday', 'Cada semana: domingo']],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    [
      'A cada 2 semanas: terça-feira, quinta-feira',
      'Every 2 weeks: Tuesday, Thursday',
      'Cada 2 semanas: martes, jueves',
    ],
  ],
  ['FREQ=MONTHLY;BYDAY=2SA', ['Todo mês: 2º sábado', 'Every month: 2nd Saturday', 'Cada mes: 2.º sábado']],
  ['FREQ=MONTHLY;BYDAY=1MO', ['Todo mês: 1ª segunda-feira', 'Every month: 1st Monday', 'Cada mes: 1.er lunes']],
  ['FREQ=MONTHLY;BYDAY=-1FR', ['Todo mês: última sexta-feira', 'Every month: last Friday', 'Cada mes: último viernes']],
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,-1',
    ['Todo mês: dia 15, último dia', 'Every month: day 15, last day', 'Cada mes: día 15, último día'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ['Todo mês: último dia útil', 'Every month: last weekday', 'Cada mes: último día hábil'],
  ],
  ['FREQ=DAILY', ['Todos os dias', 'Every day', 'Todos los días']],
  [
    'FREQ=YEARLY;UNTIL=20281225',
    [
      'Todo ano, até 25 de dezembro de 2028',
      'Every year, until December 25, 2028',
      'Cada año, hasta 25 de diciembre de 2028',
    ],
  ],
])('%s is text as people say it', (rule, texts) => {
  expect(locales.map((locale) => text(rule, locale))).toEqual(texts)
})
