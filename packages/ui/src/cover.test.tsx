import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'

test.each(['lancets', 'rose'] as const)(
  'one drawing (%s) shown twice has ids of its own each time, and refers to them',
  (kind) => {
    const cover = <Cover seed="Mesa" colour="#224488" kind={kind} />
    const html = renderToStaticMarkup(
      <>
        {cover}
        {cover}
      </>,
    )
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
    const references = Array.from(html.matchAll(/(?:url\(|href=")#([^)"]+)/g), ([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(references)).toEqual(new Set(ids))
  },
)

test('a page with many covers gets their files, each when it comes in sight', () => {
  const html = renderToStaticMarkup(<Cover seed="Mesa" colour="#224488" kind="rose" isFile />)
  expect(html).not.toContain('<svg')
  expect(html).toMatch(/<img loading="lazy" src="\/cover\/rose-side-224488-\w+\.svg" alt=""/)
})
