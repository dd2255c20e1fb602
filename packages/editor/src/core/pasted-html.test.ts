import { expect, test } from 'vitest'
import { inertMarkup, withoutScripts } from './pasted-html.ts'

test('handlers, styles and scripts go before anything is read', () => {
  const html = `<p onclick="a()" style='x' title="kept">um <b ONMOUSEOVER=b()>dois</b><script>c()</script><img/onerror=d()></p>`
  const clean = withoutScripts(html)
  expect(clean).not.toMatch(/onclick|\sstyle|onmouseover|script|onerror/i)
  expect(clean.replace(/<[^>]*>/g, '')).toBe('um dois')
  expect(clean).toContain('title="kept"')
})

test('words that only look like handlers stay', () => {
  const words = '<p title="a > b">um online = 1, style = 2, 3 < 4 <br/>onde="x"</p>'
  expect(withoutScripts(words)).toBe(words)
})

test('styles are kept under a name that no policy forbids, for those who read them', () => {
  expect(inertMarkup(`<style>a</style><b STYLE='font-weight:400' onclick=a()>um</b><!-- <i style="b"> -->`)).toBe(
    `<style>a</style><b data-STYLE='font-weight:400' >um</b>`,
  )
})

test('a text without an end takes no time to read', () => {
  for (const sign of ['<script', ' on', ' onx=', '<iframe>', ' style="']) withoutScripts(sign.repeat(5000))
})
