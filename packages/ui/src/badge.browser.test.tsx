import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge, type BadgeTone } from './badge.tsx'
import { Icon } from './icon.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

test.each<BadgeTone>(['plain', 'muted', 'brand', 'solid', 'success', 'warning', 'danger', 'light'])(
  'a badge of tone %s can be read in both sizes, in light and dark',
  async (tone) => {
    const screen = await render(
      <>
        <Badge tone={tone}>Paid</Badge>
        <Badge tone={tone} size="small">
          Today
        </Badge>
      </>,
    )
    await expect.element(screen.getByText('Paid')).toBeVisible()
    await expectAccessible(screen.container)
  },
)

test('the sign of a badge is drawn in its size and not read out', async () => {
  const screen = await render(
    <Badge tone="success" icon={<Icon name="check" />}>
      Paid
    </Badge>,
  )
  const sign = screen.container.querySelector('svg')
  expect(sign?.getBoundingClientRect().width).toBe(18)
  expect(sign?.closest('[aria-hidden="true"]')).not.toBeNull()
  await expect.element(screen.getByText('Paid')).toHaveTextContent('Paid')
})
