import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { firstScript } from './first-script.ts'

type Listener = (event?: unknown) => void

/** Runs the script in a window of its own, with what the script looks at. */
function open({
  theme,
  storage,
  address = 'http://church.example/about?utm=x',
  token = null,
  refreshToken = null,
  reading = null,
  font = null,
  referrer = '',
  handOff = null,
  line,
  zone,
}: {
  theme?: string
  storage?: 'refused'
  address?: string
  token?: string | null
  refreshToken?: string | null
  reading?: string | null
  font?: string | null
  /** The kind of the connection, where the browser names it. */
  line?: string
  referrer?: string
  /** Hand-off that the previous document left. */
  handOff?: string | null
  /** The distance of the church's clocks from UTC. */
  zone?: string
} = {}) {
  const listeners = new Map<string, Listener>()
  const attributes = new Set<string>()
  const radios = ['light', 'system', 'dark'].map((value) => ({ value, checked: value === 'system' }))
  const kept = new Map(Object.entries({ token, handOff }))
  let loads = 0
  const refuse = () => {
    if (storage === 'refused') throw new Error('SecurityError')
  }
  const window = {
    document: {
      referrer,
      querySelectorAll: () => radios,
      querySelector: () => null as { parentElement: unknown } | null,
      documentElement: {
        scrollHeight: 5000,
        dataset: (zone ? { zone } : {}) as Record<string, string>,
        toggleAttribute: (name: string, isOn: boolean) => (isOn ? attributes.add(name) : attributes.delete(name)),
      },
    },
    localStorage: {
      getItem: (key: string) => {
        refuse()
        return { theme: theme ?? null, refreshToken, reading, font }[key] ?? null
      },
    },
    sessionStorage: {
      getItem(key: string) {
        refuse()
        return kept.get(key) ?? null
      },
      setItem(key: string, value: string) {
        refuse()
        kept.set(key, value)
      },
      removeItem(key: string) {
        refuse()
        kept.delete(key)
      },
    },
    navigator: line ? { connection: { effectiveType: line } } : {},
    location: { href: address, reload: () => loads++ },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, next: string) => {
        window.location.href = next
      },
    },
    handOff: undefined as { codigo: string; origem: string; isStep: boolean } | undefined,
    URL,
    URLSearchParams,
    JSON,
    scrollY: 0,
    innerHeight: 800,
    Math,
    navigation: {
      currentEntry: { index: 2 },
      activation: null as unknown,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  runInNewContext(firstScript, {
    ...window,
    window,
    get scrollY() {
      return window.scrollY
    },
  })
  return {
    attributes,
    radios,
    window,
    kept,
    loads: () => loads,
    themeOf: () => window.document.documentElement.dataset.theme,
    tell: (type: string, event?: unknown) => listeners.get(type)?.(event),
  }
}

test('a chosen theme is there before the page is painted; no choice, another value and a refused storage leave the system’s', () => {
  expect(open({ theme: 'dark' }).themeOf()).toBe('dark')
  expect(open({ theme: 'light' }).themeOf()).toBe('light')
  expect(open().themeOf()).toBeUndefined()
  expect(open({ theme: 'neon' }).themeOf()).toBeUndefined()
  expect(open({ theme: 'dark', storage: 'refused' }).themeOf()).toBeUndefined()
})

test('how somebody likes to read is there before the page is painted, and nothing is where nothing was chosen', () => {
  const readingOf = (visit: Parameters<typeof open>[0]) => open(visit).window.document.documentElement.dataset.reading
  expect(readingOf({ reading: 'size-5 night' })).toBe('size-5 night')
  expect(readingOf({})).toBeUndefined()
  expect(readingOf({ reading: 'size-5', storage: 'refused' })).toBeUndefined()
})

test('marks that the reader’s clocks show other times than the church’s', () => {
  const minutes = -new Date().getTimezoneOffset()
  const written = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
  const isElsewhere = (zone?: string) =>
    'elsewhere' in open(zone ? { zone } : {}).window.document.documentElement.dataset
  expect(isElsewhere(`${minutes < 0 ? '-' : '+'}${written}`)).toBe(false)
  expect(isElsewhere(`${minutes < 0 ? '+' : '-'}11:59`)).toBe(true)
  expect(isElsewhere()).toBe(false)
})

test('on a slow line a first visit reads without the reading font; a later one, and another line, with it', () => {
  const lateOf = (visit: Parameters<typeof open>[0]) => open(visit).window.document.documentElement.dataset.late
  expect(lateOf({ line: '3g' })).toBe('')
  expect(lateOf({ line: 'slow-2g' })).toBe('')
  expect(lateOf({ line: '3g', font: '1' })).toBeUndefined()
  expect(lateOf({ line: '4g' })).toBeUndefined()
  expect(lateOf({})).toBeUndefined()
})

test('marks that the web font is there', () => {
  const fontOf = (visit: Parameters<typeof open>[0]) => open(visit).window.document.documentElement.dataset.font
  expect(fontOf({ font: '1' })).toBe('')
  expect(fontOf({})).toBeUndefined()
})

test('the controls in the page as served show the chosen theme', () => {
  const { radios, tell } = open({ theme: 'dark' })
  tell('DOMContentLoaded')
  expect(radios.find(({ value }) => value === 'dark')?.checked).toBe(true)
})

