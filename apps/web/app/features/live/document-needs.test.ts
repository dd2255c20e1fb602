import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { afterEach, expect, test } from 'vitest'
import { forgetDocument, hasDocument, isAdmitted, listNeeds, rememberDocument } from './document-needs.ts'
import { aBroadcast } from './testing/broadcasts.ts'

afterEach(forgetDocument)
const stream = (url: string): Broadcast['fonte'] => ({
  tipo: 'HLS',
  codigo: null,
  url,
  duracaoSegundos: null,
  flagRepete: false,
})

test('another service needs its frame, a stream its origin and our controls, and nothing needs nothing', () => {
  expect(listNeeds(aBroadcast())).toEqual(['frame https://www.youtube-nocookie.com'])
  expect(listNeeds(aBroadcast({ fonte: stream('https://tv.example/a.m3u8') }))).toEqual([
    'own controls',
    'connect https://tv.example',
  ])
  expect(listNeeds({ fonte: null, reprise: null })).toEqual([])
})

test('a document admits a replay at the service that it was loaded for, and no stream from elsewhere', () => {
  rememberDocument(aBroadcast())
  expect(isAdmitted({ fonte: null, reprise: { servico: 'YOUTUBE', codigo: 'M7lc1UVf-VE', url: null } })).toBe(true)
  expect(isAdmitted({ fonte: stream('https://tv.example/a.m3u8'), reprise: null })).toBe(false)
})

test('what a document admits stays as it was loaded, whatever is shown in it later', () => {
  rememberDocument(aBroadcast({ fonte: stream('https://tv.example/a.m3u8') }))
  rememberDocument(aBroadcast())
  expect(isAdmitted(aBroadcast({ fonte: stream('https://tv.example/b.m3u8') }))).toBe(true)
  expect(isAdmitted(aBroadcast())).toBe(false)
})

test('the document of another page admits no broadcast, not even one without a video', () => {
  expect(hasDocument()).toBe(false)
  expect(isAdmitted({ fonte: null, reprise: null })).toBe(false)
})
