import '../../showcase/kit.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, expectTouchable } from '../../testing/expect-accessible.ts'
import { SortableList } from './sortable-list.tsx'

function MenuItems() {
  const [items, setItems] = useState<readonly string[]>(['Home', 'Events', 'Giving', 'Contact'])
  return (
    <SortableList
      label="Menu"
      items={items}
      itemId={(item) => item}
      itemName={(item) => item}
      renderItem={(item) => item}
      onOrder={setItems}
      texts={{
        moveUp: (name) => `Move ${name} up`,
        moveDown: (name) => `Move ${name} down`,
        moved: (name, position, count) => `${name} is now ${position} of ${count}`,
      }}
    />
  )
}

async function renderList() {
  const screen = await render(<MenuItems />)
  const order = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[data-sort-id]')].map(({ dataset }) => dataset.sortId).join(' ')
  return { screen, order }
}

test('buttons move an item, say where it is, and keep the focus', async () => {
  const { screen, order } = await renderList()
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  const down = screen.getByRole('button', { name: 'Move Home down' })
  await down.click()
  expect(order()).toBe('Events Home Giving Contact')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Home is now 2 of 4')
  await expect.element(down).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  expect(order()).toBe('Events Giving Contact Home')
  await expect.element(down).toHaveAttribute('aria-disabled', 'true')
  await expect.element(down).toHaveFocus()
  await expectAccessible(screen.container)
})

test('an item is dragged by its handle to before or after another one', async () => {
  const { screen, order } = await renderList()
  const item = (name: string) => screen.container.querySelector<HTMLElement>(`[data-sort-id="${name}"]`)
  const handle = () => item('Home')?.querySelector('[data-sort-handle]')
  await userEvent.hover(screen.getByText('Events'))
  await expect.poll(() => item('Home')?.getAttribute('draggable')).toBe('true')
  const [from, to] = [handle(), item('Giving')]
  if (!from || !to) throw new Error('no items')
  const { height, width } = to.getBoundingClientRect()
  await userEvent.dragAndDrop(from, to, { targetPosition: { x: width / 2, y: height - 4 } })
  await expect.poll(order).toBe('Events Giving Home Contact')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Home is now 3 of 4')
})
