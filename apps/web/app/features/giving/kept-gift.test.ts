import { beforeEach, expect, test, vi } from 'vitest'
import { beginGift } from './gift.ts'
import { keepGift, readGift } from './kept-gift.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a gift is read back as it was kept', () => {
  const gift = {
    ...beginGift([], { link: 'valor=50' }),
    motivos: [{ idMotivo: 1, valor: 5000 }],
    comentario: 'Obrigada',
  }
  keepGift(gift)
  expect(readGift()).toEqual(gift)
})

test('nothing that is not a gift is taken for one', () => {
  expect(readGift()).toBeUndefined()
  for (const text of ['null', '{}', '{"motivos":"x"}', '{"motivos":[{"idMotivo":"1"}]}', 'no json']) {
    kept.set('draft:give', text)
    expect(readGift()).toBeUndefined()
  }
})
