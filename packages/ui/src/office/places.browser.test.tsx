import '../showcase/kit.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonClass } from '../button.tsx'
import { expectAccessible, expectTouchable } from '../testing/expect-accessible.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { EmptyTable } from './empty-table.tsx'
import { OfficeLinkProvider } from './link-context.tsx'
import { PropertyList } from './property-list.tsx'
import { StatTile } from './stat-tile.tsx'

const places = [
  { label: 'Content', href: '/content' },
  { label: 'News', href: '/content/news' },
  { label: 'Baptism by the river', href: '/content/news/1' },
]

test('a breadcrumb names the current page and leads to those above', async () => {
  const screen = await render(<Breadcrumb label="You are here" places={places} />)
  await expect.element(screen.getByRole('link', { name: 'Content' })).toHaveAttribute('href', '/content')
  await expect.element(screen.getByText('Baptism by the river')).toHaveAttribute('aria-current', 'page')
  await expectAccessible(screen.container)
})

test('on a phone the breadcrumb is the way to the place above', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Breadcrumb label="You are here" places={places} />)
  await expect.element(screen.getByRole('link', { name: 'News' })).toBeVisible()
  await expect.element(screen.getByText('Content')).not.toBeVisible()
  await expectTouchable(screen.container)
  await page.viewport(1024, 768)
})

test('links are those of the app around the kit', async () => {
  const screen = await render(
    <OfficeLinkProvider value={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
      <Breadcrumb label="You are here" places={places} />
    </OfficeLinkProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/app/content/news')
})

test('properties without a value say so', async () => {
  const screen = await render(
    <PropertyList
      nothing="Not set"
      properties={[
        { label: 'Name', value: 'Maré', action: <button type="button">Copy</button> },
        { label: 'Members', value: 0 },
        { label: 'Phone', value: '' },
        { label: 'E-mail', value: undefined },
      ]}
    />,
  )
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['MaréCopy', '0', 'Not set', 'Not set'])
  await expectAccessible(screen.container)
})

test('a number leads to what it counts, and says its change in words', async () => {
  const screen = await render(
    <StatTile
      label="New people"
      value="12"
      href="/people"
      change={{ text: '3 more than last week', direction: 'up', tone: 'success' }}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'New people' })).toHaveAttribute('href', '/people')
  await expect.element(screen.getByText('3 more than last week')).toBeVisible()
  await expectAccessible(screen.container)
})

test('an empty list has its sentence, its example and its button', async () => {
  const screen = await render(
    <EmptyTable sentence="News tell the church what is new." example="“Baptism on Sunday at 10”">
      <button type="button" className={buttonClass('primary')}>
        Write the first news
      </button>
    </EmptyTable>,
  )
  await expect.element(screen.getByRole('button', { name: 'Write the first news' })).toBeVisible()
  await expectAccessible(screen.container)
})
