import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openPayingChurch, type PayingChurch } from '../paying-church.ts'
import { story, test } from '../visit.ts'

const inDeep = { tag: ['@deep', '@both-widths'] }

let church: PayingChurch
test.beforeEach(async ({ product }) => {
  church = await openPayingChurch(product)
})

const addLink = (page: Page) => page.getByRole('link', { name: 'Adicionar cartão' }).filter({ visible: true })

async function addCard(page: Page, numero: string): Promise<void> {
  await addLink(page).click()
  await page.getByLabel('Número do cartão').fill(numero)
  await page.getByLabel('Nome no cartão').fill('ANA SOUZA')
  await page.getByLabel('Validade').fill('12/39')
  await page.getByLabel('Código de segurança').fill('123')
  await page.getByRole('button', { name: 'Salvar cartão' }).click()
}

test('a member saves two cards, changes the default and removes one', inDeep, async ({ page }) => {
  await church.enter(page, '/user/cards')
  await expect(page.getByText('Nenhum cartão salvo')).toBeVisible()

  await addCard(page, '4111111111111111')
  await expect(page.getByText('Visa final 1111 foi adicionado.')).toBeVisible()
  await addCard(page, '5555555555554444')
  await expect(page.getByText('Mastercard final 4444 foi adicionado.')).toBeVisible()
  await expect(page.getByText('Visa final 1111, Principal')).toBeAttached()

  await page.getByRole('button', { name: 'Usar como principal: Mastercard final 4444' }).click()
  await expect(page.getByText('Mastercard final 4444, Principal')).toBeAttached()
  await page.getByRole('link', { name: 'Remover Mastercard final 4444' }).click()
  await expect(page.getByRole('heading', { name: 'Remover Mastercard final 4444?' })).toBeVisible()
  await page.getByRole('button', { name: 'Remover cartão' }).click()
  await expect(page.getByText('Mastercard final 4444 foi removido.')).toBeVisible()
  await expect(page.getByText('Visa final 1111, Principal')).toBeAttached()

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'final 1111' })).toBeVisible()
  await expect(page.getByText('Mastercard')).toHaveCount(0)
})

test('a Pix turns to received in front of its payer, in every page that shows it', story, async ({ page, context }) => {
  const code = await church.order()
  await church.enter(page, `/user/payment/${code}`)
  await expect(page.getByRole('img', { name: /Código QR do Pix/ })).toBeVisible()
  await expectNoBarriers(page)
  const other = await context.newPage()
  await church.enter(other, `/user/payment/${code}`)
  await other.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comprovante' })).toBeVisible()
})
