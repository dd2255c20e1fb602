import { expect, it } from 'vitest'
import { answerFilterText, readAnswerFilters, writeAnswerFilters } from './custom-field-filter.ts'

it('conditions on answers are read as they were written, whatever an option is called', () => {
  const filters = [
    { idCampo: 7, condicao: 'igual', valor: 'Pão, água: 50% e "mais"\n🙂' },
    { idCampo: 9, condicao: 'de', valor: '2020-01-01' },
    { idCampo: 9, condicao: 'sem', valor: '' },
  ] as const
  expect(readAnswerFilters(writeAnswerFilters(filters))).toEqual(filters)
})

it.each(['', '7', '7:igual', '7:tem:x', '0:tem', '7:outro:x', '7:igual:%zz', '1:tem,', `${'1:tem,'.repeat(5)}1:tem`])(
  'a text without conditions is refused: %s',
  (text) => expect(answerFilterText.safeParse(text).success).toBe(false),
)
