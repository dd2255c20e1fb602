import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type CardSheet, drawCards } from './card-sheet.ts'

const cards = Array.from({ length: 11 }, (_, index) => ({
  nome: index === 0 ? `Maria ${'das Graças '.repeat(8)}`.trim() : `Bia Prado ${index}`,
  numeroMembro: `M-${index}`,
  cargo: index === 1 ? 'Diaconisa' : null,
  congregacao: 'Centro',
  qr: `https://videira.example/card/${'a'.repeat(32)}`,
}))
const endereco: CardSheet['church']['endereco'] = {
  logradouro: 'Main Street',
  numero: null,
  complemento: null,
  bairro: null,
  cidade: 'Boston',
  estado: 'MA',
  cep: null,
  pais: 'US',
}
const sheet = (pais: string): CardSheet => ({
  church: { nome: 'Igreja Videira', endereco: { ...endereco, pais }, corApp: '#0f766e' },
  locale: 'pt',
  printedAt: new Date('2026-11-23T12:00:00Z'),
  cards,
})

test.each(['BR', 'US'])('cards stand ten on a page, the last one on the next: paper of %s', async (pais) => {
  const pages = await readPdf(await drawCards(sheet(pais)))
  expect(pages).toHaveLength(2)
  expect(pages[0]?.match(/Igreja Videira/g)).toHaveLength(10)
  expect(pages[0]).toMatch(/Bia Prado 1\s*Diaconisa · Centro\s*Nº M-1/)
  expect(pages[1]).toContain('Nº M-10')
})
