import { giftStates } from '@narthex/contract/giving/giving.schemas'
import { expect, test } from 'vitest'
import { hasReceipt, shownState } from './gift-state.ts'

test('a received gift of which a part was given back says so; every other state is shown as it is', () => {
  expect(shownState({ situacao: 'RECEBIDA', estornado: 500 })).toBe('partlyReturned')
  for (const situacao of giftStates) expect(shownState({ situacao, estornado: 0 }), situacao).toBe(situacao)
  expect(shownState({ situacao: 'ESTORNADA', estornado: 500 })).toBe('ESTORNADA')
})

test('only a received gift has a receipt', () => {
  expect(giftStates.filter((situacao) => hasReceipt({ situacao }))).toEqual(['RECEBIDA'])
})
