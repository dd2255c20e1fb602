import { expect, test } from 'vitest'
import { findElements, withoutScripts } from './html-elements.ts'

const html = '<p>a</p><script async="">b<c</script>d<style>e{}</style><script></script>f<script>no end'

test('finds elements with what they hold', () => {
  expect(findElements(html, 'script').map(({ attributes, content }) => [attributes, content])).toEqual([
    [' async=""', 'b<c'],
    ['', ''],
  ])
  expect(findElements(html, 'style').map(({ content }) => content)).toEqual(['e{}'])
})

test('takes scripts out and leaves the rest', () => {
  expect(withoutScripts(html)).toBe('<p>a</p>d<style>e{}</style>f<script>no end')
})
