import { watchAddress } from '@narthex/contract/media/watch-address'
import { expect, test } from 'vitest'
import { frameAddress, sourcesOfVideo } from './player-source.ts'
import { sourceAtWatchAddress } from './written-source.ts'

const youTube = { servico: 'YOUTUBE', codigo: 'abcdefghijk', url: null } as const
const vimeo = { servico: 'VIMEO', codigo: '123456/abcdef0123', url: null } as const
const stream = { servico: 'HLS', codigo: null, url: 'https://media.example:8443/a/index.m3u8' } as const
const file = { servico: 'ARQUIVO', codigo: null, url: 'https://media.example/a.mp4' } as const

test('a video of another service is framed on its host without cookies, from a second on', () => {
  expect(frameAddress(youTube, 0)).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&playsinline=1&rel=0',
  )
  expect(frameAddress(youTube, 75.9)).toMatch(/&start=75$/)
  expect(frameAddress(vimeo, 0)).toBe(
    'https://player.vimeo.com/video/123456?h=abcdef0123&autoplay=1&dnt=1&playsinline=1',
  )
  expect(frameAddress(vimeo, 75)).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456\?.*#t=75s$/)
  expect([frameAddress(file, 0), frameAddress(stream, 0)]).toEqual([undefined, undefined])
})

test('a page may load what its video needs, and nothing else', () => {
  expect(sourcesOfVideo(youTube)).toEqual({ frame: ['https://www.youtube-nocookie.com'] })
  expect(sourcesOfVideo(vimeo)).toEqual({ frame: ['https://player.vimeo.com'] })
  expect(sourcesOfVideo(stream)).toEqual({ connect: ['https://media.example:8443'] })
  expect(sourcesOfVideo({ ...stream, url: '/media/files/a.m3u8' })).toEqual({})
  expect(sourcesOfVideo(file)).toEqual({})
})

test('every video can be watched without a player of ours', () => {
  expect([youTube, vimeo, stream, file].map(watchAddress)).toEqual([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://vimeo.com/123456/abcdef0123',
    stream.url,
    file.url,
  ])
})

test('an address to watch a video at is read as what it was made of', () => {
  for (const source of [youTube, vimeo, { ...vimeo, codigo: '76979871' }, stream, file])
    expect(sourceAtWatchAddress(watchAddress(source))).toEqual(source)
})
