import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileLinks } from '../testing/hostile-links.ts'
import { videoSourceAt } from './video-address.ts'
import { channelSourceAt, feedNamedBy } from './video-channel-address.ts'

const channel = fc.stringMatching(/^UC[A-Za-z0-9_-]{22}$/)
const list = fc.stringMatching(/^PL[A-Za-z0-9_-]{16,32}$/)
const name = fc.stringMatching(/^[a-z][a-z0-9]{2,20}$/)

describe('the address of a list of films', () => {
  it.each<[form: string, write: (code: string) => string]>([
    ['its code', (code) => code],
    ['its page', (code) => `https://www.youtube.com/channel/${code}`],
    ['its videos on a phone', (code) => `m.youtube.com/channel/${code}/videos?app=m`],
    ['the page of its editors', (code) => `https://studio.youtube.com/channel/${code}/videos/upload`],
    ['its feed', (code) => ` http://www.youtube.com/feeds/videos.xml?channel_id=${code} `],
  ])('means a channel at YouTube as %s', (_, write) => {
    fc.assert(
      fc.property(channel, (code) => {
        const feed = `https://www.youtube.com/feeds/videos.xml?channel_id=${code}`
        expect(channelSourceAt(write(code))).toEqual({ servico: 'YOUTUBE', feed })
      }),
    )
  })

  it.each<[form: string, write: (code: string) => string]>([
    ['its page', (code) => `https://www.youtube.com/playlist?list=${code}&si=x`],
    ['a film that is played in it', (code) => `https://www.youtube.com/watch?v=abcdefghijk&list=${code}&index=2`],
    ['its feed', (code) => `https://www.youtube.com/feeds/videos.xml?playlist_id=${code}`],
  ])('means a list at YouTube as %s', (_, write) => {
    fc.assert(
      fc.property(list, (code) => {
        const feed = `https://www.youtube.com/feeds/videos.xml?playlist_id=${code}`
        expect(channelSourceAt(write(code))).toEqual({ servico: 'YOUTUBE', feed })
      }),
    )
  })

  it.each([
    ['@boamare', 'https://www.youtube.com/@boamare'],
    ['https://www.youtube.com/@boamare/streams', 'https://www.youtube.com/@boamare'],
    ['youtube.com/@igreja.boa-mar%C3%A9', 'https://www.youtube.com/@igreja.boa-mar%C3%A9'],
    ['https://www.youtube.com/c/BoaMare', 'https://www.youtube.com/c/BoaMare'],
    ['https://www.youtube.com/user/boamare', 'https://www.youtube.com/user/boamare'],
  ])('means a page that names its feed as %s', (address, pagina) => {
    expect(channelSourceAt(address)).toEqual({ servico: 'YOUTUBE', pagina })
  })

  it('means what someone, a channel or a group has at Vimeo', () => {
    fc.assert(
      fc.property(name, (own) => {
        for (const [written, path] of [
          [`https://vimeo.com/channels/${own}`, `channels/${own}`],
          [`https://vimeo.com/channels/${own}/videos/rss`, `channels/${own}`],
          [`vimeo.com/groups/${own}`, `groups/${own}`],
          ['https://vimeo.com/user1234', 'user1234'],
          ['https://www.vimeo.com/user1234/videos', 'user1234'],
        ])
          expect(channelSourceAt(String(written))).toEqual({
            servico: 'VIMEO',
            feed: `https://vimeo.com/${path}/videos/rss`,
          })
      }),
    )
  })

  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghijk&list=RDabcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube.com/',
    'https://www.youtube.com/channel/boamare',
    'https://www.youtube.com/feeds/videos.xml',
    'https://youtube.com.evil.example/channel/UC0123456789012345678901',
    'https://name@www.youtube.com/@boamare',
    'https://www.youtube.com:8443/@boamare',
    'https://vimeo.com/123456',
    'https://vimeo.com/123456/abcdef0123',
    'https://vimeo.com/showcase/1234',
    'https://vimeo.com/event/4321',
    'https://vimeo.com/manage/videos',
    'https://vimeo.com/help/contato',
    'https://igreja.example/feed.xml',
    'http://10.0.0.1/feeds/videos.xml?channel_id=UC0123456789012345678901',
    'boamare',
    '',
  ])('means none as %s', (address) => {
    expect(channelSourceAt(address)).toBeUndefined()
  })

  it.each(hostileLinks)('means none as %s', (address) => {
    expect(channelSourceAt(address)).toBeUndefined()
  })

  it('is read from what was made of it, leads to the two services alone, and is no film', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), channel, list), (written) => {
        const source = channelSourceAt(written)
        if (!source) return
        const address = 'feed' in source ? source.feed : source.pagina
        expect(address).toMatch(/^https:\/\/(?:www\.youtube|vimeo)\.com\//)
        expect(channelSourceAt(address)).toEqual(source)
        expect(videoSourceAt(address)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })
})

describe('the page of a channel', () => {
  const feed = 'https://www.youtube.com/feeds/videos.xml?channel_id=UC0123456789012345678901'

  it('names its feed in its head, among other links', () => {
    const others = '<link rel="canonical" href="https://www.youtube.com/@boamare"><link rel="stylesheet" href="/a.css">'
    const named = `<link rel="alternate" type="application/rss+xml" title="RSS" href="${feed}">`
    expect(feedNamedBy(`<html><head>${others}${named}</head>`)).toBe(feed)
  })

  it.each([
    ['nothing', ''],
    ['another service', '<link type="application/rss+xml" href="https://evil.example/feed.xml">'],
    ['a film', '<link type="application/rss+xml" href="https://www.youtube.com/watch?v=abcdefghijk">'],
    ['no address', '<link type="application/rss+xml">'],
    ['a link that never ends', `<link ${' '.repeat(100_000)}`],
  ])('that names %s has none', (_, page) => {
    expect(feedNamedBy(page)).toBeUndefined()
  })
})
