import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { someReasons, someSettings } from '../testing/giving.ts'
import { QuickGift } from './quick-gift.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Answers by a part of the address; undefined is a server that fails. */
function open(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const [, answer] = Object.entries(answers).find(([part]) => address.includes(part)) ?? []
    return answer === undefined
      ? Response.json({ code: 'INTERNAL', message: 'no', requestId: 'r' }, { status: 500 })
      : Response.json(answer)
  })
  return renderPage(<QuickGift />)
}
const taking = { 'pagamento-motivo': someReasons, 'doacao-configuracao': someSettings }

test('a reason and an amount lead to the payment, in a tab of its own', async () => {
  const screen = await open(taking)
  const go = screen.getByRole('link')
  await expect.element(screen.getByRole('link', { name: /^Escolher o valor/ })).toBeVisible()
  await expect.element(go).toHaveAttribute('href', '/give?motivo=1')
  await screen.getByRole('button', { name: 'Missões' }).click()
  await screen.getByRole('radio', { name: 'R$ 50' }).click()
  await expect.element(screen.getByRole('link', { name: /^Contribuir com R\$\s50/ })).toBeVisible()
  await expect.element(go).toHaveAttribute('href', '/give?motivo=3&valor=50')
  await expect.element(go).toHaveAttribute('target', '_blank')
  await expectAccessible(screen.container)
})

test('amounts below the least of a reason are not offered for it', async () => {
  const reasons = someReasons.map((reason) => ({ ...reason, minimo: reason.id === 3 ? 5000 : null }))
  const screen = await open({ ...taking, 'pagamento-motivo': reasons })
  await screen.getByRole('radio', { name: 'R$ 20' }).click()
  await screen.getByRole('button', { name: 'Missões' }).click()
  await expect.element(screen.getByRole('radio', { name: 'R$ 20' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/give?motivo=3')
})

test('a church that takes no gifts online says so', async () => {
  const screen = await open({ ...taking, 'doacao-configuracao': { ...someSettings, metodos: [] } })
  await expect.element(screen.getByText('A igreja ainda não recebe contribuições por aqui.')).toBeVisible()
})

test('what could not be loaded is loaded again', async () => {
  const answers: Record<string, unknown> = {}
  const screen = await open(answers)
  const again = screen.getByRole('button')
  await expect.element(again).toBeVisible()
  Object.assign(answers, taking)
  await again.click()
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/give?motivo=1')
})
