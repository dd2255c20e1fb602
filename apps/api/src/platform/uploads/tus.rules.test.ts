import { describe, expect, it } from 'vitest'
import { readByteCount, readFileName } from './tus.rules.ts'

const encode = (text: string) => Buffer.from(text).toString('base64')

describe('headers of an upload', () => {
  it('name the file in base64, among others', () => {
    expect(
      readFileName({ 'upload-metadata': `filetype ${encode('video/mp4')}, filename ${encode('Sermão.mp4')}` }),
    ).toBe('Sermão.mp4')
    expect(readFileName({ 'upload-metadata': 'filename' })).toBe('')
    expect(readFileName({})).toBe('')
  })

  it.each([undefined, '', '-1', '1.5', '1e3', '0x10', '9'.repeat(16), ' 1'])('%j counts no bytes', (text) => {
    expect(() => readByteCount({ 'upload-length': text }, 'upload-length')).toThrow()
  })

  it('count bytes', () => expect(readByteCount({ 'upload-offset': '1024' }, 'upload-offset')).toBe(1024))
})
