import '../../showcase/kit.css'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, expectTouchable } from '../../testing/expect-accessible.ts'
import type { Filter, FilterTexts, FilterValues } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'

const filters: readonly Filter[] = [
  {
    kind: 'choices',
    id: 'state',
    label: 'State',
    isMany: true,
    options: [
      { value: 'DRAFT', label: 'Draft' },
      { value: 'PUBLISHED', label: 'Published' },
    ],
  },
  {
    kind: 'choices',
    id: 'author',
    label: 'Author',
    options: [
      { value: 'ana', label: 'Ana' },
      { value: 'jose', label: 'José' },
    ],
  },
  { kind: 'dates', id: 'published', label: 'Published', describe: (from, until) => `${from} to ${until}` },
]

const texts: FilterTexts = {
  bar: 'Filters',
  add: 'Add filter',
  remove: (label) => `Remove filter ${label}`,
  clear: 'Clear all',
  from: 'From',
  until: 'Until',
}

let values: FilterValues = {}
let query = ''

function Bar({ initial = {} }: { initial?: FilterValues }) {
  const [chosen, setChosen] = useState(initial)
  const [typed, setTyped] = useState('')
  values = chosen
  query = typed
  return (
    <FilterBar
      filters={filters}
      values={chosen}
      onChange={setChosen}
      search={{ label: 'Search news', submitLabel: 'Search', clearLabel: 'Clear', value: typed, onChange: setTyped }}
      texts={texts}
    />
  )
}

afterEach(async () => {
  await page.viewport(1024, 768)
})

test('a filter that is added opens by itself, and its chip says what it is set to', async () => {
  const screen = await render(<Bar />)
  await screen.getByRole('button', { name: 'Add filter' }).click()
  await screen.getByRole('menuitem', { name: 'State' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Draft' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await screen.getByRole('checkbox', { name: 'Published' }).click()
  expect(values).toEqual({ state: ['DRAFT', 'PUBLISHED'] })
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'State: Draft, Published' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Add filter' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'State' })).not.toBeInTheDocument()
})

test('a filter that was added and left unset goes again; one that is emptied stays while it is open', async () => {
  const screen = await render(<Bar initial={{ state: ['DRAFT'] }} />)
  await screen.getByRole('button', { name: 'Add filter' }).click()
  await screen.getByRole('menuitem', { name: 'Author' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Ana' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Author' })).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'State: Draft' }).click()
  await screen.getByRole('checkbox', { name: 'Draft' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Draft' })).toBeVisible()
  expect(values).toEqual({})
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('checkbox', { name: 'Draft' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'State' })).not.toBeInTheDocument()
})

test('days are given from and until, either of them alone as well', async () => {
  const screen = await render(<Bar />)
  await screen.getByRole('button', { name: 'Add filter' }).click()
  await screen.getByRole('menuitem', { name: 'Published' }).click()
  await screen.getByLabelText('From').fill('2026-05-01')
  expect(values).toEqual({ published: ['2026-05-01', ''] })
  await screen.getByLabelText('Until').fill('2026-05-19')
  await expectAccessible(screen.container)
  await expect.element(screen.getByRole('button', { name: 'Published: 2026-05-01 to 2026-05-19' })).toBeVisible()
})

test('a filter, or all of them, is taken out, and the focus stays at the bar', async () => {
  const screen = await render(<Bar initial={{ state: ['DRAFT'], author: ['ana'] }} />)
  await screen.getByRole('button', { name: 'Remove filter State' }).click()
  expect(values).toEqual({ author: ['ana'] })
  expect(document.activeElement).toBe(screen.container.querySelector('search'))
  await screen.getByRole('button', { name: 'Clear all' }).click()
  expect(values).toEqual({})
  expect(document.activeElement).toBe(screen.container.querySelector('search'))
})

test('the key / goes to the search; in a field it is a letter', async () => {
  const screen = await render(<Bar />)
  await userEvent.keyboard('/')
  await expect.element(screen.getByRole('searchbox', { name: 'Search news' })).toHaveFocus()
  await userEvent.keyboard('a/b')
  expect(query).toBe('a/b')
})

test('on a phone every part can be touched and nothing is wider than the window', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Bar initial={{ state: ['DRAFT', 'PUBLISHED'], author: ['ana'] }} />)
  await expectTouchable(screen.container)
  await expectAccessible(screen.container)
  expect(document.documentElement.scrollWidth).toBe(390)
})
