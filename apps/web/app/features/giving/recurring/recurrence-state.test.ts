import { type Recurrence, recurrenceStates } from '@narthex/contract/giving/recurrence.schemas'
import { expect, test } from 'vitest'
import { findTrouble, hasEnded, inOrder, needsRepair, shownState } from './recurrence-state.ts'

type Standing = Pick<Recurrence, 'situacao' | 'falha' | 'meio' | 'cartao' | 'impedimento'>

const falha: Recurrence['falha'] = { ciclo: 3, codigoRecusa: null, proximaTentativa: null }
const cartao = { flagVencido: false } as Recurrence['cartao']
const gift = (different: Partial<Standing> = {}): Standing => ({
  situacao: 'ATIVA',
  falha: null,
  meio: 'CARTAO',
  cartao,
  impedimento: null,
  ...different,
})

test('a gift that goes on says that a charge failed; every other state is shown as it is', () => {
  expect(shownState({ situacao: 'ATIVA', falha })).toBe('failing')
  for (const situacao of recurrenceStates) expect(shownState({ situacao, falha: null }), situacao).toBe(situacao)
})

test('a failed charge and a standstill need the giver, save where the gift has ended', () => {
  for (const situacao of recurrenceStates) {
    expect(needsRepair(gift({ situacao, falha })), situacao).toBe(!hasEnded({ situacao }))
    expect(needsRepair(gift({ situacao, impedimento: 'MOTIVO' })), situacao).toBe(!hasEnded({ situacao }))
    expect(needsRepair(gift({ situacao })), situacao).toBe(false)
  }
})

test('what has to be repaired is what the server names, else the card, else the refusal', () => {
  expect(findTrouble(gift({ impedimento: 'DADOS', cartao: null }))).toBe('DADOS')
  expect(findTrouble(gift({ cartao: null }))).toBe('CARTAO')
  expect(findTrouble(gift({ falha }))).toBe('RECUSA')
})

test('a card that was removed or has expired needs its giver; Pix Automático has none', () => {
  expect(needsRepair(gift({ cartao: null }))).toBe(true)
  expect(needsRepair(gift({ cartao: { flagVencido: true } as Recurrence['cartao'] }))).toBe(true)
  expect(needsRepair(gift({ cartao: null, situacao: 'CANCELADA' }))).toBe(false)
  expect(needsRepair(gift({ cartao: null, meio: 'PIX_AUTOMATICO' }))).toBe(false)
})

test('what failed stands first, then what waits for the bank, then the rest as it came', () => {
  const [a, b, c, d] = [gift(), gift({ situacao: 'PENDENTE' }), gift({ falha }), gift({ situacao: 'PAUSADA' })] as const
  expect(inOrder([a, b, c, d])).toEqual([c, b, a, d])
})
