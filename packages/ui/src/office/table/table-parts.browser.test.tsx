import '../../showcase/kit.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonClass } from '../../button.tsx'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { newsColumns } from '../../testing/news-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { KeysetPager } from './keyset-pager.tsx'

function Chooser() {
  const [hidden, setHidden] = useState<readonly string[]>(['published'])
  return (
    <>
      <ColumnChooser label="Columns" columns={newsColumns} hidden={hidden} onChange={setHidden} />
      <output>{hidden.join()}</output>
    </>
  )
}

test('columns are hidden and shown by boxes; the first has none', async () => {
  const screen = await render(<Chooser />)
  await screen.getByRole('button', { name: 'Columns' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Published' })).not.toBeChecked()
  await expectAccessible(screen.container)
  await screen.getByRole('checkbox', { name: 'State' }).click()
  await expect.element(screen.getByText('published,state')).toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Published' }).click()
  await expect.element(screen.getByText('state', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { name: 'Title' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

test('the bar of the selection says how many, offers all that match, and clears', async () => {
  const [onSelect, onClear] = [vi.fn(), vi.fn()]
  const bar = (isShown: boolean) => (
    <BulkBar
      isShown={isShown}
      label="Selected news"
      text="50 selected"
      all={{ label: 'Select all 312 that match', onSelect }}
      clearLabel="Select none"
      onClear={onClear}
    >
      <button type="button" className={buttonClass('quiet')}>
        Publish
      </button>
    </BulkBar>
  )
  const screen = await render(bar(false))
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.rerender(bar(true))
  await expect.element(screen.getByRole('status')).toHaveTextContent('50 selected')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Select all 312 that match' }).click()
  await screen.getByRole('button', { name: 'Select none' }).click()
  expect([onSelect.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
})

function Pages({ failsOnce = false }: { failsOnce?: boolean }) {
  const [shown, setShown] = useState(50)
  const [error, setError] = useState<string>()
  const load = () => {
    if (failsOnce && !error) return setError('The next page did not come.')
    setError(undefined)
    setShown((before) => before + 50)
  }
  return (
    <KeysetPager
      text={`${shown} of 150`}
      moreLabel="Show more"
      hasMore={shown < 150}
      isLoading={false}
      onMore={load}
      error={error}
    />
  )
}

test('more is loaded from where one is, and with the last page the focus stays in its place', async () => {
  const screen = await render(<Pages />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Show more' })).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('100 of 150')
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByText('150 of 150')).toHaveFocus()
})

test('a page that did not come is said, and the same button tries again', async () => {
  const screen = await render(<Pages failsOnce />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The next page did not come.')
  await expectAccessible(screen.container)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('while a page is loading a second press asks for nothing', async () => {
  const onMore = vi.fn()
  const screen = await render(<KeysetPager text="50" moreLabel="Show more" hasMore isLoading onMore={onMore} />)
  await screen.getByRole('button').click({ force: true })
  expect(onMore).not.toHaveBeenCalled()
})
