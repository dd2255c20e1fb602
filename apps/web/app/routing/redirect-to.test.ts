import { hostilePaths } from '@narthex/contract/testing/hostile-paths'
import { expect, test } from 'vitest'
import { accessPath, redirectPath, safeSearch } from './redirect-to.ts'

const asking = (path: string) => `?${new URLSearchParams({ redirectTo: path })}`

test('who was on the way somewhere is led on there', () => {
  const path = '/user/notes?embed=true&a=%2F#last'
  expect(accessPath(path)).toBe(`/access?redirectTo=${encodeURIComponent(path)}`)
  expect(redirectPath(new URL(accessPath(path), 'https://site.example').search)).toBe(path)
})

test('who came from nowhere is led home', () => {
  for (const search of ['', '?', '?embed=true', '?redirectTo=', '?REDIRECTTO=/user'])
    expect(redirectPath(search)).toBe('/')
})

test('nobody is led to another site, in any of hundreds of forms', () => {
  expect(hostilePaths.filter((path) => redirectPath(asking(path)) !== '/')).toEqual([])
  expect(hostilePaths.filter((path) => accessPath(path) !== '/access')).toEqual([])
})

test('encoded once more, it leads no further', () => {
  for (const path of hostilePaths) {
    const target = redirectPath(asking(encodeURIComponent(path)))
    expect(new URL(target, 'https://site.example').origin).toBe('https://site.example')
  }
})

test('where it leads nowhere it is not passed on, and all else of the query is', () => {
  for (const path of hostilePaths) expect(safeSearch(asking(path))).toBe('')
  expect(safeSearch('?embed=true&redirectTo=//evil.example&lang=es')).toBe('?embed=true&lang=es')
  expect(safeSearch('?embed=true&redirectTo=%2Fuser&lang=es')).toBe('?embed=true&redirectTo=%2Fuser&lang=es')
  expect(safeSearch('?embed=true')).toBe('?embed=true')
  expect(safeSearch('')).toBe('')
})

test('two of them leave room for a misunderstanding: neither is passed on', () => {
  expect(safeSearch('?redirectTo=%2Fuser&redirectTo=%2Fabout')).toBe('')
})

test('an endless one leads home', () => {
  expect(redirectPath(asking(`/${'a'.repeat(2048)}`))).toBe('/')
})
