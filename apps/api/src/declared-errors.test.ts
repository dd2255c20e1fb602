import { errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import { impliedErrors } from '@narthex/contract/errors/errors'
import { expect, it } from 'vitest'
import { servedEndpoints } from './testing/served-endpoints.ts'

const declared = servedEndpoints.map(({ id, errors = [] }) => ({ id, errors }))

it.each(declared)('$id declares only codes of the catalogue, each once', ({ errors }) => {
  expect(Object.keys(errorCatalogue)).toEqual(expect.arrayContaining([...errors]))
  expect(new Set(errors).size).toBe(errors.length)
})

it('every code of the catalogue is implied or declared by an endpoint', () => {
  const used = new Set<string>([...Object.keys(impliedErrors), ...declared.flatMap(({ errors }) => errors)])
  expect(Object.keys(errorCatalogue).filter((code) => !used.has(code))).toEqual([])
})
