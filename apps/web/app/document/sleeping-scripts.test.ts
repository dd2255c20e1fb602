import { expect, test } from 'vitest'
import { joinDocument, splitDocument } from './document-parts.ts'
import { type Enhancer, withSleepingScripts } from './sleeping-scripts.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script nonce="m" type="module" async="">import "/a.js"</script></body></html>'
const enhancer: Enhancer = {
  address: '/assets/enhancer.js',
  wakes: 'rest',
  changesAt: new Date('2026-03-01T12:00:00Z'),
  later: [],
}
const asleep = (html: string, given: Partial<Enhancer> = {}) =>
  joinDocument(withSleepingScripts(splitDocument(html, 'm'), { ...enhancer, ...given }, 'm'))

test('the app neither preloads nor runs by itself', () => {
  const html = asleep(page)
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<script nonce="m" type="text/app" data-modules="/a.js">import "/a.js"</script>')
})

test('the enhancer is the one script file of the page, and knows when to wake it and when it changes', () => {
  const html = asleep(page)
  expect(html.match(/<script[^>]* src="[^"]*"[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/enhancer.js" data-wakes="rest" data-changes-at="2026-03-01T12:00:00.000Z">',
  ])
})

test('what the app loads as soon as it is awake is asked for with its modules', () => {
  expect(asleep(page, { later: ['/b.js', '/a.js'] })).toContain('data-modules="/a.js /b.js"')
})

test('a page that wakes at once asks for its modules itself', () => {
  const html = asleep(page, { wakes: 'load', later: ['/b.js'] })
  expect(html).toContain('<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>')
  expect(html).toContain('type="text/app" data-modules="/a.js /b.js"')
})

test('a page without the app keeps its text and gets no script', () => {
  const plain = '<html><head></head><body><p>Hi</p></body></html>'
  expect(asleep(plain)).toBe(plain)
})
