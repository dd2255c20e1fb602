import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import { expect, test } from 'vitest'
import { sourcesOfFrame, toLiveFrame, toOwnVideo } from './live-address.ts'

const source = (about: Partial<LiveSourceOnWire>): LiveSourceOnWire => ({
  tipo: 'HLS',
  codigo: null,
  url: null,
  duracaoSegundos: null,
  flagRepete: false,
  ...about,
})
const hls = 'https://cdn.example/live/master.m3u8?key=1'
const page = 'https://www.facebook.com/videira/videos/1234567890/'

test.each([
  [
    'a video of YouTube',
    { tipo: 'YOUTUBE', codigo: 'UClc1UVf-VE' },
    'https://www.youtube-nocookie.com/embed/UClc1UVf-VE',
  ],
  [
    'a channel of YouTube',
    { tipo: 'YOUTUBE', codigo: 'UC_x5XG1OV2P6uZZ5FSM9Ttw' },
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw',
  ],
  ['a video of Vimeo', { tipo: 'VIMEO', codigo: '76979871' }, 'https://player.vimeo.com/video/76979871'],
  ['an event of Vimeo', { tipo: 'VIMEO', codigo: 'event/123' }, 'https://vimeo.com/event/123/embed'],
  ['a video of Facebook', { tipo: 'FACEBOOK', url: page }, 'https://www.facebook.com/plugins/video.php'],
] as const)('%s is played in the frame of its service, which alone is allowed', (_, about, address) => {
  const frame = toLiveFrame(source(about))
  expect(frame?.address.startsWith(address)).toBe(true)
  expect(frame && sourcesOfFrame(frame)).toEqual({ frame: [new URL(address).origin] })
  expect(toOwnVideo(source(about))).toBeUndefined()
})

test('the page of Facebook is one value of the address of its player', () => {
  const address = toLiveFrame(source({ tipo: 'FACEBOOK', url: `${page}?a=1&autoplay=false` }))?.address ?? ''
  expect(new URL(address).searchParams.get('href')).toBe(`${page}?a=1&autoplay=false`)
  expect(new URL(address).searchParams.get('autoplay')).toBe('true')
})

test.each([
  ['HLS', hls, 'HLS'],
  ['SIMULADA', hls, 'HLS'],
  ['SIMULADA', '/media/abc/culto.mp4', 'ARQUIVO'],
  ['AUDIO', 'https://radio.example:8443/stream', 'ARQUIVO'],
] as const)('a source of type %s at %s is played here', (tipo, url, servico) => {
  expect(toOwnVideo(source({ tipo, url }))).toEqual({ servico, codigo: null, url })
  expect(toLiveFrame(source({ tipo, url }))).toBeUndefined()
})
