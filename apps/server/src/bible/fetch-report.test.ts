import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { DownloadError } from '@narthex/api/platform/net/guarded-download'
import { describe, expect, it } from 'vitest'
import { createDownloadProgress } from './fetch-report.ts'
import { toRefusal } from './import-refusal.ts'

describe('the progress of a download', () => {
  it('is told at each tenth, or at each megabyte where its size is not known', () => {
    const lines: string[] = []
    const tell = createDownloadProgress((line) => lines.push(line))
    for (let bytes = 0; bytes <= 4_000_000; bytes += 100_000) tell(bytes, 4_000_000)
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('  4.0 of 4.0 MB have arrived')
    lines.length = 0
    const without = createDownloadProgress((line) => lines.push(line))
    for (let bytes = 0; bytes <= 2_000_000; bytes += 500_000) without(bytes, undefined)
    expect(lines).toEqual(['  0.0 MB have arrived', '  1.0 MB have arrived', '  2.0 MB have arrived'])
  })
})

describe('a text that was not fetched', () => {
  it.each([
    [new DownloadError('NO_ANSWER', 'It answered 503'), /does not answer: It answered 503\. .*goes on with it/],
    [new DownloadError('CHANGED', 'Its SHA-256 is a'), /not the one that is expected.*BIBLE_SOURCE_/],
    [new DownloadError('TOO_LARGE', 'It is larger than 24 MB'), /larger than 24 MB/],
    [new DownloadError('REFUSED', 'It answered 404'), /It answered 404.*BIBLE_SOURCE_/],
    [new DomainError('BUSY'), /at this moment/],
  ])('says why, and what to do', (error, words) => {
    const { message } = toRefusal(error, 'blivre') as Error
    expect(message).toMatch(/^blivre (?:was not fetched|is being fetched)/)
    expect(message).toMatch(words)
  })
})
