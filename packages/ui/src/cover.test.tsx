import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cover } from './cover.tsx'

test('one drawing shown twice has ids of its own each time, and refers to them', () => {
  const cover = <Cover seed="Mesa" colour="#224488" kind="lancets" />
  const html = renderToStaticMarkup(
    <>
      {cover}
      {cover}
    </>,
  )
  const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
  const references = Array.from(html.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
  expect(references).toEqual(ids)
})
