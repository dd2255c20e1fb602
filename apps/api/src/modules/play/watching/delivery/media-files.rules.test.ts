import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWanted, toFiles } from './media-files.rules.ts'

const cut = (lengths: readonly number[], caminho = 'video.mp4') =>
  lengths.map((bytes, at) => {
    const inicio = lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
    return { caminho, inicio, bytes, nome: `piece-${at}` }
  })

describe('a file in pieces', () => {
  it('is as long as all of them, and of the type of its name', () => {
    const files = toFiles([...cut([5, 3]), ...cut([2], 'stream.m3u8'), ...cut([9], 'notes.exe')])
    expect([...files.keys()]).toEqual(['video.mp4', 'stream.m3u8'])
    expect(files.get('video.mp4')).toMatchObject({ bytes: 8, type: 'video/mp4', mark: 'piece-0' })
  })

  it('gives each range from the pieces that it lies in, each byte once', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lengths, fc.nat(60), fc.nat(60), (lengths, one, other) => {
        const pieces = cut(lengths)
        const total = lengths.reduce((sum, length) => sum + length, 0)
        const [start, end] = [Math.min(one, other), Math.max(one, other)].map((at) => at % total).sort((a, b) => a - b)
        const wanted = findWanted(pieces, { start: start ?? 0, end: end ?? 0 })
        const bytes = wanted.flatMap(({ nome, range }) => {
          const piece = pieces.find((each) => each.nome === nome)
          const own = Array.from({ length: piece?.bytes ?? 0 }, (_, at) => (piece?.inicio ?? 0) + at)
          return range ? own.slice(range.start, range.end + 1) : own
        })
        expect(bytes).toEqual(Array.from({ length: (end ?? 0) - (start ?? 0) + 1 }, (_, at) => (start ?? 0) + at))
      }),
    )
  })
})
