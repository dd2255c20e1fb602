import { dropLastingDrafts, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { afterEach, expect, it, vi } from 'vitest'
import { prayerDraftKey, prayerDrafts } from './begun-prayers.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
afterEach(dropLastingDrafts)

const begin = (memberId: number, mensagem: unknown) =>
  keepDraft(prayerDraftKey(memberId), { mensagem, motivo: null }, 'until-sent')

const mayHold = (memberId: number) => prayerDrafts.mayHold({ codigo: 'ponte', memberId })

it('holds the words that a member has begun, and nobody else’s, until a log-out deletes them', async () => {
  begin(1, 'Pela prova')
  expect([mayHold(1), mayHold(11)]).toEqual([true, false])
  const owner = { codigo: 'ponte', memberId: 1 }
  const { countUnsent, clear } = await prayerDrafts.load()
  expect(await countUnsent(owner)).toBe(1)
  await clear?.(owner)
  expect(readDraft(prayerDraftKey(1), 'until-sent')).toBeUndefined()
})

it.each([
  ['no words', '  '],
  ['what somebody else wrote to the storage', { length: 3 }],
])('holds nothing for %s', (_, mensagem) => {
  begin(1, mensagem)
  expect(mayHold(1)).toBe(false)
})
