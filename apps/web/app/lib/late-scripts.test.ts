import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Hi</p><script nonce="m" type="module" async="">import "/a.js"</script></body></html>'

test('no script preloads or runs by itself', () => {
  const html = withLateScripts(page, '[1]', 'm')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script nonce="m" type="text/app" data-modules="/a.js">import "/a.js"</script>')
})

test('route data cannot end the script it travels in', () => {
  const html = withLateScripts(page, '</script><script>alert(1)</script>\u2028&', 'm')
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('\\u003c/script\\u003e\\u003cscript\\u003ealert(1)')
  expect(html).toContain('\\u2028\\u0026')
})

test('data that looks like a replacement pattern arrives unchanged', () => {
  expect(withLateScripts(page, "$& $' $`", 'm')).toContain("$\\u0026 $' $`")
})

test('a page without the app keeps its text and gets no scripts', () => {
  const plain = '<html><body><p>Hi</p></body></html>'
  expect(withLateScripts(plain, '', 'm')).toBe(plain)
})
