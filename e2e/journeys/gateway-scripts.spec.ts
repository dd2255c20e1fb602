import { assembleApp } from '@narthex/api/app'
import { saveGatewayCredentials, savePaymentSettings } from '@narthex/api/modules/payments/methods/settings.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { expect, type Page } from '@playwright/test'
import { type GivingChurch, openGivingChurch } from '../giving-church.ts'
import { deep, running, test } from '../visit.ts'

/** The church takes cards and bank accounts by Stripe, whose script the journey plays. */
let church: GivingChurch
test.beforeEach(async ({ product }) => {
  church = await openGivingChurch(product)
  const methods = (['card', 'ach'] as const).map((method) => ({ method, gateway: 'stripe' as const }))
  const own = createOwnCall(product.platform.transactions.at(church.scope))
  await savePaymentSettings(assembleApp(product.platform).needs, own, { currency: 'USD', isLive: false, methods })
  const credentials = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  await saveGatewayCredentials(own, 'stripe', credentials)
})

/** Addresses elsewhere that the page asks for; a script there is answered empty. */
async function watchElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.protocol.startsWith('http') && !url.hostname.endsWith('localhost'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return asked
}

// What the script should have brought is missing: the form is not drawn, and says so.
test.use({ expectedErrors: [/Stripe could not be opened/] })

test('nothing of a gateway is loaded before its card form is opened, and its script is then', async ({ page }) => {
  const asked = await watchElsewhere(page)
  const form = { kind: 'script', reference: 'seti_1', clientSecret: 'secret', publicKey: 'pk_test_1' }
  await page.route('**/card/form', (route) => route.fulfill({ json: { formulario: form, dadosNecessarios: [] } }))
  await page.goto(`${church.address}/give?valor=50`)
  await running(page)
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/checkout$/)
  await page.reload()
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@example.org')
  await page.getByRole('radio', { name: /^Cartão/ }).click()
  await expect(page.getByRole('button', { name: 'Continuar para o cartão' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Continuar para o cartão' }).click()
  await expect.poll(() => asked).toEqual(['https://js.stripe.com/v3/'])
  await expect(page.getByText(/Não foi possível abrir o formulário do cartão/)).toBeVisible()
})

test("nothing of a gateway is loaded by the list of a member's cards", deep, async ({ page }) => {
  const asked = await watchElsewhere(page)
  await church.enter(page, '/user/cards')
  await expect(page.getByText('Nenhum cartão salvo')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('the numbers of a bank account go to the gateway alone, when they are sent', deep, async ({ page }) => {
  const asked = await watchElsewhere(page)
  await page.goto(`${church.address}/give?valor=50`)
  await running(page)
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/checkout$/)
  await page.reload()
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@example.org')
  await page.getByRole('radio', { name: /ACH/ }).click()
  await page.getByRole('button', { name: 'Continuar para a conta' }).click()
  const bodies: string[] = []
  page.on('request', (request) => void bodies.push(request.postData() ?? ''))
  await page.getByLabel('Número de roteamento (ABA)').fill('110000000')
  await page.getByLabel('Número da conta').fill('000123456789')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Contribuir com/ }).click()
  // The script that the journey plays leaves nothing behind, as one that could not be had.
  await expect(page.getByText(/O serviço de pagamento não respondeu/)).toBeVisible()
  expect(asked).toEqual(['https://js.stripe.com/v3/'])
  expect(bodies.join()).not.toContain('000123456789')
})
