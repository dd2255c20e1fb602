import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileLinks } from '../testing/hostile-links.ts'
import { videoSourceAt } from './video-address.ts'

const youTubeCode = fc
  .stringMatching(/^[A-Za-z0-9_-]{11}$/)
  .filter((code) => !['videoseries', 'live_stream'].includes(code))
const vimeoNumber = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const vimeoHash = fc.stringMatching(/^[0-9a-f]{8,12}$/)
const extras = fc.constantFrom('', '&t=75s', '&list=PL0123456789&index=3', '&si=abc_DEF-1', '&feature=share#t=5')

describe('the address of a video', () => {
  it.each<[form: string, write: (code: string, extra: string) => string]>([
    ['a page to watch', (code, extra) => `https://www.youtube.com/watch?v=${code}${extra}`],
    ['a page to watch, its code last', (code) => `https://youtube.com/watch?app=desktop&v=${code}`],
    ['the page on a phone', (code, extra) => `http://m.youtube.com/watch?v=${code}${extra}`],
    ['a short link', (code, extra) => `https://youtu.be/${code}?${extra}`],
    ['a short', (code, extra) => `https://www.youtube.com/shorts/${code}?${extra}`],
    ['a live stream', (code, extra) => `https://www.youtube.com/live/${code}?${extra}`],
    ['an embedded player', (code, extra) => `https://www.youtube.com/embed/${code}?${extra}`],
    ['the private player', (code, extra) => `https://www.youtube-nocookie.com/embed/${code}?${extra}`],
    ['an old embedded player', (code) => `//www.youtube.com/v/${code}`],
    ['music', (code, extra) => `https://music.youtube.com/watch?v=${code}${extra}`],
    ['no scheme', (code) => `youtu.be/${code}`],
    ['white space around it', (code) => `  https://youtu.be/${code}/ \n`],
  ])('means a video at YouTube as %s', (_, write) => {
    fc.assert(
      fc.property(youTubeCode, extras, (code, extra) => {
        expect(videoSourceAt(write(code, extra))).toEqual({ servico: 'YOUTUBE', codigo: code, url: null })
      }),
    )
  })

  it.each<[form: string, write: (number: string) => string]>([
    ['its page', (number) => `https://vimeo.com/${number}`],
    ['its page with what was clicked', (number) => `https://www.vimeo.com/${number}?share=copy#t=10s`],
    ['a channel', (number) => `https://vimeo.com/channels/staffpicks/${number}`],
    ['a group', (number) => `https://vimeo.com/groups/name/videos/${number}/`],
    ['a showcase', (number) => `https://vimeo.com/showcase/1234567/video/${number}`],
    ['the player', (number) => `https://player.vimeo.com/video/${number}?title=0`],
  ])('means a video at Vimeo as %s', (_, write) => {
    fc.assert(
      fc.property(vimeoNumber, (number) => {
        expect(videoSourceAt(write(number))).toEqual({ servico: 'VIMEO', codigo: number, url: null })
      }),
    )
  })

  it('keeps the hash without which Vimeo does not show a video that is not listed', () => {
    fc.assert(
      fc.property(vimeoNumber, vimeoHash, (number, hash) => {
        const expected = { servico: 'VIMEO', codigo: `${number}/${hash}`, url: null }
        expect(videoSourceAt(`https://vimeo.com/${number}/${hash}`)).toEqual(expected)
        expect(videoSourceAt(`https://player.vimeo.com/video/${number}?h=${hash}&dnt=1`)).toEqual(expected)
      }),
    )
  })

  it.each([
    ['ARQUIVO', 'https://media.example/2026/culto.mp4'],
    ['ARQUIVO', 'https://media.example/culto.WEBM?token=1'],
    ['ARQUIVO', '/media/files/AAAAAAAAAAAAAAAAAAAAAA.webm'],
    ['HLS', 'https://media.example/live/index.m3u8'],
  ])('means %s where it ends as such a file: %s', (servico, url) => {
    expect(videoSourceAt(url)).toEqual({ servico, codigo: null, url })
  })

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@boamare/videos',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789',
    'https://www.youtube.com/embed/live_stream?channel=UC0123456789',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/watch?v=abcdefghijk',
    'https://notyoutube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghij"',
    'https://vimeo.com/about',
    'https://vimeo.com/12345/<script>',
    'https://vimeo.com.evil.example/12345',
    'http://media.example/culto.mp4',
    'https://user@media.example/culto.mp4',
    'https://media.example/culto.mp3',
    'ftp://media.example/culto.mp4',
    'javascript:alert(1)//culto.mp4',
    'data:video/mp4;base64,AAAA.mp4',
    '',
    'nothing',
  ])('means none as %s', (address) => {
    expect(videoSourceAt(address)).toBeUndefined()
  })

  it.each(hostileLinks)('means none as %s, whatever is put behind it', (address) => {
    for (const written of [address, `${address}.mp4`, `${address}/index.m3u8`])
      expect(videoSourceAt(written)?.url ?? '/').toMatch(/^(?:\/(?![/\\])|https:\/\/[\w.:-]+(?:[/?#]|$))/)
  })

  it('is judged for any text, without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const source = videoSourceAt(address)
        if (source?.codigo) expect(source.codigo).toMatch(/^[\w-]{11}$|^\d{1,12}(?:\/[\da-f]{6,20})?$/)
      }),
      { numRuns: 500 },
    )
  })
})
