import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveKeys } from '../../../../platform/keys.ts'
import {
  findTicketEnd,
  type MediaTicket,
  mediaTicketLifeMs,
  readMediaTicket,
  signMediaTicket,
} from './media-tickets.rules.ts'

const keys = deriveKeys('secret')
const ticket: MediaTicket = {
  churchId: 7,
  mediaId: randomUUID(),
  viewer: { memberId: 42, playbackId: randomUUID() },
  expiresAt: new Date('2026-03-01T12:10:00Z'),
}

describe('a signed address', () => {
  it('says what it opens, for whom and until when', () => {
    expect(readMediaTicket(keys, signMediaTicket(keys, ticket))).toEqual(ticket)
    const open = { ...ticket, viewer: null }
    expect(readMediaTicket(keys, signMediaTicket(keys, open))).toEqual(open)
  })

  it('with any other character is none', () => {
    const text = signMediaTicket(keys, ticket)
    const characters = fc.constantFrom(...'ABCabc019-_.%/')
    fc.assert(
      fc.property(fc.nat(text.length - 1), characters, (at, character) => {
        const forged = text.slice(0, at) + character + text.slice(at + 1)
        expect(readMediaTicket(keys, forged)).toEqual(forged === text ? ticket : undefined)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', '.', 'a.b', `${'A'.repeat(60)}.${'A'.repeat(43)}`, `${'A'.repeat(61)}.${'A'.repeat(43)}`])(
    '%j is none',
    (text) => expect(readMediaTicket(keys, text)).toBeUndefined(),
  )

  it('of another secret is none', () => {
    expect(readMediaTicket(deriveKeys('another'), signMediaTicket(keys, ticket))).toBeUndefined()
  })

  it('lasts between half its life and its life, and is the same within a half', () => {
    const from = Date.parse('2026-03-01T12:00:00Z')
    const lifeAt = (ms: number) => findTicketEnd(new Date(from + ms)).getTime() - from - ms
    expect(lifeAt(0)).toBe(mediaTicketLifeMs)
    expect(lifeAt(mediaTicketLifeMs / 2 - 1)).toBe(mediaTicketLifeMs / 2 + 1)
    expect(findTicketEnd(new Date(from + 1000))).toEqual(findTicketEnd(new Date(from + 200_000)))
  })
})
