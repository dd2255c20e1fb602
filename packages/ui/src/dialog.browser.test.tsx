import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Leave the group" closeLabel="Close">
        <p>You can join again later.</p>
      </Dialog>
    </>
  )
}

async function openByKeyboard() {
  const screen = await render(<Opener />)
  await userEvent.keyboard('{Tab}{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Leave the group' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('an open dialog has no barrier', async () => {
  const { dialog } = await openByKeyboard()
  await expectAccessible(dialog.element())
})

test('a dialog that opens takes the focus', async () => {
  const { screen } = await openByKeyboard()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('Escape closes the dialog and returns the focus to its opener', async () => {
  const { screen, dialog } = await openByKeyboard()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the close button closes the dialog and returns the focus to its opener', async () => {
  const { screen, dialog } = await openByKeyboard()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})
