import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { parseOptions, usage } from './options.ts'

const figures = ['P1', 'P4', 'P4', 'P7'].map((id): Figure => ({ id, measure: async () => [] }))
const read = (...args: string[]) => parseOptions(args, figures)

test('without options everything is measured at full size in up to five rounds', () => {
  expect(read()).toEqual({ size: 'full', rounds: 5, chosen: figures })
})

test('a smoke measures everything once, however many rounds are asked for', () => {
  expect(read('--smoke', '--rounds', '9')).toEqual({ size: 'smoke', rounds: 1, chosen: figures })
})

test('some figures are chosen by their ids, all of those that share one', () => {
  expect(read('--only', 'P7,P4', '--rounds', '9')).toMatchObject({
    rounds: 9,
    chosen: [{ id: 'P4' }, { id: 'P4' }, { id: 'P7' }],
  })
})

test.each([[['--only', 'P4,P99']], [['--rounds', '0']], [['--rounds', 'many']], [['--quick']]])(
  '%j is answered with the usage',
  (args) => {
    expect(read(...args)).toBeUndefined()
  },
)

test('the usage names each figure once', () => {
  expect(usage(figures)).toContain('--only P1,P4,P7]')
})
