import { expect, test } from 'vitest'
import { sortFiles } from './accepted-files.ts'

const photo = new File(['1234'], 'river.JPG', { type: 'image/jpeg' })
const sheet = new File(['1234'], 'order.pdf', { type: 'application/pdf' })
const script = new File(['1234'], 'page.html', { type: 'text/html' })
const empty = new File([], 'empty.jpg', { type: 'image/jpeg' })

test('files are taken by their type or their ending, whatever way they came', () => {
  const rules = { accept: 'image/*, .pdf', isMany: true, maxBytes: 10 }
  expect(sortFiles([photo, sheet, script], rules)).toEqual({ accepted: [photo, sheet], refused: [script] })
  expect(sortFiles([photo], { ...rules, accept: '.jpg' }).accepted).toEqual([photo])
  expect(sortFiles([photo], { ...rules, accept: 'image/png' }).refused).toEqual([photo])
})

test('empty files and those over the limit are refused', () => {
  const rules = { accept: 'image/*', isMany: true, maxBytes: 3 }
  expect(sortFiles([photo, empty], rules)).toEqual({ accepted: [], refused: [photo, empty] })
  expect(sortFiles([photo], { ...rules, maxBytes: 4 }).accepted).toEqual([photo])
})

test('where one file is wanted the first that fits is taken, and the others are named', () => {
  const other = new File(['1'], 'b.png', { type: 'image/png' })
  expect(sortFiles([script, photo, other], { accept: 'image/*', maxBytes: 10 })).toEqual({
    accepted: [photo],
    refused: [script, other],
  })
})
