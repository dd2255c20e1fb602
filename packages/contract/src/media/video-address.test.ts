import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hostileLinks } from '../testing/hostile-links.ts'
import { videoSourceAt } from './video-address.ts'
import { isVideoAddress } from './video-address-rule.ts'

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
    ['a page to watch with its code in the path', (code) => `https://www.youtube.com/watch/${code}`],
    ['the page of its editors', (code) => `https://studio.youtube.com/video/${code}/edit`],
    ['a part of a list', (code) => `https://www.youtube.com/watch?list=PL0123456789&v=${code}`],
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
    ['an album', (number) => `https://vimeo.com/album/1234567/video/${number}`],
    ['an event that is over', (number) => `https://vimeo.com/event/4321/videos/${number}/`],
    ['on demand', (number) => `https://vimeo.com/ondemand/travessia/${number}`],
    ['a channel named by a number', (number) => `https://vimeo.com/channels/1234/${number}`],
    ['a group named by a number', (number) => `https://vimeo.com/groups/1234/videos/${number}`],
    ['the page of its editors', (number) => `https://vimeo.com/manage/videos/${number}`],
    ['a page for comments', (number) => `https://vimeo.com/user1234/review/${number}/0123456789`],
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
        expect(videoSourceAt(`https://vimeo.com/manage/videos/${number}/${hash}`)).toEqual(expected)
      }),
    )
  })

  it.each<[what: string, write: (number: string) => string]>([
    ['an event', (number) => `https://vimeo.com/event/${number}`],
    ['an event with its hash', (number) => `https://vimeo.com/event/${number}/0123456789`],
    ['a framed event', (number) => `https://vimeo.com/event/${number}/embed`],
    ['a showcase', (number) => `https://vimeo.com/showcase/${number}`],
    ['a framed showcase', (number) => `https://vimeo.com/showcase/${number}/embed`],
    ['an album', (number) => `https://www.vimeo.com/album/${number}/`],
    ['a channel', (number) => `https://vimeo.com/channels/${number}`],
    ['the videos of a channel', (number) => `https://vimeo.com/channels/${number}/videos`],
    ['a group', (number) => `https://vimeo.com/groups/${number}`],
    ['the videos of a group', (number) => `https://vimeo.com/groups/${number}/videos`],
    ['a film on demand', (number) => `https://vimeo.com/ondemand/${number}`],
    ['a person', (number) => `https://vimeo.com/user${number}`],
    ['what a person has', (number) => `https://vimeo.com/user/${number}`],
    ['a folder', (number) => `https://vimeo.com/manage/folders/${number}`],
    ['an editor of events', (number) => `https://vimeo.com/manage/events/${number}`],
    ['a text', (number) => `https://vimeo.com/blog/post/${number}`],
    ['a question', (number) => `https://vimeo.com/help/${number}`],
    ['a framed event of the player', (number) => `https://player.vimeo.com/event/${number}`],
    ['a number by itself at the player', (number) => `https://player.vimeo.com/${number}`],
  ])('takes no number of %s for that of a video', (_, write) => {
    fc.assert(
      fc.property(vimeoNumber, (number) => {
        for (const address of [write(number), `${write(number)}?share=copy`, `${write(number)}#t=10s`])
          expect(videoSourceAt(address), address).toBeUndefined()
      }),
    )
  })

  it('takes a number for that of a video only where the page is one of a video', () => {
    const folder = fc.stringMatching(/^[a-z]{1,12}$/)
    const ofVideos = /^(?:video|m)$/
    fc.assert(
      fc.property(folder, vimeoNumber, (name, number) => {
        const source = videoSourceAt(`https://vimeo.com/${name}/${number}`)
        expect(source !== undefined).toBe(ofVideos.test(name))
      }),
    )
  })

  it.each<[what: string, write: (code: string) => string]>([
    ['a list', (code) => `https://www.youtube.com/playlist?list=${code}`],
    ['a list that is played', (code) => `https://www.youtube.com/watch?list=${code}`],
    ['a framed list', (code) => `https://www.youtube.com/embed/videoseries?list=${code}`],
    ['a channel', (code) => `https://www.youtube.com/channel/${code}`],
    ['a channel by its name', (code) => `https://www.youtube.com/@${code}`],
    ['a channel by a chosen name', (code) => `https://www.youtube.com/c/${code}`],
    ['a person', (code) => `https://www.youtube.com/user/${code}`],
    ['what a channel shows live', (code) => `https://www.youtube.com/embed/live_stream?channel=${code}`],
    ['a clip', (code) => `https://www.youtube.com/clip/${code}`],
    ['a post', (code) => `https://www.youtube.com/post/${code}`],
    ['a channel of an editor', (code) => `https://studio.youtube.com/channel/${code}`],
  ])('takes no code of %s for that of a video', (_, write) => {
    fc.assert(
      fc.property(youTubeCode, (code) => {
        expect(videoSourceAt(write(code))).toBeUndefined()
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
    'https://vimeo.com/0',
    'https://vimeo.com/0123',
    'https://vimeo.com/1234567890123',
    'https://vimeo.com/12345/settings',
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

describe('a field with the address of a video', () => {
  const field = z.string().check(isVideoAddress)

  it.each(['https://www.youtube.com/@igreja', 'https://example.org/', 'not an address'])(
    'says why it refuses %s',
    (address) => {
      expect(z.safeParse(field, address).error?.issues[0]?.message).toBe('VIDEO_ADDRESS')
    },
  )

  it('takes a short link', () => {
    expect(z.parse(field, 'https://youtu.be/dQw4w9WgXcQ')).toBe('https://youtu.be/dQw4w9WgXcQ')
  })
})
