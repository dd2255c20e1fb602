import { expect, test } from 'vitest'
import { keepingEmbed } from './embed.ts'

test('a link from an embedded page leads to an embedded page, with the query and fragment it had', () => {
  expect(keepingEmbed('/event', '?embed=true')).toBe('/event?embed=true')
  expect(keepingEmbed('/access?redirectTo=%2Fuser#form', '?x=1&embed=true')).toBe(
    '/access?redirectTo=%2Fuser&embed=true#form',
  )
})

test('a link from any other page is left as it is', () => {
  for (const search of ['', '?embed=false', '?embedded=true']) expect(keepingEmbed('/event', search)).toBe('/event')
})

test('a link never leads to another site for being embedded', () => {
  expect(keepingEmbed('/.//evil.example', '?embed=true')).toBe('/.//evil.example?embed=true')
})
