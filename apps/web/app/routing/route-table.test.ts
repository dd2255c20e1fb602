import { catalogue } from '@narthex/locales/catalogue'
import { expect, test } from 'vitest'
import { findLinkedRow, findRow } from './route-lookup.ts'
import { allRows } from './row-at.ts'

test('no address stands twice', () => {
  expect(new Set(allRows.map(({ path }) => path)).size).toBe(allRows.length)
})

test.each(['pt', 'en', 'es'] as const)('every page has its title and its messages in %s', (locale) => {
  const spoken = catalogue[locale]
  const missing = allRows.flatMap(({ path, title, messages = [] }) => {
    const namespaces = messages.filter((name) => Object.keys(spoken[name] ?? {}).length === 0)
    return [...namespaces, ...(title && !spoken.titles[title] ? [title] : [])].map((name) => `${path} ${name}`)
  })
  expect(missing).toEqual([])
})

test('no page names a namespace twice', () => {
  const repeated = allRows.filter(({ messages = [] }) => new Set(messages).size < messages.length)
  expect(repeated.map(({ path }) => path)).toEqual([])
})

test('every redirect within the site leads to a page', () => {
  const targets = allRows.flatMap(({ redirect }) => (typeof redirect === 'string' ? redirect : []))
  expect(targets.filter((path) => !findRow(path)?.title)).toEqual([])
})

test('a link finds its row with a query, a fragment or a trailing slash, and never on another site', () => {
  expect(findLinkedRow('/event?from=menu#top')?.path).toBe('/event')
  expect(findLinkedRow('/groups/')?.path).toBe('/groups')
  expect(findLinkedRow('/')?.path).toBe('/')
  expect(findLinkedRow('https://other.example/event')).toBeUndefined()
})
