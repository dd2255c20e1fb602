import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useResult } from './use-result.tsx'

function List() {
  const { result, announce, complain } = useResult()
  const [isThere, setThere] = useState(true)
  return (
    <>
      {result}
      {isThere && (
        <button
          type="button"
          onClick={() => {
            setThere(false)
            announce('Removed')
          }}
        >
          Remove
        </button>
      )}
      <button type="button" onClick={() => complain('Not saved')}>
        Save
      </button>
    </>
  )
}

test('what was done is said and takes the focus that would be lost with its button', async () => {
  const screen = await render(<List />)
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText('Removed')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('Removed')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await expectAccessible(screen.container)
})

test('what was not done is said, and the focus stays where it can be tried again', async () => {
  const screen = await render(<List />)
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(screen.getByText('Not saved')).toBeVisible()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(save).toHaveFocus()
})
