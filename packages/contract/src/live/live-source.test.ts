import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileLinks } from '../testing/hostile-links.ts'
import { addressOfSource, isChannel, liveSourceAt, liveSourceTypes, replayOfSource } from './live-source.ts'

const channel = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

describe('the source of a broadcast', () => {
  it.each([
    ['YOUTUBE', 'https://www.youtube.com/live/M7lc1UVf-VE?si=abc', 'M7lc1UVf-VE', null],
    ['YOUTUBE', `https://www.youtube.com/channel/${channel}/live`, channel, null],
    ['YOUTUBE', `youtube.com/channel/${channel}`, channel, null],
    ['YOUTUBE', `https://www.youtube.com/embed/live_stream?channel=${channel}`, channel, null],
    ['VIMEO', 'https://vimeo.com/76979871', '76979871', null],
    ['VIMEO', 'https://vimeo.com/event/123456/embed', 'event/123456', null],
    [
      'FACEBOOK',
      'https://m.facebook.com/videira/videos/culto/1234567890/',
      null,
      'https://www.facebook.com/videira/videos/1234567890/',
    ],
    [
      'FACEBOOK',
      'https://www.facebook.com/watch/live/?v=1234567890&ref=x',
      null,
      'https://www.facebook.com/watch/?v=1234567890',
    ],
    ['HLS', 'https://cdn.example/live/master.m3u8?key=1', null, 'https://cdn.example/live/master.m3u8?key=1'],
    ['SIMULADA', '/media/abc/culto.mp4', null, '/media/abc/culto.mp4'],
    ['SIMULADA', 'https://cdn.example/culto.m3u8', null, 'https://cdn.example/culto.m3u8'],
    ['AUDIO', 'https://radio.example:8443/stream', null, 'https://radio.example:8443/stream'],
  ] as const)('of type %s is read from %s', (tipo, address, codigo, url) => {
    const source = liveSourceAt(tipo, ` ${address} `)
    expect(source).toEqual({ tipo, codigo, url })
    expect(source && liveSourceAt(tipo, addressOfSource(source))).toEqual(source)
  })

  it.each([
    ['YOUTUBE', 'https://vimeo.com/76979871'],
    ['YOUTUBE', 'https://youtube.com.evil.example/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw'],
    ['YOUTUBE', 'https://www.youtube.com/@videira'],
    ['YOUTUBE', 'https://www.youtube.com/embed/live_stream?channel=UCshort'],
    ['VIMEO', 'https://vimeo.com/event/abc'],
    ['FACEBOOK', 'https://www.facebook.com/videira'],
    ['FACEBOOK', 'https://facebook.com.evil.example/a/videos/1/'],
    ['FACEBOOK', 'https://name@www.facebook.com/a/videos/1/'],
    ['HLS', 'https://cdn.example/culto.mp4'],
    ['HLS', 'http://cdn.example/live.m3u8'],
    ['SIMULADA', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
    ['AUDIO', 'http://radio.example/stream'],
  ] as const)('of type %s is not read from %s', (tipo, address) => {
    expect(liveSourceAt(tipo, address)).toBeUndefined()
  })

  it('is never a script or an address of another scheme', () => {
    for (const address of hostileLinks)
      for (const tipo of liveSourceTypes) {
        const source = liveSourceAt(tipo, address)
        if (source?.url) expect(source.url, address).toMatch(/^(?:https:\/\/|\/)/)
      }
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom(...liveSourceTypes), (address, tipo) => {
        const source = liveSourceAt(tipo, address)
        if (source) expect((source.codigo === null) !== (source.url === null)).toBe(true)
      }),
    )
  })
})

it('of a channel nothing is left to replay, of a video and of a file there is', () => {
  const replay = (tipo: 'YOUTUBE' | 'SIMULADA' | 'HLS' | 'VIMEO', address: string) => {
    const source = liveSourceAt(tipo, address)
    return source && replayOfSource(source)
  }
  const ofChannel = liveSourceAt('YOUTUBE', `https://youtube.com/channel/${channel}`)
  expect(ofChannel && isChannel(ofChannel)).toBe(true)
  expect(replay('YOUTUBE', `https://youtube.com/channel/${channel}`)).toBeUndefined()
  expect(replay('VIMEO', 'https://vimeo.com/event/12')).toBeUndefined()
  expect(replay('HLS', 'https://cdn.example/live.m3u8')).toBeUndefined()
  expect(replay('YOUTUBE', 'https://youtu.be/M7lc1UVf-VE')).toMatchObject({ servico: 'YOUTUBE', codigo: 'M7lc1UVf-VE' })
  expect(replay('SIMULADA', '/media/abc/culto.mp4')).toMatchObject({ servico: 'ARQUIVO', url: '/media/abc/culto.mp4' })
})
