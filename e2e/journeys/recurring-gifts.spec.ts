import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type GivingChurch, openGivingChurch } from '../giving-church.ts'
import { deep, running, story, test } from '../visit.ts'

let church: GivingChurch
test.beforeEach(async ({ product }) => {
  church = await openGivingChurch(product)
})

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
const charges = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem')

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel(/^Nome no cartão/).fill('BIA QUINTANILHA')
  await page.getByLabel('Validade').fill('1239')
  await page.getByLabel(/^Código/).fill('123')
  await button(page, 'Usar este cartão').click()
}

/** Sets up R$ 50 on the 10th of each month. */
async function giveMonthly(page: Page): Promise<void> {
  await church.enter(page, `/give/recurrence?motivo=${church.reasons[0]}&valor=50`)
  await button(page, 'Todo mês').click()
  await page.getByLabel('Dia do mês').selectOption('10')
  await expect(page.getByText('Hoje nada é cobrado.').first()).toBeVisible()
  await expect(charges(page, 'Próximas cobranças')).toHaveCount(3)
  await typeCard(page, '4111111111111111')
  await expect(page.getByText('Visa final 1111')).toBeVisible()
  await button(page, 'Continuar').filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Confira antes de confirmar' })).toBeFocused()
  await expect(page.getByText('Todo mês, no dia 10')).toBeVisible()
  await expectNoBarriers(page)
  await button(page, 'Confirmar contribuição').dblclick()
  await expect(page.getByRole('heading', { name: 'Tudo pronto. Obrigado!' })).toBeVisible()
  await expect(page.getByText(/Hoje nada foi cobrado/)).toBeVisible()
}

test('a member gives monthly, changes the day, skips a month, pauses and cancels', story, async ({ page }) => {
  await giveMonthly(page)
  await page.goto(`${church.address}/user/subscriptions`)
  await expect(link(page, /^Dízimos e ofertas, R\$/)).toHaveCount(1)
  await link(page, /^Dízimos e ofertas, R\$/).click()
  await expect(page.getByText('Ainda não houve nenhuma cobrança.')).toBeVisible()
  await expectNoBarriers(page)

  await link(page, 'Mudar').click()
  await page.getByLabel('Dia do mês').selectOption('20')
  await page.getByLabel('Valor de cada contribuição').fill('75')
  await button(page, 'Salvar mudanças').click()
  await expect(page.getByText('Todo mês, no dia 20')).toBeVisible()
  await expect(charges(page, 'Próximas cobranças').first()).toContainText(/20 de .*R\$.75,00/)

  await button(page, 'Pular a próxima').click()
  await expect(page.getByText(/^Pulada\. A próxima cobrança é/)).toBeVisible()
  await expect(charges(page, 'Próximas cobranças').first()).toContainText('Pulada')
  await button(page, 'Não pular mais').click()
  await expect(charges(page, 'Próximas cobranças').first()).toContainText('Prevista')

  await button(page, 'Pausar').click()
  await expect(page.getByText('Nenhuma cobrança enquanto estiver pausada')).toBeVisible()
  await button(page, 'Retomar').click()
  await expect(page.getByText(/^Retomada\./)).toBeVisible()

  await button(page, 'Cancelar contribuição').click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar esta contribuição?' })
  await expect(dialog.getByRole('button', { name: 'Pausar por enquanto' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar contribuição' }).click()
  await expect(page.getByText('Contribuição cancelada. Nada mais será cobrado.')).toBeVisible()
  await expect(link(page, 'Começar outra igual')).toBeVisible()
})

test('a gift whose card was removed asks for another one, and goes on', deep, async ({ page }) => {
  await giveMonthly(page)
  await removeCards(page)
  await page.goto(`${church.address}/user/subscriptions`)
  await expect(page.getByText('Adicione um cartão válido')).toBeVisible()
  await button(page, 'Usar outro cartão').click()
  await typeCard(page, '5555555555554444')
  await button(page, 'Usar este cartão').click()
  await expect(page.getByText('Pronto: a contribuição continua. Obrigado!')).toBeVisible()
  await expect(page.getByText('Mastercard final 4444')).toBeVisible()
})

test('a received gift stands in the history, leads to its payment and is given again', {
  tag: ['@deep', '@both-widths'],
}, async ({ page }) => {
  await church.enter(page, `/give?motivo=${church.reasons[2]}&valor=30`)
  await running(page)
  await button(page, 'Continuar').filter({ visible: true }).click()
  await button(page, /^Contribuir com/).click()
  await button(page, 'Pagar').click()
  await expect(page.getByRole('heading', { name: 'Muito obrigado!' })).toBeVisible()

  await page.goto(`${church.address}/user/giving`)
  const gift = page.getByRole('listitem').filter({ hasText: 'Missões' })
  await expect(gift).toContainText('Recebida')
  await expect(page.getByText('1 contribuição recebida')).toBeVisible()
  await gift.getByRole('link', { name: /^Contribuir de novo/ }).click()
  await expect(page.getByRole('radio', { name: 'Missões' })).toBeChecked()
})

/** Removes the member's saved cards, as the page of the cards does. */
async function removeCards(page: Page): Promise<void> {
  await page.evaluate(async (code) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const answer = await fetch(`/api/bff/general/payment/church/${code}/card`, { headers })
    const cards: { readonly id: string }[] = await answer.json()
    for (const { id } of cards)
      await fetch(`/api/v1/usuario-cartao-gateway-pagamento/${id}`, { method: 'DELETE', headers })
  }, church.scope.codigo)
}

test(
  'a member authorises Pix Automático with the first gift, and the page turns by itself',
  story,
  async ({ page }) => {
    await church.enter(page, `/give/recurrence?motivo=${church.reasons[0]}&valor=50`)
    await page.getByRole('radio', { name: /^Pix Automático/ }).click()
    await button(page, 'Toda semana').click()
    await expect(page.getByText(/^A primeira contribuição é hoje/).first()).toBeVisible()
    await button(page, 'Continuar').filter({ visible: true }).click()
    await expect(page.getByText('Toda semana')).toBeVisible()
    await button(page, 'Autorizar com Pix').dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'Falta autorizar no seu banco' })).toBeVisible()
    await expect(button(page, /Copiar o código/)).toBeVisible()

    await button(page, 'Pagar').click()
    await expect(page.getByText(/Esperando o banco confirmar/)).toBeVisible()
    await church.runJobs()
    await expect(page.getByRole('heading', { name: 'Tudo pronto. Obrigado!' })).toBeVisible()
    await expect(page.getByText(/A primeira contribuição foi recebida\./)).toBeVisible()
    await link(page, 'Ver a contribuição').click()
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
    await expect(charges(page, 'Cobranças anteriores').first()).toContainText('Recebida')

    // Its days are what the bank was told; its amount is the giver's.
    await link(page, 'Mudar').click()
    await expect(button(page, 'Toda semana')).toHaveCount(0)
    await page.getByLabel('Valor de cada contribuição').fill('75')
    await button(page, 'Salvar mudanças').click()
    await expect(charges(page, 'Próximas cobranças').first()).toContainText(/R\$.75,00/)
  },
)
