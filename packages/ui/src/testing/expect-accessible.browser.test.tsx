import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './expect-accessible.ts'

test('a button without a name fails the check', async () => {
  const { container } = await render(<button type="button" />)
  await expect(expectAccessible(container)).rejects.toThrow('button-name')
})

test('text that is too faint in the dark theme alone fails the check', async () => {
  const { container } = await render(<p style={{ color: 'black' }}>Hard to read in the dark</p>)
  await expect(expectAccessible(container)).rejects.toThrow('axe in the dark theme')
})
