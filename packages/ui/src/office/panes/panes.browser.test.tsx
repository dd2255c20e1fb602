import '../../showcase/kit.css'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { SidePanel } from './side-panel.tsx'
import { SplitPane } from './split-pane.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
})

function Split() {
  const [percent, setPercent] = useState(40)
  return (
    <SplitPane
      main={<p className="min-h-40">Form</p>}
      aside={<p>Preview</p>}
      label="Width of the preview"
      percent={percent}
      onPercent={setPercent}
    />
  )
}

test('the line between two panes is moved by arrow keys, within its limits', async () => {
  const screen = await render(<Split />)
  const line = screen.getByRole('separator', { name: 'Width of the preview' })
  await expectAccessible(screen.container)
  line.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(line).toHaveAttribute('aria-valuenow', '45')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(line).toHaveAttribute('aria-valuenow', '70')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(line).toHaveAttribute('aria-valuenow', '20')
})

test('the line between two panes is dragged', async () => {
  const screen = await render(<Split />)
  const line = screen.getByRole('separator', { name: 'Width of the preview' })
  await userEvent.dragAndDrop(line, screen.getByText('Preview'), { targetPosition: { x: 100, y: 10 } })
  await expect.poll(() => Number(line.element().getAttribute('aria-valuenow'))).toBeLessThan(40)
})

test('on a phone the panes stand below each other', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Split />)
  const [form, preview] = ['Form', 'Preview'].map((text) => screen.getByText(text).element().getBoundingClientRect())
  expect(preview?.top).toBeGreaterThanOrEqual(form?.bottom ?? 0)
  await expect.element(screen.getByRole('separator')).not.toBeInTheDocument()
})

function Panel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        History
      </button>
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="History of the news"
        closeLabel="Close"
        foot={<button type="button">Restore</button>}
      >
        <p>Ana changed the title.</p>
      </SidePanel>
    </>
  )
}

test('a side panel opens on its title, lies at the side, and Escape gives the focus back', async () => {
  const screen = await render(<Panel />)
  await userEvent.keyboard('{Tab}{Enter}')
  const panel = screen.getByRole('dialog', { name: 'History of the news' })
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  await expectAccessible(panel.element())
  const { right, left, height } = panel.element().getBoundingClientRect()
  expect([right, height]).toEqual([1024, 768])
  expect(left).toBeGreaterThan(400)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'History' })).toHaveFocus()
})

test('on a phone a side panel is the whole window', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Panel />)
  await screen.getByRole('button', { name: 'History' }).click()
  const { width, height } = screen.getByRole('dialog').element().getBoundingClientRect()
  expect([width, height]).toEqual([390, 844])
})
