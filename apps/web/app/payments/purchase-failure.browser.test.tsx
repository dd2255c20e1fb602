import { ApiError, NoResponseError } from '@narthex/contract/client'
import { purchaseRemedies } from '@narthex/contract/payments/purchase-remedies'
import { purchaseErrors } from '@narthex/locales/pt/purchase-errors'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { PurchaseFailure } from './purchase-failure.tsx'

const fault = (code: string, status = 409) => new ApiError(status, { code, message: 'no', requestId: 'r' } as never)
const codes = Object.keys(purchaseRemedies) as (keyof typeof purchaseRemedies)[]

test.each(codes)('%s is told with its remedy', async (code) => {
  const onRemedy = vi.fn()
  const screen = await renderPage(<PurchaseFailure error={fault(code)} onRemedy={onRemedy} />)
  await expect.element(screen.getByText(purchaseErrors[code])).toBeVisible()
  await screen.getByRole('button', { name: purchaseErrors.remedies[purchaseRemedies[code]] }).click()
  expect(onRemedy).toHaveBeenCalledWith(purchaseRemedies[code])
})

test('what is not known begins the purchase again', async () => {
  const onRemedy = vi.fn()
  const screen = await renderPage(<PurchaseFailure error={fault('SOMETHING_ELSE', 500)} onRemedy={onRemedy} />)
  await expect.element(screen.getByText(purchaseErrors.fallback)).toBeVisible()
  await screen.getByRole('button', { name: 'Começar de novo' }).click()
  expect(onRemedy).toHaveBeenCalledWith('restart')
})

test('a call without an answer is sent again, not the purchase begun again', async () => {
  const onRemedy = vi.fn()
  const screen = await renderPage(<PurchaseFailure error={new NoResponseError()} onRemedy={onRemedy} />)
  await expect.element(screen.getByText(/confira a conexão/)).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(onRemedy).toHaveBeenCalledWith('retry')
})
