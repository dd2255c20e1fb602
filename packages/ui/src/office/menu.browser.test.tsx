import '../showcase/kit.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, expectTouchable } from '../testing/expect-accessible.ts'
import { Menu, type MenuEntry } from './menu.tsx'

const onEdit = vi.fn()
const onRemove = vi.fn()
const entries: readonly MenuEntry[] = [
  { kind: 'act', id: 'edit', label: 'Edit', icon: 'note', hint: 'E', onSelect: onEdit },
  { kind: 'link', id: 'site', label: 'See on the site', icon: 'external', href: '#site' },
  { kind: 'act', id: 'publish', label: 'Publish', isDisabled: true, onSelect: onEdit },
  { kind: 'line', id: 'line' },
  { kind: 'act', id: 'remove', label: 'Remove', icon: 'trash', tone: 'danger', onSelect: onRemove },
]

async function openMenu() {
  const screen = await render(
    <div className="flex justify-end p-8">
      <Menu label="Actions for Baptism" entries={entries} />
    </div>,
  )
  const button = screen.getByRole('button', { name: 'Actions for Baptism' })
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'Edit E' })).toHaveFocus()
  return { screen, button, menu: screen.getByRole('menu') }
}

test('an open menu has no barrier and lies below its button, within the window', async () => {
  const { screen, button, menu } = await openMenu()
  await expectAccessible(screen.container)
  const [around, below] = [button.element().getBoundingClientRect(), menu.element().getBoundingClientRect()]
  expect(below.top).toBeGreaterThanOrEqual(around.bottom)
  expect(Math.abs(below.right - around.right)).toBeLessThan(2)
  expect(below.left).toBeGreaterThanOrEqual(0)
})

test('on a phone the menu is a sheet at the foot of the window', async () => {
  await page.viewport(390, 844)
  const { screen, menu } = await openMenu()
  const { bottom, width } = menu.element().getBoundingClientRect()
  expect([bottom, width]).toEqual([844, 390])
  await expectTouchable(screen.container)
  await page.viewport(1024, 768)
})

test('arrow keys go round, Home and End to the ends, letters to what begins with them', async () => {
  const { screen } = await openMenu()
  const expectAt = (name: string) => expect.element(screen.getByRole('menuitem', { name })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expectAt('Remove')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expectAt('See on the site')
  await userEvent.keyboard('{End}')
  await expectAt('Remove')
  await userEvent.keyboard('{Home}')
  await expectAt('Edit E')
  await userEvent.keyboard('p')
  await expectAt('Publish')
})

test('Escape closes the menu and gives the focus back; Tab closes it too', async () => {
  const { screen, button, menu } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Edit E' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).not.toBeInTheDocument()
})

test('an act runs once, after the focus is back at the button; a disabled one does not run', async () => {
  const { screen, button, menu } = await openMenu()
  await screen.getByRole('menuitem', { name: 'Publish' }).click({ force: true })
  expect(onEdit).not.toHaveBeenCalled()
  onRemove.mockImplementation(() => expect(document.activeElement).toBe(button.element()))
  await screen.getByRole('menuitem', { name: 'Remove' }).click()
  expect(onRemove).toHaveBeenCalledTimes(1)
  await expect.element(menu).not.toBeInTheDocument()
})

test('a link of the menu closes it', async () => {
  const { screen, menu } = await openMenu()
  await screen.getByRole('menuitem', { name: 'See on the site' }).click()
  await expect.element(menu).not.toBeInTheDocument()
})
