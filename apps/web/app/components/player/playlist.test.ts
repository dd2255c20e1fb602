import { expect, test } from 'vitest'
import { parsePlaylist } from './playlist.ts'

const base = 'https://tv.example/culto/main.m3u8'
const variant = '#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"\n720/index.m3u8'

test('a playlist of pictures with sound offers nothing besides', () => {
  expect(parsePlaylist(`#EXTM3U\n${variant}`, base)).toEqual({
    hasCaptions: false,
    hasOwnSound: false,
    soundUrl: undefined,
  })
})

test('a variant without a picture is the sound alone', () => {
  const sound = '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.5"\n\nsound.m3u8'
  expect(parsePlaylist(`#EXTM3U\r\n${variant}\r\n${sound}`, base).soundUrl).toBe('https://tv.example/culto/sound.m3u8')
})

test('sound in a playlist of its own is the sound alone, the default language first', () => {
  const offer = parsePlaylist(
    [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",URI="en/a,b.m3u8"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Português",LANGUAGE="pt",DEFAULT=YES,URI="https://som.example/pt.m3u8"',
      variant,
    ].join('\n'),
    base,
  )
  expect(offer).toEqual({ hasCaptions: false, hasOwnSound: true, soundUrl: 'https://som.example/pt.m3u8' })
})

test.each([
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Português",LANGUAGE="pt",URI="pt.m3u8"',
  '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="Português",INSTREAM-ID="CC1"',
])('captions beside the stream and inside it are captions: %s', (media) => {
  expect(parsePlaylist(`#EXTM3U\n${media}\n${variant}`, base).hasCaptions).toBe(true)
})

test('a variant that does not name its codecs is not taken for sound', () => {
  expect(parsePlaylist('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=2000000\nindex.m3u8', base).soundUrl).toBeUndefined()
})
