import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

const drawn = (count: number) =>
  renderToStaticMarkup(
    <Carousel
      label="Highlights"
      previousLabel="Previous"
      nextLabel="Next"
      positionText={(position) => `${position} of ${count}`}
      slides={Array.from({ length: count }, (_, index) => ({ key: index, content: `slide ${index + 1}` }))}
    />,
  )

test('every slide is there, says its position, and is the target of a dot, before any script', () => {
  const html = drawn(3)
  const targets = [...html.matchAll(/href="#([^"]+)" aria-label="(\d of 3)"/g)]
  expect(targets.map(([, , label]) => label)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  for (const [, id, label] of targets) expect(html).toContain(`id="${id}" role="group" aria-label="${label}"`)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
})

test('a single slide needs no controls, and many are counted instead of dotted', () => {
  expect(drawn(1)).not.toMatch(/<button|href=/)
  expect(drawn(8)).not.toContain('href=')
  expect(drawn(8)).toContain('>1 of 8</p>')
})
