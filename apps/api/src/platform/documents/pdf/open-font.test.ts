import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { openSheet } from './pdf-sheet.ts'

const style = { font: 'title', size: 26, colour: '#000000' } as const

async function write(text: string): Promise<string[]> {
  const createdAt = new Date('2026-11-23T12:00:00Z')
  const sheet = openSheet({ title: text, author: 'Igreja Videira', locale: 'pt', size: 'A4', createdAt })
  sheet.write(text, style, { x: 40, y: 40, width: 400 })
  return readPdf(await sheet.finish(() => {}))
}

test('a letter can be read also after a document that had it as a part of another one alone', async () => {
  expect(await write('São')).toEqual(['São'])
  expect(await write('Oferta')).toEqual(['Oferta'])
})
