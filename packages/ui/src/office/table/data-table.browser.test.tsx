import '../../showcase/kit.css'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, expectTouchable } from '../../testing/expect-accessible.ts'
import { type News, newsColumns, newsRows, newsTexts } from '../../testing/news-table.tsx'
import { OfficeLinkProvider } from '../link-context.tsx'
import type { TableSort } from './data-column.ts'
import { DataTable } from './data-table.tsx'
import { countSelected, nothingSelected, type Selection, selectMatching } from './selection.ts'

interface ListProps {
  readonly rows?: readonly News[]
  readonly isLoading?: boolean
  readonly initial?: Selection
  readonly hidden?: readonly string[]
  readonly letters?: 'page' | 'table'
  readonly total?: number
}

const opened: string[] = []
let selected: Selection = nothingSelected
let sorted: TableSort | undefined

function List({
  rows = newsRows(3),
  isLoading = false,
  initial = nothingSelected,
  hidden,
  letters,
  total = 312,
}: ListProps) {
  const [selection, setSelection] = useState<Selection>(initial)
  const [sort, setSort] = useState<TableSort>()
  selected = selection
  sorted = sort
  return (
    <OfficeLinkProvider
      value={({ href, children, onClick: _, ...link }) => (
        <a
          {...link}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            opened.push(href)
          }}
        >
          {children}
        </a>
      )}
    >
      <DataTable
        label="News"
        columns={newsColumns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => `/news/${id}`}
        rowActions={({ id }) => [{ kind: 'act', id: 'copy', label: 'Copy', onSelect: () => opened.push(`copy ${id}`) }]}
        total={total}
        isLoading={isLoading}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        hidden={hidden}
        letters={letters}
        empty={<p>News tell what is new.</p>}
        texts={newsTexts}
      />
    </OfficeLinkProvider>
  )
}

afterEach(async () => {
  opened.length = 0
  await page.viewport(1024, 768)
})

