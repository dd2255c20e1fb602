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

test('a dialog without a field opens on its title, from where the close button is next', async () => {
  const { screen } = await openByKeyboard()
  await expect.element(screen.getByRole('heading', { name: 'Leave the group' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test.each([
  [
    'the first one that can be filled in',
    'textarea',
    <>
      <input type="hidden" />
      <input aria-label="a" disabled />
      <input aria-label="b" hidden />
      <textarea aria-label="c" />
    </>,
  ],
  [
    'the chosen one of radio buttons',
    'input:checked',
    <>
      <input aria-label="a" type="radio" name="choice" />
      <input aria-label="b" type="radio" name="choice" defaultChecked />
    </>,
  ],
  [
    'a list to choose from',
    'select',
    <>
      <button type="button">b</button>
      <select aria-label="a" />
    </>,
  ],
])('a dialog with fields opens on %s', async (_, focused, fields) => {
  await render(
    <Dialog isOpen onClose={() => {}} title="Find" closeLabel="Close">
      {fields}
    </Dialog>,
  )
  expect(document.activeElement).toBe(document.querySelector(`dialog ${focused}`))
})

test('Escape closes the dialog and returns the focus to its opener', async () => {
  const { screen, dialog } = await openByKeyboard()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the close button closes the dialog and returns the focus to its opener', async () => {
  const { screen, dialog } = await openByKeyboard()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})
