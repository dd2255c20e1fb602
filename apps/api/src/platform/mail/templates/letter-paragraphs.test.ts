import { expect, test } from 'vitest'
import { readParagraphs } from './letter-paragraphs.ts'

test('empty lines set paragraphs apart, and lines stay lines', () => {
  expect(readParagraphs('Olá!\nTragam um agasalho.\n \n\n\nAté sábado')).toEqual([
    [[{ text: 'Olá!' }], [{ text: 'Tragam um agasalho.' }]],
    [[{ text: 'Até sábado' }]],
  ])
  expect(readParagraphs(' \n\n')).toEqual([])
})

test('a web address becomes a link that shows where it leads, without the end of its sentence', () => {
  expect(readParagraphs('Mapa: https://example.org/a?b=1&c=2. Veja (http://example.org/x).')).toEqual([
    [
      [
        { text: 'Mapa: ' },
        { text: 'https://example.org/a?b=1&c=2', href: 'https://example.org/a?b=1&c=2' },
        { text: '. Veja (' },
        { text: 'http://example.org/x', href: 'http://example.org/x' },
        { text: ').' },
      ],
    ],
  ])
})

test.each([
  'javascript:alert(1)',
  'https://igreja.example@evil.example/',
  'data:text/html,x',
  'https://',
  'www.example.org',
])('what is no plain web address stays text: %s', (text) => {
  expect(readParagraphs(text).flat(2)).toEqual([{ text }])
})
