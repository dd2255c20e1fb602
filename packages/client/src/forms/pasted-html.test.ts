import { expect, test } from 'vitest'
import { withoutScripts } from './pasted-html.ts'

test('handlers, styles and scripts go before anything is read', () => {
  const html = `<p onclick="a()" style='x' title="kept">um <b ONMOUSEOVER=b()>dois</b><script>c()</script><img/onerror=d()></p>`
  const clean = withoutScripts(html)
  expect(clean).not.toMatch(/onclick|style|onmouseover|script|onerror/i)
  expect(clean.replace(/<[^>]*>/g, '')).toBe('um dois')
  expect(clean).toContain('title="kept"')
})

test('words that only look like handlers stay', () => {
  expect(withoutScripts('<p>one = 1, style = 2</p>').replace(/\s+/g, ' ')).toContain('one')
})

test('a text without an end takes no time to read', () => {
  for (const sign of ['<script', ' on', ' onx=', '<iframe>', ' style="']) withoutScripts(sign.repeat(5000))
})
