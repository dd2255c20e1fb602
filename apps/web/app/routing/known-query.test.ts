import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { isOneOfFew, knownAddress, queryKeys } from './known-query.ts'
import { allRows, rowAt } from './row-at.ts'

const routes = allRows.map(({ path }) => ({ path, id: path }))
const pathOf = (pattern: string) => pattern.replace(/:\w+/g, 'a-1').replace(/\/?\*/, '/some/where')
const everyKey = [...new Set(allRows.flatMap((row) => Object.keys(queryKeys(row))))]

/** Each row's own address, and what a router could read otherwise. */
const paths = allRows.flatMap(({ path }) => {
  const own = pathOf(path)
  return [
    own,
    own.toUpperCase(),
    `${own}/`,
    `${own}//`,
    `${own}/x`,
    own.replace(/[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`),
  ]
})
const odd = [
  '/groups/request',
  '/groups/request/SUCCESS',
  '/news/a%2Fb',
  '/news//',
  '/prayer/delete/success',
  '/play/videos/1',
]

test('a path has the row that the router gives it', () => {
  const differing = [...paths, ...odd, '/nowhere', '/sitemapaxml', '/embed', '/embed/'].filter((path) => {
    const [match] = matchRoutes(routes, path) ?? []
    return match?.route.id !== rowAt(path).path
  })
  expect(differing).toEqual([])
})

test('the address of a page’s data has the page’s row', () => {
  expect(rowAt('/_.data').path).toBe('/')
  expect(rowAt('/news/a.data').path).toBe('/news/:newsId')
  expect(rowAt('/nowhere.data').path).toBe('*')
})

test('a row reads its own keys, and no made-up key or another row’s key reaches it', () => {
  const others = (keys: object) => everyKey.filter((key) => !(key in keys))
  const foreign = allRows.filter((row) => {
    const query = new URLSearchParams([...others(queryKeys(row)), 'made-up'].map((key) => [key, '1']))
    return knownAddress(pathOf(row.path), String(query)).search !== ''
  })
  expect(foreign.map(({ path }) => path)).toEqual([])
})

test('values that no page has are dropped: embed, requiresAuth, lang, page numbers, choices, routes', () => {
  const search = (path: string, query: string) => knownAddress(path, query).search
  expect(search('/', 'embed=1a&requiresAuth=2b&lang=xx&_routes=3c&q=4')).toBe('')
  expect(search('/', 'embed=true&requiresAuth=true&lang=es')).toBe('?embed=true&requiresAuth=true&lang=es')
  expect(search('/news', 'page=0')).toBe('')
  expect(search('/news', 'page=100000')).toBe('')
  expect(search('/news', 'page=2')).toBe('?page=2')
  expect(search('/schedule', 'view=other')).toBe('')
  expect(search('/schedule', 'view=list')).toBe('?view=list')
})

test('the data of some of a page’s routes is one address, however they are named', () => {
  const search = (routes: string) => knownAddress('/user/notes.data', `_routes=${encodeURIComponent(routes)}`).search
  const canonical = '?_routes=root%2C%2Fuser%2Fnotes'
  for (const asked of ['root,/user/notes', '/user/notes,root', 'root,root,/user/notes,made-up'])
    expect(search(asked)).toBe(canonical)
  expect(search('made-up')).toBe('')
  expect(knownAddress('/user/notes', '_routes=root').search).toBe('')
})

test('a redirect hands on what its target reads', () => {
  expect(knownAddress('/login', 'redirectTo=%2Fuser&q=1').search).toBe('?redirectTo=%2Fuser')
})

test('a page is one of few unless its query is free text, or nothing that its loader knows', () => {
  const isFew = (target: string, ...understood: string[]) =>
    isOneOfFew(new URL(target, 'http://a.test'), new Set(understood))
  expect(isFew('/news?page=2&embed=true')).toBe(true)
  expect(isFew('/news?q=a')).toBe(false)
  expect(isFew('/videos?serie=a')).toBe(false)
  expect(isFew('/videos?serie=a', 'serie')).toBe(true)
  expect(isFew('/news.data?_routes=root')).toBe(true)
})
