import { expect, test } from 'vitest'
import { brandCss } from './brand-css.ts'
import { createPalette } from './palette.ts'

const { light, dark } = createPalette('#0e7c7b')
const rules = [...brandCss('#0e7c7b').matchAll(/([^{}]*)\{(--[^{}]*)\}/g)].map(([, selector, body]) => ({
  selector,
  canvas: /--canvas:([^;]*)/.exec(body ?? '')?.[1],
}))

test('the system chooses the scheme until the reader does, and what is dark by itself stays dark', () => {
  expect(rules).toEqual([
    {
      selector: ':root,[data-theme=light],[data-reading~=sepia][data-reading]:has(.reading-page)',
      canvas: light.canvas,
    },
    { selector: ':root:not([data-theme=light])', canvas: dark.canvas },
    { selector: '[data-theme=dark],[data-reading~=night][data-reading]:has(.reading-page)', canvas: dark.canvas },
  ])
  expect(brandCss('#0e7c7b')).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])')
})

test('paper is light, whatever the reader or the system has chosen', () => {
  const [onPaper = ''] = brandCss('#0e7c7b').split('@media screen')
  expect(onPaper).toContain(light.canvas)
  expect(onPaper).not.toContain(dark.canvas)
})

test('every colour of the scheme is named in each rule', () => {
  const names = Object.keys(light).length
  expect(brandCss('#0e7c7b').match(/--[a-z-]+:/g)).toHaveLength(names * rules.length)
})
