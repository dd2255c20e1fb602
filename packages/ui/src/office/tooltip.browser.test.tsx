import '../showcase/kit.css'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { placeByHand } from './anchored.ts'
import { Tooltip } from './tooltip.tsx'

const renderTip = () =>
  render(
    <div className="p-20">
      <Tooltip text="The site shows it at once.">
        {(described) => (
          <button type="button" {...described}>
            Publish
          </button>
        )}
      </Tooltip>
    </div>,
  )

test('the tip shows at focus, describes the button, and Escape hides it', async () => {
  const screen = await renderTip()
  const button = screen.getByRole('button', { name: 'Publish' })
  await expect.element(button).toHaveAccessibleDescription('The site shows it at once.')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('The site shows it at once.')).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('The site shows it at once.')).not.toBeVisible()
  await expect.element(button).toHaveFocus()
})

test('the tip shows under the pointer and goes with it', async () => {
  const screen = await renderTip()
  await userEvent.hover(screen.getByRole('button'))
  await expect.element(screen.getByText('The site shows it at once.')).toBeVisible()
  await userEvent.unhover(screen.getByRole('button'))
  await expect.element(screen.getByText('The site shows it at once.')).not.toBeVisible()
})

test('without anchors of the browser a panel is placed by hand, within the window', async () => {
  const screen = await render(
    <>
      <button type="button" className="fixed end-0 bottom-0">
        Open
      </button>
      <div data-testid="panel" className="fixed h-40 w-60">
        Panel
      </div>
    </>,
  )
  const [panel, anchor] = [screen.getByTestId('panel').element(), screen.getByRole('button').element()]
  if (!(panel instanceof HTMLElement && anchor instanceof HTMLElement)) throw new Error('no elements')
  placeByHand(panel, anchor, 'start', false)
  const [placed, around] = [panel.getBoundingClientRect(), anchor.getBoundingClientRect()]
  expect(placed.bottom).toBeLessThanOrEqual(around.top + 1)
  expect(placed.right).toBeLessThanOrEqual(innerWidth)
})
