import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Notice, type Tone } from './notice.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

test.each<readonly [Tone, 'status' | 'alert']>([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
])('a notice of tone %s has the role %s and no barrier', async (tone, role) => {
  const screen = await render(<Notice tone={tone}>Saved</Notice>)
  await expect.element(screen.getByRole(role)).toHaveTextContent('Saved')
  await expectAccessible(screen.container)
})

test('inside a region that is announced already a notice has no role', async () => {
  const screen = await render(
    <Notice tone="danger" role="none">
      No answer
    </Notice>,
  )
  await expect.element(screen.getByText('No answer')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('a notice is dismissed by keyboard', async () => {
  let count = 0
  const dismiss = { label: 'Close', onDismiss: () => (count += 1) }
  const screen = await render(
    <Notice tone="info" dismiss={dismiss}>
      Saved
    </Notice>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(count).toBe(1)
  await expectAccessible(screen.container)
})

test('a notice that cannot be dismissed has no button', async () => {
  const screen = await render(<Notice tone="info">Saved</Notice>)
  expect(screen.getByRole('button').elements()).toEqual([])
})
