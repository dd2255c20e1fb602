import { looks } from '@narthex/contract/churches/looks'
import { expect, test } from 'vitest'
import { brandCss, foreignCoversCss } from './brand-css.ts'
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

test('a look adds its own rules, and glass none', () => {
  expect(brandCss('#0e7c7b')).not.toContain('--radius-card')
  for (const look of looks.filter((each) => each !== 'glass')) {
    const css = brandCss('#0e7c7b', look)
    expect(css).toContain('--radius-card')
    expect(css).toContain('.church-hero:has(>[data-cover=drawn])')
    expect(css).not.toContain('undefined')
    expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)?.length ?? 0)
    expect(css.length).toBeLessThan(5000)
  }
})

test('covers of other looks have their own night, whatever brought it', () => {
  const css = foreignCoversCss()
  for (const root of [':root:not([data-theme=light])', '[data-theme=dark]'])
    for (const look of looks) expect(css).toContain(`${root} [data-cover][data-look=${look}]{filter:`)
  expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)?.length ?? 0)
})
