import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test('a path of the site is a page of the app', () => {
  expect(['/', '/about', '/media', '/apiary/'].map(linkKind)).toEqual(['page', 'page', 'page', 'page'])
})

test('a file of the site, a mail address and a telephone number are followed by the browser, in the same tab', () => {
  const direct = ['/media/boletim.pdf', '/api/docs', 'mailto:ola@ponte.example', 'TEL:+5511955550101']
  expect(new Set(direct.map(linkKind))).toEqual(new Set(['direct']))
})

test('another site opens in a new tab', () => {
  expect(linkKind('https://radio.example/live')).toBe('new tab')
})
