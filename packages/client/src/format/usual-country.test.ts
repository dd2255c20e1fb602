import { expect, it } from 'vitest'
import { usualCountry } from './usual-country.ts'

it.each([
  ['pt', 'BR'],
  ['pt-PT', 'PT'],
  ['en', 'US'],
  ['es', 'ES'],
  ['es-MX', 'MX'],
  ['art', 'BR'],
])('%s is read in %s', (language, country) => {
  expect(usualCountry(language)).toBe(country)
})
