import { expect, test } from 'vitest'
import { joinDocument, splitDocument } from './app/document/document-parts.ts'
import { type StyleRule, usedStyle, withPageStyle } from './app/document/page-style.ts'
import { listRules } from './page-styles.ts'

/** The part of the sheet that a page with these classes gets. */
const used = (css: string, ...classes: string[]) => usedStyle(listRules(css, '/assets/'), new Set(classes))

const sheet = `@layer base,utilities;@property --a{syntax:"*";inherits:false}
@font-face{font-family:F;src:url(./f.woff2)}
@layer base{a{color:red}}
@layer utilities{.one{top:0}.two{top:1px}@media (width>=48rem){.md\\:one{top:2px}.md\\:two{top:3px}}}`

test('a page has the rules of its own classes, in their layers and conditions', () => {
  const always =
    '@layer base,utilities;@property --a{syntax:"*";inherits:false}@font-face{font-family:F;src:url(/assets/f.woff2)}@layer base{a{color:red}}'
  expect(used(sheet)).toBe(always)
  expect(used(sheet, 'one')).toBe(`${always}@layer utilities{.one{top:0}}`)
  expect(used(sheet, 'two', 'md:one')).toBe(
    `${always}@layer utilities{.two{top:1px}@media (width>=48rem){.md\\:one{top:2px}}}`,
  )
})

test.each([
  ['one selector of several', '.a,.b{top:0}', ['b'], true],
  ['only a part of a selector', '.a .b{top:0}', ['a'], false],
  ['all parts of a selector', '.a>.b.c{top:0}', ['a', 'b', 'c'], true],
  ['a class that must not be there', '.a:not(.b){top:0}', ['a'], true],
  ['one class of alternatives', '.a:is(:where(.b):hover *,.c){top:0}', ['a'], true],
  ['an escaped class', '.w-1\\/2:hover{top:0}', ['w-1/2'], true],
  [
    'a class with brackets and a functional name',
    '.\\[\\&\\:not\\(\\:last-child\\)\\]\\:a{top:0}',
    ['[&:not(:last-child)]:a'],
    true,
  ],
  ['a class that begins with a digit', '.\\32 xl{top:0}', ['2xl'], true],
  ['no class at all', ':root[data-x]{top:0}', [], true],
])('a rule stays by %s', (_, css, classes, stays) => {
  expect(used(css, ...classes)).toBe(stays ? css : '')
})

test('the links to known sheets are replaced, whatever the order of their attributes', () => {
  const rules: StyleRule[] = [{ within: [], css: '.a\\&b{top:0}', needs: [['a&b']] }]
  const page = (head: string) => `<html><head>${head}</head><body><p class="x a&amp;b">.</p></body></html>`
  const write = (html: string) => joinDocument(withPageStyle(splitDocument(html, 'm'), { '/assets/s.css': rules }, 'm'))
  const style = '<style nonce="m" data-sheet="/assets/s.css#">.a\\&b{top:0}</style>'
  for (const link of [
    '<link nonce="m" rel="stylesheet" href="/assets/s.css#"/>',
    '<link rel="stylesheet" href="/assets/s.css#" nonce="m"/>',
  ])
    expect(write(page(link))).toBe(page(style))
  const unknown = page('<link rel="stylesheet" href="/app/app.css"/>')
  expect(write(unknown)).toBe(unknown)
})
