import { describe, expect, it } from 'vitest'
import { readPlaylist } from './providers/playlist.rules.ts'
import { readAnswer } from './source-notes.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 13, minute))
const nothing = { fonteAoVivo: null, fonteForaDesde: null, fonteMarca: null }

describe('what is kept of a source', () => {
  it('is since when it is off, once it says so', () => {
    const off = readAnswer({ isLive: false }, nothing, at(0))
    expect(off).toMatchObject({ fonteAoVivo: false, fonteForaDesde: at(0) })
    expect(readAnswer({ isLive: false }, off, at(5)).fonteForaDesde).toEqual(at(0))
    expect(readAnswer({ isLive: true }, off, at(6))).toMatchObject({ fonteAoVivo: true, fonteForaDesde: null })
  })

  it('stays as it was where a question had no answer', () => {
    const on = readAnswer({ isLive: true, mark: '7' }, nothing, at(0))
    expect(readAnswer(undefined, on, at(1))).toEqual(on)
  })

  it('takes a stream that stands still for one that is off', () => {
    const on = readAnswer({ isLive: true, mark: '7' }, nothing, at(0))
    expect(on.fonteAoVivo).toBe(true)
    const still = readAnswer({ isLive: true, mark: '7' }, on, at(1))
    expect(still).toMatchObject({ fonteAoVivo: false, fonteForaDesde: at(1) })
    expect(readAnswer({ isLive: true, mark: '8' }, still, at(2)).fonteAoVivo).toBe(true)
  })
})

it.each(['', 'hello', '#EXTM3U', '#EXTM3U\n#EXTINF:6,\n', '\n#EXTM3U\na.ts', '{"a":1}'])(
  '%j is no playlist',
  (text) => {
    expect(readPlaylist(text)).toBeUndefined()
  },
)
