import { expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { addBroadcast } from './broadcast-office.endpoints.ts'

it.each([
  ['an end before its start', { fim: '2026-11-29T12:30:00Z' }, 'fim'],
  ['an end days later', { fim: '2026-12-02T12:30:00Z' }, 'fim'],
  ['a source of another type', { fonte: { tipo: 'YOUTUBE', endereco: 'https://vimeo.com/1' } }, 'fonte.endereco'],
  ['a script as its source', { fonte: { tipo: 'HLS', endereco: 'javascript:alert(1)//.m3u8' } }, 'fonte.endereco'],
  ['a replay that is no video', { urlReprise: 'https://example.org/' }, 'urlReprise'],
  ['a chat that opens the day before', { chatAbreMinutos: 1000 }, 'chatAbreMinutos'],
])('a broadcast is not announced with %s', (_, wrong, path) => {
  expect(findBodyProblems(addBroadcast, wrong)).toMatchObject([{ path }])
})
