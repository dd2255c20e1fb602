import { expect, test } from 'vitest'
import { languageLink } from './language-link.ts'

test('another language of a page keeps the page and what it was asked', () => {
  expect(languageLink('/about', '', 'es')).toBe('/about?lang=es')
  expect(languageLink('/access', '?embed=true&redirectTo=%2Fuser%3Fa%3D1&lang=en', 'pt')).toBe(
    '/access?embed=true&redirectTo=%2Fuser%3Fa%3D1&lang=pt',
  )
})
