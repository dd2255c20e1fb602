import { type FileKind, fileKinds, fileTypes } from '@narthex/contract/media/file-address'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { plainFiles } from '../../testing/plain-files.ts'
import { plainPhoto } from '../../testing/plain-photo.ts'
import { beginningBytes, detectEnding } from './file-kinds.ts'

const known = Object.entries(plainFiles) as [keyof typeof plainFiles, () => Buffer][]

describe('the kind of a file', () => {
  it.each(known)('%s is told by its bytes, and by nothing else', (ending, make) => {
    expect(detectEnding(make())).toBe(ending)
  })

  it.each(known)('%s is refused as any kind that it is not', (ending, make) => {
    // What is in an MP4 may be meant to be heard: that cannot be told from its beginning.
    const isMovie = ['mp4', 'mov', '3gp'].includes(ending)
    const could: FileKind[] = isMovie ? ['VIDEO', 'AUDIO'] : [fileTypes[ending].kind]
    for (const kind of fileKinds) expect(detectEnding(make(), kind) !== undefined, kind).toBe(could.includes(kind))
  })

  it.each([
    ['a counter', '1\r\n00:00:01,000 --> 00:00:02,000\r\nOi'],
    ['a byte order mark', '\ufeff1\n0:00:01,5 --> 0:00:02\nOi'],
    ['moments', '00:00:01.000 --> 00:00:02.000\nOi'],
  ])('SubRip that begins with %s is captions, in UTF-16 too', (_, text) => {
    expect(detectEnding(Buffer.from(text), 'LEGENDA')).toBe('vtt')
    const wide = Buffer.from(`\ufeff${text.replace('\ufeff', '')}`, 'utf16le')
    expect(detectEnding(wide)).toBe('vtt')
    expect(detectEnding(wide.swap16())).toBe('vtt')
  })

  it.each(['{1}{25}Oi', '[Script Info]\nTitle: a', '1\nOi', '10:30:00 Culto'])('%j is no captions', (text) => {
    expect(detectEnding(Buffer.from(text))).toBeUndefined()
  })

  it('an MP4 that is said to be heard is audio', () => {
    expect(detectEnding(plainFiles.mp4(), 'AUDIO')).toBe('m4a')
  })

  /** The `ftyp` box of a file: the brand of its writer, and those that players know. */
  const box = (...brands: string[]) => {
    const [major = '', ...compatible] = brands
    const size = Buffer.alloc(4)
    size.writeUInt32BE(16 + 4 * compatible.length)
    return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${compatible.join('')}....mdat`, 'latin1')])
  }

  it.each<[writer: string, brands: string[], ending: string | undefined, heard: string | undefined]>([
    ['a recorder of a phone', ['3gp5', 'isom', '3gp4', 'mp42'], 'mp4', 'm4a'],
    ['a film of an older phone', ['3gp4', '3gp4', '3gr6'], '3gp', 'm4a'],
    ['a film of a phone overseas', ['3g2a', '3g2a'], '3gp', 'm4a'],
    ['a film of a camera', ['qt  ', 'niko', 'pana'], 'mov', 'm4a'],
    ['a voice memo', ['M4A ', 'isom', 'mp42'], 'm4a', 'm4a'],
    ['a converted voice memo', ['isom', 'M4A ', 'mp42'], 'm4a', 'm4a'],
    ['a film of a shop', ['M4V ', 'M4A ', 'mp42', 'isom'], 'mp4', 'm4a'],
    ['a writer that is not known', ['XYZW', 'mp42', 'isom'], 'mp4', 'm4a'],
    ['a stream', ['iso6', 'cmfc', 'dash'], 'mp4', 'm4a'],
    ['a photo of a phone', ['heic', 'mif1', 'heic'], undefined, undefined],
    ['a photo that lists a film', ['mif1', 'isom', 'heic'], undefined, undefined],
    ['nothing that is known', ['ABCD', 'EFGH'], undefined, undefined],
  ])('a file of %s is told by its list of brands', (_, brands, ending, heard) => {
    expect([detectEnding(box(...brands)), detectEnding(box(...brands), 'AUDIO')]).toEqual([ending, heard])
  })

  it('brands behind the box of the brands do not count', () => {
    const bytes = Buffer.concat([box('ABCD', 'EFGH').subarray(0, 20), Buffer.from('isommp42')])
    expect(detectEnding(bytes)).toBeUndefined()
  })

  const refused: [what: string, bytes: Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a page before a PDF', Buffer.from('<script>alert(1)</script>%PDF-1.7')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a picture in the clothes of an MP4', Buffer.from('\0\0\0\x20ftypavif')],
    ['a film of another kind', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'latin1')],
    ['captions that only begin so', Buffer.from('WEBVTTX')],
    ['half a beginning', Buffer.from('%PD')],
    ['layer II', Buffer.from([0xff, 0xfd, 0x90, 0x64])],
  ]
  it.each(refused)('%s is none', (_, bytes) => {
    expect(detectEnding(bytes)).toBeUndefined()
  })

  it('a photo is none', async () => {
    expect(detectEnding(await plainPhoto())).toBeUndefined()
  })
})

test('whatever bytes there are, a kind is one that is kept, and the one that was asked for', () => {
  const beginnings = fc.constantFrom(...known.map(([, make]) => make()), Buffer.alloc(0))
  const bytes = fc.tuple(beginnings, fc.uint8Array({ maxLength: beginningBytes }))
  fc.assert(
    fc.property(bytes, fc.constantFrom(...fileKinds, undefined), ([beginning, rest], wanted) => {
      const ending = detectEnding(Buffer.concat([beginning, rest]).subarray(0, beginningBytes), wanted)
      if (ending && wanted) expect(fileTypes[ending].kind).toBe(wanted)
    }),
  )
})
