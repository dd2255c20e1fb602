import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

test('the field is named, filled with what was searched for, and sent by a button with a name', () => {
  const html = renderToStaticMarkup(
    <SearchField
      name="q"
      label="Name or address"
      submitLabel="Search"
      clearLabel="Clear"
      value="a “b” <c>"
      onChange={() => {}}
    />,
  )
  expect(html).toMatch(/<input type="search" aria-label="Name or address"[^>]* name="q" value="a “b” &lt;c&gt;"/)
  expect(html).toMatch(/<button type="submit".*>Search<\/span>/)
  expect(html).toMatch(/<button type="button".*>Clear<\/span>/)
})
