import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { leanEndpoints, withoutServerProperties } from './lean-endpoints.ts'

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

it('endpoints that a kind of record makes are written out, without its form', async () => {
  const file = createRequire(import.meta.url).resolve('@narthex/contract/play/tag.endpoints')
  const { transform } = leanEndpoints() as { transform: (code: string, id: string) => Promise<{ code: string }> }
  const { code } = await transform(readFileSync(file, 'utf8'), file)
  expect(code).not.toContain('import')
  const made = new Function(`${code.replaceAll('export ', '')}; return { listPlayTags, changePlayTag }`)
  expect(made()).toEqual({
    listPlayTags: { id: 'listPlayTags', method: 'GET', path: '/igreja/play/tag/' },
    changePlayTag: { id: 'changePlayTag', method: 'PUT', path: '/igreja/play/tag/{id}' },
  })
})

it('no page reads of an endpoint what the browser does not have', async () => {
  const found: string[] = []
  const files = glob(['apps/{web,console}/app/**/*.{ts,tsx}', 'packages/client/src/**/*.{ts,tsx}'], { cwd: root })
  for await (const file of files) {
    const reads = findServerReads(readFileSync(`${root}/${file}`, 'utf8'))
    found.push(...reads.map((read) => `${file}: ${read}`))
  }
  expect(found).toEqual([])
})

it('control: such a read is found, by whatever import', () => {
  const file = "from '@narthex/contract/prayer/prayer-acts.endpoints'"
  expect(findServerReads(`import {\n  askPrayer,\n  type Asked,\n} ${file}\nconst a = askPrayer.body.shape`)).toEqual([
    'askPrayer.body',
  ])
  expect(findServerReads(`import * as calls ${file}\nconst a = calls.askPrayer.responses`)).toEqual([
    'calls.askPrayer.responses',
  ])
  expect(findServerReads(`import * as calls ${file}\ntype A = CallInput<typeof calls.askPrayer>['body']`)).toEqual([])
})

/** Properties of endpoints that only the server has and that a source reads. Types may read them. */
function findServerReads(source: string): string[] {
  const code = source.replaceAll(/\btypeof [\w.]+/g, '')
  const imported = /import (?:\{([^}]*)\}|\* as (\w+)) from '@narthex\/contract\/[\w/-]+\.endpoints'/g
  return [...code.matchAll(imported)].flatMap(([, list = '', all]) => {
    const names = all ? [`${all}\\.\\w+`] : (list.match(/\b\w+(?=,|\s*$)/g) ?? [])
    const reads = names.map(
      (name) => new RegExp(`\\b${name}(?:\\.\\w+)?\\.(?:params|query|body|responses|example|errors)\\b`, 'g'),
    )
    return reads.flatMap((read) => code.match(read) ?? [])
  })
}

it('parts of endpoints that answer files keep the type of the file', async () => {
  const { transform } = leanEndpoints() as unknown as {
    transform(code: string, id: string): Promise<{ readonly code: string }>
  }
  const file = createRequire(import.meta.url).resolve('@narthex/contract/download')
  const { code } = await transform('', file)
  expect(code).toContain('export const fileDownload = {"download":"application/octet-stream"}')
  expect(code).not.toContain('responses')
})
