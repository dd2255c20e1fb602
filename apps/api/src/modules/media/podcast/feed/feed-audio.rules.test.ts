import { expect, it } from 'vitest'
import { findAudio, repairAddress } from './feed-audio.rules.ts'

it.each<[written: string, address: string]>([
  ['https://cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
  [' https://cdn.example/ceia de natal.mp3\n', 'https://cdn.example/ceia%20de%20natal.mp3'],
  ['https://cdn.example/manhã.mp3?título=a b', 'https://cdn.example/manh%C3%A3.mp3?t%C3%ADtulo=a%20b'],
  ["https://cdn.example/d'água.mp3", 'https://cdn.example/d%27%C3%A1gua.mp3'],
  ['//cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
  ['cdn.example/a.mp3', 'https://cdn.example/a.mp3'],
  ['cdn.example:8443/a.mp3', 'https://cdn.example:8443/a.mp3'],
  ['HTTP://cdn.example/a.mp3', 'http://cdn.example/a.mp3'],
])('the address %j is repaired', (written, address) => expect(repairAddress(written)).toBe(address))

it.each([
  '',
  '/media/a.mp3',
  'a.mp3',
  'culto.mp3?x=1',
  'javascript:alert(1)',
  'data:audio/mpeg;base64,AA',
  'file:///etc/passwd',
  'ftp://cdn.example/a.mp3',
  'mailto:a@b.example',
  'https://name@cdn.example/a.mp3',
  'https://',
  '// /a.mp3',
])('%j is no address of the web', (written) => expect(repairAddress(written)).toBeUndefined())

it.each<[type: string | undefined, file: string, found: string | undefined]>([
  ['audio/x-m4a', 'a.m4a', 'audio/x-m4a'],
  ['audio/mpeg; charset=binary', 'a.mp3', 'audio/mpeg'],
  ['video/mp4', 'a', 'video/mp4'],
  ['audio/mpeg', 'play.php', 'audio/mpeg'],
  [undefined, 'a.m4a', 'audio/mp4'],
  ['', 'a.ogg', 'audio/ogg'],
  ['application/octet-stream', 'a.mov', 'video/quicktime'],
  ['application/octet-stream', 'episode', 'audio/mpeg'],
  ['application/force-download', 'A.MP3', 'audio/mpeg'],
  ['mp3', 'a.mp3', 'audio/mpeg'],
  ['application/pdf', 'boletim.pdf', undefined],
  ['application/pdf', 'a.mp3', undefined],
  [undefined, 'boletim.pdf', undefined],
  ['application/octet-stream', 'slides.pptx', undefined],
  ['audio/mpeg', 'boletim.pdf', undefined],
  ['application/epub+zip', 'a', undefined],
  ['application/zip', 'a.zip', undefined],
  ['image/jpeg', 'a.jpg', undefined],
  ['text/html', 'a.html', undefined],
])('a file of type %j named %j is %s', (type, file, found) => {
  expect(findAudio([{ url: `https://cdn.example/${file}`, type }])?.type).toBe(found)
})

it('an item with a bulletin and a recording is the recording', () => {
  const files = [
    { url: 'https://cdn.example/a.pdf', type: 'application/pdf' },
    { url: 'https://cdn.example/a.mp3', type: 'audio/mpeg', length: 9 },
  ]
  expect(findAudio(files)).toMatchObject({ address: 'https://cdn.example/a.mp3', bytes: 9 })
})
