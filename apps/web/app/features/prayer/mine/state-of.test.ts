import { prayerStates } from '@narthex/contract/prayer/prayer.schemas'
import { expect, test } from 'vitest'
import { isOnWall, shownState } from './state-of.ts'

const muralAte = '2026-03-01T03:00:00Z'

test('a prayer is on the wall while it is published and has its days there, and in no other state', () => {
  for (const situacao of prayerStates) {
    expect(isOnWall({ situacao, muralAte }), situacao).toBe(situacao === 'PUBLICADA')
    expect(isOnWall({ situacao, muralAte: null }), situacao).toBe(false)
  }
})

test('what was there long enough has left it; every other state is told as it is', () => {
  expect(shownState({ situacao: 'PUBLICADA', muralAte: null })).toBe('off')
  for (const situacao of prayerStates.filter((state) => state !== 'PUBLICADA'))
    expect(shownState({ situacao, muralAte: null })).toBe(situacao)
})
