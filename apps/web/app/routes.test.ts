import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allRows } from './routing/row-at.ts'
import { formMessages } from './routing/rows/row-messages.ts'

const app = import.meta.dirname
const pageRows = allRows.flatMap((row) => (row.page ? [{ ...row, source: join(app, `routes/${row.page}.tsx`) }] : []))

test('every page and every file has its source', () => {
  const files = allRows.flatMap(({ file }) => (file ? [join(app, `routes/${file}.ts`)] : []))
  const sources = [...pageRows.map(({ source }) => source), ...files]
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})

test('every page has a loader: without one it has no title, no messages and no guard', () => {
  const without = pageRows.filter(({ source }) => !/export (?:const|async function) loader\b/.test(read(source)))
  expect(without.map(({ path }) => path)).toEqual([])
})

describe('the messages of a row', () => {
  /** Message groups of the root, and of the frame of the account pages. */
  const alwaysThere = new Set(['errors', 'guard', 'shell', 'account'])
  /** Used by a part that the page does not show, or added by the loader. */
  const notNeeded = new Set([
    '/ churches',
    '/embed/praise share',
    '/reading-plans/:planUUID planFoot',
    '/embed/reading-plans/:planUUID planFoot',
  ])

  const inRoot = findModules(join(app, 'root.tsx'))
  const usage = pageRows.map(({ path, source, messages = [] }) => {
    const modules = [...findModules(source)]
    const own = modules.filter((module) => module === source || !inRoot.has(module))
    return { path, messages, used: findNamespaces(modules), needed: findNamespaces(own) }
  })

  test('hold every namespace that the page’s components use', () => {
    const missing = usage.flatMap(({ path, messages, needed }) =>
      [...needed.difference(new Set<string>(messages).union(alwaysThere))].map((name) => `${path} ${name}`),
    )
    expect(missing.filter((name) => !notNeeded.has(name))).toEqual([])
  })

  test('hold no namespace that none of them uses', () => {
    const together = new Set<string>(formMessages)
    const unused = usage.flatMap(({ path, messages, used }) =>
      messages.filter((name) => !used.has(name) && !together.has(name)).map((name) => `${path} ${name}`),
    )
    expect(unused).toEqual([])
  })

  test('are compared with something: a component’s namespaces are found through its imports', () => {
    expect(usage.find(({ path }) => path === '/about')?.needed).toEqual(new Set(['about', 'places', 'shell']))
  })
})

const { resolve } = createRequire(import.meta.url)

/** The modules of the app, and of what it shares with others, that a module imports at run time, itself included. */
function findModules(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  const imports = read(entry).matchAll(
    /^(?:import|export)(?! type)[^'"]*?'(\.[^']+\.tsx?|@narthex\/client\/[^']+)'|import\('(\.[^']+|@narthex\/client\/[^']+)'\)/gm,
  )
  for (const [, fixed, dynamic] of imports) {
    const specifier = fixed ?? dynamic ?? ''
    const path = specifier.startsWith('.') ? join(dirname(entry), specifier) : resolve(specifier)
    if (!path.endsWith('.server.ts')) findModules(path, found)
  }
  return found
}

/** The namespaces that modules read messages of, also as the first part of a key. */
function findNamespaces(modules: readonly string[]): Set<string> {
  const names = modules
    .map(read)
    .flatMap((source) => [
      ...source.matchAll(/use(?:Translations|RefusalText|KnownRefusal)\('(\w+)(?:[^)]*'(\w+))?/g),
      ...(source.includes('useTranslations()') ? source.matchAll(/\bt\([`'](\w+)\./g) : []),
    ])
  return new Set(names.flatMap(([, ...found]) => found.filter(Boolean)))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
