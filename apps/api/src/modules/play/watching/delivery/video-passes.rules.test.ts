import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveKeys } from '../../../../platform/keys.ts'
import {
  findVideoPassEnd,
  readVideoPass,
  signVideoPass,
  type VideoPass,
  videoPassLifeMs,
} from './video-passes.rules.ts'

const keys = deriveKeys('secret')
const pass: VideoPass = {
  churchId: 7,
  mediaId: randomUUID(),
  viewer: { memberId: 42, playbackId: randomUUID() },
  expiresAt: new Date('2026-03-01T12:10:00Z'),
}

describe('a signed address', () => {
  it('says what it opens, for whom and until when', () => {
    expect(readVideoPass(keys, signVideoPass(keys, pass))).toEqual(pass)
    const open = { ...pass, viewer: null }
    expect(readVideoPass(keys, signVideoPass(keys, open))).toEqual(open)
  })

  it('with any other character is none', () => {
    const text = signVideoPass(keys, pass)
    const characters = fc.constantFrom(...'ABCabc019-_.%/')
    fc.assert(
      fc.property(fc.nat(text.length - 1), characters, (at, character) => {
        const forged = text.slice(0, at) + character + text.slice(at + 1)
        expect(readVideoPass(keys, forged)).toEqual(forged === text ? pass : undefined)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', '.', 'a.b', `${'A'.repeat(60)}.${'A'.repeat(43)}`, `${'A'.repeat(61)}.${'A'.repeat(43)}`])(
    '%j is none',
    (text) => expect(readVideoPass(keys, text)).toBeUndefined(),
  )

  it('of another secret is none', () => {
    expect(readVideoPass(deriveKeys('another'), signVideoPass(keys, pass))).toBeUndefined()
  })

  it('lasts between half its life and its life, and is the same within a half', () => {
    const from = Date.parse('2026-03-01T12:00:00Z')
    const lifeAt = (ms: number) => findVideoPassEnd(new Date(from + ms)).getTime() - from - ms
    expect(lifeAt(0)).toBe(videoPassLifeMs)
    expect(lifeAt(videoPassLifeMs / 2 - 1)).toBe(videoPassLifeMs / 2 + 1)
    expect(findVideoPassEnd(new Date(from + 1000))).toEqual(findVideoPassEnd(new Date(from + 200_000)))
  })
})
