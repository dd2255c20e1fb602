import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { withoutServerProperties } from './lean-endpoints.ts'

it('an endpoint for the browser keeps what a call needs, and nothing that only the server reads', () => {
  const lean = withoutServerProperties(`export const renew = defineEndpoint({
    ...byMember,
    id: 'renew', path: '/oracao/{id}', summary: 'Renews, {a} "b"',
    about: { prayer: 'id' }, example: { params: { id: 1 } },
    upload: { maxBytes: 5 },
    errors: ['NOT_FOUND']
  })
  export const other = { summary: 'kept' }`)
  const made = new Function('defineEndpoint', 'byMember', `${lean.replaceAll('export ', '')}; return { renew, other }`)
  expect(made((endpoint: object) => endpoint, { access: 'login' })).toEqual({
    renew: { access: 'login', id: 'renew', path: '/oracao/{id}', upload: { maxBytes: 5 } },
    other: { summary: 'kept' },
  })
})

it('each module of endpoints is still one after it', async () => {
  const file = createRequire(import.meta.url).resolve('@narthex/contract/prayer/prayer-acts.endpoints')
  const source = stripTypeScriptTypes(await readFile(file, 'utf8'))
  const lean = withoutServerProperties(source)
  expect(lean).toContain('/oracao/')
  expect(lean).not.toContain('example:')
  expect(withoutServerProperties(lean)).toBe(lean)
})
