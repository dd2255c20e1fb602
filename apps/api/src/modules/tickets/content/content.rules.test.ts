import { describe, expect, it } from 'vitest'
import { contentStateAt, toContentFileName } from './content.rules.ts'

const at = (moment: string) => new Date(`2026-12-01T${moment}:00Z`)

describe('what holders of tickets read', () => {
  it.each([
    ['11:59', 'AGENDADO'],
    ['12:00', 'ABERTO'],
    ['12:59', 'ABERTO'],
    ['13:00', 'ENCERRADO'],
  ])('is at %s %s', (moment, state) => {
    expect(contentStateAt({ visivelDe: at('12:00'), visivelAte: at('13:00') }, at(moment))).toBe(state)
  })

  it('is open for good without dates', () => {
    expect(contentStateAt({ visivelDe: null, visivelAte: null }, at('12:00'))).toBe('ABERTO')
  })
})

describe('a file for them', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  it.each([
    ['Apostila.pdf', '%PDF-1.7', 'Apostila.pdf'],
    ['Apostila.exe', '%PDF-1.7', 'Apostila.pdf'],
    ['../../Lição 1: amor?.PDF', '%PDF-1.7', 'Lição 1 amor.pdf'],
    ['.pdf', '%PDF-1.7', 'pdf.pdf'],
    ['slides.PPTX', 'PK\u0003\u0004', 'slides.pptx'],
    ['louvor.mp3', 'ID3\u0004', 'louvor.mp3'],
    ['setup.jar', 'PK\u0003\u0004', undefined],
    ['page.pdf', '<svg onload=alert(1)>', undefined],
    ['empty.pdf', '', undefined],
  ])('named %s is kept by what its first bytes are', (name, content, kept) => {
    expect(toContentFileName(name, bytes(content))).toBe(kept)
  })
})
