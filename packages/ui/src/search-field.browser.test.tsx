import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './search-field.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

function Search({ initial, onSubmit }: { initial: string; onSubmit?: (query: unknown) => void }) {
  const [value, setValue] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(new FormData(event.currentTarget).get('q'))
      }}
    >
      <SearchField
        name="q"
        label="Name or address"
        submitLabel="Search"
        clearLabel="Clear"
        value={value}
        onChange={setValue}
      />
    </form>
  )
}

test.each(['', 'a “b” <c>'])('the field has no barrier when it holds %j', async (initial) => {
  const { container } = await render(<Search initial={initial} />)
  await expectAccessible(container)
})

test('the clear button empties the field and returns the focus to it', async () => {
  const screen = await render(<Search initial="Ponte" />)
  const field = screen.getByRole('searchbox', { name: 'Name or address' })
  await expect.element(field).toHaveValue('Ponte')
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('an empty field shows no clear button', async () => {
  const screen = await render(<Search initial="" />)
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect.element(screen.getByText('Clear')).not.toBeVisible()
})

test('Enter and the search button send what was typed', async () => {
  const queries: unknown[] = []
  const screen = await render(<Search initial="" onSubmit={(query) => queries.push(query)} />)
  await screen.getByRole('searchbox').fill('a “b” <c>')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Search' }).click()
  expect(queries).toEqual(['a “b” <c>', 'a “b” <c>'])
})
