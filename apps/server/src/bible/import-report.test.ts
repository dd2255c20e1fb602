import type { ImportReport } from '@narthex/api/modules/bible/importing/import-translation.service'
import { UnreadableSource } from '@narthex/api/modules/bible/importing/unreadable-source.errors'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { describe, expect, it } from 'vitest'
import { toRefusal } from './import-refusal.ts'
import { describeImport } from './import-report.ts'

const report = (own: Partial<ImportReport> = {}): ImportReport => ({
  translation: {
    codigo: 'ensaio',
    nome: 'Texto de ensaio',
    sigla: 'ENS',
    idioma: 'pt',
    licenca: 'CC0',
    atribuicao: null,
    versificacao: 'KJV',
    revisao: 'abc',
    livros: ['Job'],
    versiculos: 1062,
    tamanho: 54_321,
    importadaEm: '2026-06-14T12:00:00Z',
  },
  isReplaced: false,
  books: 1,
  chapters: 42,
  verses: 1062,
  missing: [],
  merged: [],
  extra: [],
  leftOut: [],
  damaged: [],
  ...own,
})
const places = (chapter: number, ...verses: number[]) =>
  verses.map((verse) => ({ book: 'Job' as const, chapter, verse }))

describe('the report of an import', () => {
  it('says what was imported, and that it is complete', () => {
    expect(describeImport(report(), 1234).split('\n')).toEqual([
      'Imported Texto de ensaio as ensaio (pt) in 1.2 s',
      '  Licence: CC0',
      '  1 books, 42 chapters, 1,062 verses; 0.1 MB on a device',
      '  Complete by the numbering of KJV',
    ])
  })

  it('tells chapters that end earlier from gaps, and names verses that stand together', () => {
    const missing = [
      ...places(38, 39, 40, 41),
      ...places(5, 10),
      ...places(2, ...Array.from({ length: 13 }, (_, i) => i + 1)),
    ]
    const lines = describeImport(report({ missing, merged: places(3, 2), isReplaced: true }), 0).split('\n')
    expect(lines[0]).toContain('in the place of the one before')
    expect(lines).toContain('  One text with the verses after them (1): Job 3:2')
    expect(lines.find((line) => line.includes('another numbering'))).toMatch(/\(3\): Job 38:39, Job 38:40, Job 38:41$/)
    expect(lines.find((line) => line.includes('Not in this text'))).toMatch(/\(14\): Job 5:10, Job 2:1, .*Job 2:13$/)
    expect(lines.join('\n')).not.toContain('Complete')
  })

  it('names each verse that could not be read in full', () => {
    expect(describeImport(report({ damaged: places(4, 7, 9) }), 0)).toMatch(
      /words may be missing.* \(2\): Job 4:7, Job 4:9$/m,
    )
  })

  it('names thirty places at most', () => {
    const extra = places(1, ...Array.from({ length: 40 }, (_, index) => 23 + index))
    expect(describeImport(report({ extra }), 0)).toMatch(/\(40\): .*Job 1:52 and 10 more/)
  })
})

describe('a file that was not imported', () => {
  it('is named with what is wrong, or with the options that are missing', () => {
    const refusal = (error: unknown) => toRefusal(error, 'a.zip') as Error
    expect(refusal(new UnreadableSource('The index is cut off')).message).toBe(
      'a.zip was not imported. The index is cut off',
    )
    const details = [
      { path: 'licenca', message: 'a' },
      { path: 'codigo', message: 'b' },
    ]
    expect(refusal(new DomainError('VALIDATION', { details })).message).toMatch(/state --license, --code$/)
    expect(refusal(Object.assign(new Error('x'), { code: 'ENOENT' })).message).toBe('There is no file a.zip')
    const other = new Error('other')
    expect(refusal(other)).toBe(other)
  })
})
