import { expect, test } from 'vitest'
import { joinDocument, splitDocument } from './document-parts.ts'
import { withSleepingScripts } from './sleeping-scripts.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script nonce="m" type="module" async="">import "/a.js"</script></body></html>'
const enhancer = { address: '/assets/enhancer.js', wakes: 'rest', changesAt: new Date('2026-03-01T12:00:00Z') } as const
const asleep = (html: string) => joinDocument(withSleepingScripts(splitDocument(html, 'm'), enhancer, 'm'))

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

test('a page without the app keeps its text and gets no script', () => {
  const plain = '<html><head></head><body><p>Hi</p></body></html>'
  expect(asleep(plain)).toBe(plain)
})
