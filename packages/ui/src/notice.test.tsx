import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notice } from './notice.tsx'

test('what went wrong is an alert, everything else waits its turn', () => {
  const roleOf = (tone: Parameters<typeof Notice>[0]['tone']) =>
    /role="(\w+)"/.exec(renderToStaticMarkup(<Notice tone={tone}>…</Notice>))?.[1]
  expect([roleOf('info'), roleOf('success'), roleOf('warning'), roleOf('danger')]).toEqual([
    'status',
    'status',
    'status',
    'alert',
  ])
})

test('inside a region that speaks for itself a message is no second one', () => {
  const html = renderToStaticMarkup(
    <Notice tone="danger" role="none">
      No answer
    </Notice>,
  )
  expect(html).toContain('No answer')
  expect(html).not.toContain('role=')
})

test('the button that sends it away is there only where it can be sent away, and has a name', () => {
  expect(renderToStaticMarkup(<Notice tone="info">…</Notice>)).not.toContain('<button')
  const html = renderToStaticMarkup(
    <Notice tone="info" dismiss={{ label: 'Close', onDismiss: () => {} }}>
      …
    </Notice>,
  )
  expect(html).toMatch(/<button type="button".*Close.*<\/button>/)
})
