import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '../testing/browser.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser()
  browser.answer(() => Response.json({}))
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is there until it is dropped, each under its key and for its life', () => {
  keepDraft('a', { text: 'one' })
  keepDraft('a', { text: 'two' }, 'until-sent')
  keepDraft('b', { text: 'three' }, 'until-sent')
  expect(readDraft('a')).toEqual({ text: 'one' })
  expect(readDraft('a', 'until-sent')).toEqual({ text: 'two' })
  dropDraft('a', 'until-sent')
  expect(readDraft('a', 'until-sent')).toBeUndefined()
  expect(readDraft('b', 'until-sent')).toEqual({ text: 'three' })
  dropDraft('b', 'until-sent')
  expect(browser.local.items.size).toBe(0)
  expect(readDraft('a')).toEqual({ text: 'one' })
})

test('what is no draft, and a storage that is closed, are as if nothing had been kept', () => {
  for (const text of ['null', '1', '"a"', '{', '{"a":1}', '[]']) {
    browser.local.setItem('drafts', text)
    expect(readDraft('a', 'until-sent'), text).toBeUndefined()
  }
  vi.stubGlobal('localStorage', undefined)
  keepDraft('a', { text: 'one' }, 'until-sent')
  expect(readDraft('a', 'until-sent')).toBeUndefined()
})