test('a page counts as scrolled beyond 35 px, and no longer once it is back at its top', () => {
  const { attributes, window, tell } = open()
  for (const [scrollY, isScrolled] of [
    [35, false],
    [36, true],
    [0, false],
  ] as const) {
    window.scrollY = scrollY
    tell('scroll')
    expect(attributes.has('data-scrolled')).toBe(isScrolled)
  }
})

test('the bars leave while one reads down, and are back on the way up, near the top, at the end and after a leap', () => {
  const { attributes, window, tell } = open()
  for (const [scrollY, isAway] of [
    [119, false],
    [300, true],
    [310, true],
    [295, true],
    [280, false],
    [400, true],
    [60, false],
    [500, true],
    [1400, false],
    [1500, true],
    [2200, true],
    [2900, true],
    [3600, true],
    [4090, false],
  ] as const) {
    window.scrollY = scrollY
    tell('scroll')
    expect(attributes.has('data-away'), String(scrollY)).toBe(isAway)
  }
})

test('the bars stay once the end of what is read is in sight', () => {
  const { attributes, window, tell } = open()
  let bottom = 900
  window.document.querySelector = () => ({ parentElement: { getBoundingClientRect: () => ({ bottom }) } })
  window.scrollY = 300
  tell('scroll')
  expect(attributes.has('data-away')).toBe(true)
  bottom = 780
  window.scrollY = 400
  tell('scroll')
  expect(attributes.has('data-away')).toBe(false)
})

test('the way back is known, within the app and between documents; the way on is not it', () => {
  const { attributes, window, tell } = open()
  tell('navigate', { navigationType: 'traverse', destination: { index: 1 } })
  expect(attributes.has('data-back')).toBe(true)
  tell('navigate', { navigationType: 'push', destination: { index: -1 } })
  expect(attributes.has('data-back')).toBe(false)
  window.navigation.activation = { navigationType: 'traverse', entry: { index: 0 }, from: { index: 1 } }
  tell('pagereveal', {})
  expect(attributes.has('data-back')).toBe(true)
  window.navigation.activation = { navigationType: 'traverse', entry: { index: 1 }, from: { index: 0 } }
  tell('pagereveal', {})
  expect(attributes.has('data-back')).toBe(false)
})

test('a transition between documents that is cut short is nobody’s error', async () => {
  const { tell } = open()
  for (const event of ['pageswap', 'pagereveal']) {
    const ready = { catch: vi.fn() }
    tell(event, { viewTransition: { ready } })
    expect(ready.catch).toHaveBeenCalledOnce()
    tell(event, { viewTransition: null })
  }
})

test('a hand-off code leaves the address, and the document that later scripts can look into does not know it', () => {
  for (const address of [
    'http://church.example/live?token=abc&user=7&lang=es#now',
    'http://church.example/live?lang=es#token=abc&user=7',
  ]) {
    const first = open({ address, referrer: 'http://sister.example/path?q=1' })
    expect(first.window.location.href).toMatch(/^http:\/\/church\.example\/live\?lang=es(#now)?$/)
    expect([first.loads(), first.window.handOff]).toEqual([1, undefined])
    const second = open({ address: first.window.location.href, handOff: first.kept.get('handOff') ?? null })
    expect(second.window.handOff).toEqual({ codigo: 'abc', origem: 'http://sister.example', isStep: false })
    expect([second.loads(), second.kept.has('handOff')]).toEqual([0, false])
  }
  expect(open({ address: 'http://church.example/?user=7' }).window.location.href).toBe('http://church.example/?user=7')
})

test('a step that ends with the hand-off is known behind its code, and not by an address alone', () => {
  const behind = open({ address: 'http://church.example/user#token=abc&user=7&step=1' })
  expect(JSON.parse(behind.kept.get('handOff') ?? '')).toMatchObject({ codigo: 'abc', isStep: true })
  expect(behind.window.location.href).toBe('http://church.example/user')
  expect(open({ address: 'http://church.example/user#step=1' }).kept.has('handOff')).toBe(false)
})

test('a hand-off code goes on where the browser denies its storage, and is in no address either', () => {
  const { window, loads } = open({ address: 'http://church.example/#token=abc', storage: 'refused' })
  expect(window.handOff).toEqual({ codigo: 'abc', origem: '', isStep: false })
  expect([window.location.href, loads()]).toEqual(['http://church.example/', 0])
})

test('a page knows from the start that somebody may be logged in, save where an e-mail led to it', () => {
  const isExpected = (visit: Parameters<typeof open>[0]) =>
    open(visit).window.document.documentElement.dataset.member === ''
  expect(isExpected({})).toBe(false)
  expect(isExpected({ token: 'a.b.c' })).toBe(true)
  expect(isExpected({ refreshToken: 'r' })).toBe(true)
  expect(isExpected({ handOff: '{"codigo":"abc"}' })).toBe(true)
  expect(isExpected({ refreshToken: 'r', address: 'http://church.example/access#ativar=x' })).toBe(false)
  expect(isExpected({ refreshToken: 'r', address: 'http://church.example/access#convite=x' })).toBe(false)
  expect(isExpected({ refreshToken: 'r', address: 'http://church.example/access#codigo=x' })).toBe(false)
})
