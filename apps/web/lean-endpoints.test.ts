import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { withoutServerProperties } from './lean-endpoints.ts'

it('an endpoint for the browser keeps what a call needs, and nothing that only the server reads', () => {
  const lean = withoutServerProperties(`
  import * as schemas from 'schemas'
  import { base } from './paths'
  const { kept } = { kept: 1 }
  const number = schemas.text().check('digits')
  const person = { name: schemas.text(), number }
  const byCode = { access: 'public', params: schemas.object({ code: number }) }
  export const renew = defineEndpoint({
    ...byMember, ...byCode,
    id: 'renew', path: base + '/{id}', summary: 'Renews, {a} "b"',
    about: { prayer: 'id' }, example: { params: { id: 1 } },
    body: schemas.object(person), responses: { 200: schemas.object({ number }) },
    upload: { maxBytes: 5 },
    errors: ['NOT_FOUND']
  })
  export const other = { summary: 'kept' }`)
  expect(lean).not.toContain('schemas')
  const body = lean.replace("import { base } from './paths'", "const base = '/oracao'").replaceAll('export ', '')
  const made = new Function('defineEndpoint', 'byMember', `${body}; return { renew, other }`)
  expect(made((endpoint: object) => endpoint, { method: 'PUT' })).toEqual({
    renew: { method: 'PUT', id: 'renew', path: '/oracao/{id}', upload: { maxBytes: 5 } },
    other: { summary: 'kept' },
  })
})

it('each module of endpoints is still one after it', () => {
  const file = createRequire(import.meta.url).resolve('@narthex/contract/prayer/prayer-acts.endpoints')
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  const lean = withoutServerProperties(source)
  expect(lean).toContain('/oracao/')
  expect(lean).not.toContain('example:')
  expect(withoutServerProperties(lean)).toBe(lean)
})

it('no page reads of an endpoint what the browser does not have', async () => {
  const imported = /import \{([^}]*)\} from '@narthex\/contract\/[\w/-]+\.endpoints'/g
  const found: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })) {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').replaceAll(/\btypeof [\w.]+/g, '')
    const names = [...source.matchAll(imported)].flatMap(([, list = '']) => list.match(/\b\w+(?=,|\s*$)/g) ?? [])
    const read = (name: string) =>
      new RegExp(`\\b${name}\\.(?:params|query|body|responses|example|errors)\\b`).test(source)
    found.push(...names.filter(read).map((name) => `${file}: ${name}`))
  }
  expect(found).toEqual([])
})
