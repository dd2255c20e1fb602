import { afterEach, expect, it, vi } from 'vitest'
import { dropLastingDrafts, keepDraft } from '../../../offline/draft.ts'
import { countBegunPrayers, prayerDraftKey } from './begun-prayers.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
afterEach(dropLastingDrafts)

const begin = (memberId: number, mensagem: unknown) =>
  keepDraft(prayerDraftKey(memberId), { mensagem, motivo: null }, 'until-sent')

it('counts the words that a member has begun, and nobody else’s', async () => {
  begin(1, 'Pela prova')
  expect(await countBegunPrayers(1)).toBe(1)
  expect(await countBegunPrayers(11)).toBe(0)
})

it.each([
  ['no words', '  '],
  ['what somebody else wrote to the storage', { length: 3 }],
])('counts none for %s', async (_, mensagem) => {
  begin(1, mensagem)
  expect(await countBegunPrayers(1)).toBe(0)
})
