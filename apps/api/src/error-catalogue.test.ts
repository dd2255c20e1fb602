import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import type { ErrorCatalogue } from '@narthex/contract/errors/errors'
import { expect, it } from 'vitest'

const folder = new URL('../', import.meta.resolve('@narthex/contract/errors/errors'))
const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
const modules: Record<string, ErrorCatalogue>[] = await Promise.all(
  files.filter((name) => /(?:^|[./\\])errors\.ts$/.test(name)).map((name) => import(new URL(name, folder).href)),
)
const catalogues = modules.flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]) => (name.endsWith('Errors') ? [value] : [])),
)

it('the error catalogue holds every code of every domain, and no two domains share a code', () => {
  const codes = catalogues.flatMap((catalogue) => Object.keys(catalogue))
  expect(codes.length).toBeGreaterThan(40)
  expect(codes.sort()).toEqual(Object.keys(errorCatalogue).sort())
})

it.each(Object.entries(errorCatalogue))('%s has the status of an error and a sentence as its message', (_, error) => {
  expect(error.status).toBeGreaterThanOrEqual(400)
  expect(error.status).toBeLessThan(600)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
})
