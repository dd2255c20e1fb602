import { describe, expect, it } from 'vitest'
import { toChatGuestId, toMemberId } from '../../../platform/ids.ts'
import { deriveKeys } from '../../../platform/keys.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { readGuestToken, writeGuestToken } from '../authors/guest-token.rules.ts'
import { createPaceKeeper } from '../channels/pace.ts'
import { readAuthorCode, writeAuthorCode } from './author-code.rules.ts'

const keys = deriveKeys('a secret of these tests, long enough')
const [videira, farol] = [1, 2].map((igrejaId) => ({ igrejaId, uuid: `uuid-${igrejaId}` }) as ChurchScope)
if (!videira || !farol) throw new Error('Two churches')
const ana = { memberId: toMemberId(7), guestId: null }
const lia = { memberId: null, guestId: toChatGuestId(7) }

describe('the code of an author', () => {
  it('names a member or a guest of one church, always alike', () => {
    for (const author of [ana, lia])
      expect(readAuthorCode(keys, videira, writeAuthorCode(keys, videira, author))).toEqual(author)
    expect(writeAuthorCode(keys, videira, ana)).toBe(writeAuthorCode(keys, videira, ana))
    expect(writeAuthorCode(keys, videira, ana)).not.toBe(writeAuthorCode(keys, videira, lia))
  })
  it('is nothing at another church, with another secret, or made up', () => {
    const code = writeAuthorCode(keys, videira, ana)
    expect(readAuthorCode(keys, farol, code)).toBeUndefined()
    expect(readAuthorCode(deriveKeys('another secret, long enough as well'), videira, code)).toBeUndefined()
    for (const made of ['A'.repeat(22), '', 'x', `${code.slice(0, -2)}AA`])
      expect(readAuthorCode(keys, videira, made)).toBeUndefined()
  })
})

describe('the token of a guest', () => {
  it('is good at its church alone, and as it was given', () => {
    const token = writeGuestToken(keys, videira, lia.guestId)
    expect(readGuestToken(keys, videira, token)).toBe(lia.guestId)
    expect(readGuestToken(keys, farol, token)).toBeUndefined()
    for (const made of [token.replace('v7', 'v8'), token.slice(0, -1), '', `v99999999999-${'A'.repeat(22)}`])
      expect(readGuestToken(keys, videira, made)).toBeUndefined()
  })
})

describe('the pace of calls', () => {
  it('counts by key in a window, and forgets with it', () => {
    let now = 1_000_000
    const pace = createPaceKeeper(() => new Date(now))
    expect([1, 2, 3].map(() => pace.take('a', 2))).toEqual([0, 0, 10])
    expect(pace.take('b', 2)).toBe(0)
    now += 10_000
    expect(pace.take('a', 2)).toBe(0)
    expect(pace.size).toBe(1)
  })
  it('keeps a bounded number of keys: more of them wait, those that are known do not', () => {
    const pace = createPaceKeeper(() => new Date(0), { maxKeys: 3 })
    for (let key = 0; key < 1000; key++) pace.take(`key ${key}`, 5)
    expect(pace.size).toBe(3)
    expect([pace.take('key 0', 5), pace.take('key 999', 5)]).toEqual([0, 10])
  })
})