test('a table has no barrier, says its true number of rows, and where each row stands', async () => {
  const screen = await render(<List />)
  const table = screen.getByRole('table', { name: 'News' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '313')
  await expect.element(screen.getByRole('row', { name: /News 2/ })).toHaveAttribute('aria-rowindex', '4')
  await expect.element(screen.getByRole('rowheader', { name: 'News 2' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('while the first rows come their shape is shown and said; without rows the empty list', async () => {
  const screen = await render(<List rows={[]} isLoading />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.rerender(<List rows={[]} />)
  await expect.element(screen.getByText('News tell what is new.')).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('j and k move the focus from row to row, x selects, Enter opens', async () => {
  const screen = await render(<List />)
  const expectAt = (name: RegExp) => expect.element(screen.getByRole('row', { name })).toHaveFocus()
  await userEvent.keyboard('j')
  await expectAt(/News 0/)
  await userEvent.keyboard('jjjj')
  await expectAt(/News 2/)
  await userEvent.keyboard('k')
  await expectAt(/News 1/)
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 1' })).toBeChecked()
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 1' })).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['/news/1'])
})

test('Tab reaches one row, and in it what can be pressed', async () => {
  const screen = await render(<List />)
  await userEvent.keyboard('jj')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 1' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'News 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['/news/1'])
})

test('letters typed into a field are letters, and with single letters switched off they need the focus in the table', async () => {
  const screen = await render(
    <>
      <input aria-label="Search" />
      <List letters="table" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Search'), 'jx')
  await expect.element(screen.getByLabelText('Search')).toHaveValue('jx')
  screen.getByLabelText('Search').element().blur()
  await userEvent.keyboard('jx')
  expect(countSelected(selected)).toBe(0)
  screen
    .getByRole('row', { name: /News 0/ })
    .element()
    .focus()
  await userEvent.keyboard('jx')
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 1' })).toBeChecked()
})

test('a click beside what can be pressed opens the row; on its box, its menu or with text selected it does not', async () => {
  const screen = await render(<List />)
  await screen.getByRole('cell', { name: 'Draft' }).first().click()
  expect(opened).toEqual(['/news/0'])
  await screen.getByRole('checkbox', { name: 'Select News 1' }).click()
  await screen.getByRole('button', { name: 'Actions for News 1' }).click()
  await screen.getByRole('menuitem', { name: 'Copy' }).click()
  await screen.getByRole('link', { name: 'News 2' }).click()
  expect(opened).toEqual(['/news/0', 'copy 1', '/news/2'])
})

test('Shift selects all rows from the last one; the box of the head selects all shown, and shows when only some are', async () => {
  const screen = await render(<List rows={newsRows(5)} />)
  const all = screen.getByRole('checkbox', { name: 'Select all shown' })
  await screen.getByRole('checkbox', { name: 'Select News 1' }).click()
  await expect.element(all).toBePartiallyChecked()
  await screen.getByRole('checkbox', { name: 'Select News 3' }).click({ modifiers: ['Shift'] })
  expect(countSelected(selected)).toBe(3)
  await all.click()
  await expect.element(all).toBeChecked()
  expect(countSelected(selected)).toBe(5)
  await expectAccessible(screen.container)
  await all.click()
  expect(countSelected(selected)).toBe(0)
})

test('of all that match a row is taken out, and others stay selected though they were never loaded', async () => {
  const screen = await render(<List initial={selectMatching('', 312)} />)
  await screen.getByRole('checkbox', { name: 'Select News 1' }).click()
  expect(selected).toEqual({ kind: 'matching', filter: '', seen: 312, except: new Set(['1']) })
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 2' })).toBeChecked()
})

test('the heads of columns sort: the first direction, the other one, the usual order', async () => {
  const screen = await render(<List />)
  const head = screen.getByRole('columnheader', { name: 'Published' })
  const button = screen.getByRole('button', { name: 'Published' })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await button.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  expect(sorted).toEqual({ column: 'published', direction: 'desc' })
  await button.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await button.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  expect(sorted).toBeUndefined()
  await expect.element(screen.getByRole('button', { name: 'State' })).not.toBeInTheDocument()
})

test('hidden columns are gone; the first one stays', async () => {
  const screen = await render(<List hidden={['state', 'title']} />)
  await expect.element(screen.getByRole('columnheader', { name: 'State' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('rowheader', { name: 'News 0' })).toBeVisible()
})

test('on a phone the rows are cards that do all that rows do', async () => {
  await page.viewport(390, 844)
  const screen = await render(<List />)
  await expect.element(screen.getByRole('list', { name: 'News' })).toBeVisible()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  await userEvent.keyboard('jjx')
  await expect.element(screen.getByRole('checkbox', { name: 'Select News 1' })).toBeChecked()
  await screen.getByLabelText('Sort by').selectOptions('Published, newest first')
  expect(sorted).toEqual({ column: 'published', direction: 'desc' })
  await screen.getByRole('link', { name: 'News 2' }).click()
  expect(opened).toEqual(['/news/2'])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('of thousands of rows those in sight are drawn, and the keyboard goes on through all of them', async () => {
  const screen = await render(<List rows={newsRows(5000)} total={5000} />)
  const rows = () => screen.container.querySelectorAll('tr[data-row]').length
  await expect.poll(rows).toBeLessThan(80)
  expect(screen.container.getBoundingClientRect().height).toBeGreaterThan(5000 * 40)
  await userEvent.keyboard('j'.repeat(40))
  await expect.element(screen.getByRole('row', { name: /News 39 / })).toHaveFocus()
  expect(rows()).toBeLessThan(120)
  window.scrollTo(0, 4000 * 45)
  await expect.poll(() => screen.container.querySelector('[data-row="4000"]')).not.toBeNull()
  // The row with the focus is still there, and so is the way on from it.
  await expect.element(screen.getByRole('row', { name: /News 39 / })).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('row', { name: /News 40 / })).toHaveFocus()
  await expectAccessible(screen.container)
})
