import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Portrait } from './portrait.tsx'

/** A transparent picture of one dot. */
const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test.each([
  ['Pra. Lídia de Souza Cavalcanti', 'LC'],
  ['Ruth', 'R'],
  ['Íris Ávila', 'ÍÁ'],
  ['', ''],
])('without a photo %j is shown as the initials %j', async (name, initials) => {
  const { container } = await render(<Portrait name={name} colour="#0e7c7b" photo={null} />)
  expect(container.textContent).toBe(initials)
})

test('with a photo no initials are shown', async () => {
  const { container } = await render(<Portrait name="Ruth" colour="#0e7c7b" photo={photo} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(photo)
  expect(container.textContent).toBe('')
})

test('a portrait is hidden from assistive technology: the name stands beside it', async () => {
  const screen = await render(<Portrait name="Ruth" colour="#0e7c7b" photo={photo} />)
  expect(screen.getByRole('img').elements()).toEqual([])
})
