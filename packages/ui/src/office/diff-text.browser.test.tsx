import '../showcase/kit.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { DiffText } from './diff-text.tsx'

function Changes({ before, after }: { before: string; after: string }) {
  return (
    <DiffText
      before={before}
      after={after}
      removedLabel="Removed:"
      addedLabel="Added:"
      sameText="Nothing was changed."
    />
  )
}

test('what was taken out and put in is marked word by word, and said to those who hear it', async () => {
  const screen = await render(<Changes before="Baptism on Sunday at 10" after="Baptism on Saturday at 10" />)
  const words = (role: string) => screen.container.querySelector(role)?.textContent
  await expect.poll(() => words('del')).toBe('Removed: Sunday')
  expect(words('ins')).toBe('Added: Saturday')
  expect(screen.container.textContent).toContain('at 10')
  await expectAccessible(screen.container)
})

test('texts that are equal say so; one that was empty is added as a whole', async () => {
  const screen = await render(<Changes before="Tea" after="Tea" />)
  await expect.element(screen.getByText('Nothing was changed.')).toBeVisible()
  await screen.rerender(<Changes before="" after="Tea at noon" />)
  await expect.poll(() => screen.container.querySelector('ins')?.textContent).toBe('Added: Tea at noon')
  expect(screen.container.querySelector('del')).toBeNull()
})

test('markup in a text is shown as text', async () => {
  const screen = await render(<Changes before="" after="<img src=x onerror=alert(1)>" />)
  await expect.element(screen.getByText('<img src=x onerror=alert(1)>', { exact: false })).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
})
