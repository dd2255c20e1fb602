import '../showcase/kit.css'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import type { ToastItem } from './toast.tsx'
import { ToastRegion } from './toast-region.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const saved: ToastItem = { id: 1, tone: 'success', text: 'The news is on the site.' }
const failed: ToastItem = { id: 2, tone: 'danger', text: 'The photo was not saved.' }
const removed = (onAct: () => void, id = 3): ToastItem => ({
  id,
  tone: 'success',
  text: `Removed ${id}.`,
  action: { label: 'Undo', onAct },
})

function Page({ initial }: { initial: readonly ToastItem[] }) {
  const [toasts, setToasts] = useState(initial)
  return (
    <>
      <button type="button">Remove</button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
        label="Messages"
        closeLabel="Close"
      />
    </>
  )
}

test('toasts of each tone have no barrier and stand in a polite region', async () => {
  const screen = await render(<Page initial={[saved, failed, removed(() => {})]} />)
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeVisible()
  expect(screen.container.querySelector('[aria-live="polite"]')?.textContent).toContain(saved.text)
  await expectAccessible(screen.container)
})

test('what was done leaves after six seconds, with an action after ten; what went wrong stays', async () => {
  vi.useFakeTimers()
  const screen = await render(<Page initial={[saved, failed, removed(() => {})]} />)
  await vi.advanceTimersByTimeAsync(6000)
  await expect.element(screen.getByText(saved.text)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Removed 3.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(4000)
  await expect.element(screen.getByText('Removed 3.')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(screen.getByText(failed.text)).toBeVisible()
})

test('a toast stays while it has the focus', async () => {
  vi.useFakeTimers()
  const screen = await render(<Page initial={[saved]} />)
  screen.getByRole('button', { name: 'Close' }).element().focus()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(screen.getByText(saved.text)).toBeVisible()
  screen.getByRole('button', { name: 'Remove' }).element().focus()
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await vi.advanceTimersByTimeAsync(6000)
  await expect.element(screen.getByText(saved.text)).not.toBeInTheDocument()
})

test('a fourth toast sends the oldest away, but trouble waits until there is room', async () => {
  const screen = await render(
    <Page initial={[failed, removed(() => {}, 4), removed(() => {}, 5), removed(() => {}, 6)]} />,
  )
  const texts = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  expect(texts()).toHaveLength(3)
  expect(texts().join()).not.toContain(failed.text)
  await screen.getByRole('button', { name: 'Close' }).first().click()
  expect(texts().join()).toContain(failed.text)

  const other = await render(<Page initial={[saved, ...[4, 5, 6].map((id) => removed(() => {}, id))]} />)
  await other.getByRole('button', { name: 'Close' }).last().click()
  expect(other.container.textContent).not.toContain(saved.text)
})

test('Undo acts once, and the focus goes back to where it came from', async () => {
  const onAct = vi.fn()
  const screen = await render(<Page initial={[removed(onAct)]} />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(onAct).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText('Removed 3.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
})
