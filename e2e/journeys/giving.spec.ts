import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type GivingChurch, openGivingChurch } from '../giving-church.ts'
import { bothWidths, deep, running, test } from '../visit.ts'

// From the second gift of a network on, a proof of work is asked for, which the page solves by itself.
test.use({ expectedErrors: [/status of 400 .* at \S+\/give\/checkout/] })

let church: GivingChurch
const refusals: string[] = []
test.beforeEach(async ({ page, product }) => {
  church = await openGivingChurch(product)
  refusals.length = 0
  page.on('response', async (response) => {
    if (response.status() === 400) refusals.push((await response.json()).code)
  })
})
test.afterEach(() => expect(refusals.filter((code) => code !== 'CAPTCHA_REQUIRED')).toEqual([]))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Chooses what a link presets, and goes on to the payment. */
async function openCheckout(page: Page, valor: string): Promise<void> {
  await page.goto(`${church.address}/give?valor=${valor}`)
  await running(page)
  await button(page, 'Continuar').filter({ visible: true }).click()
  await expect(heading(page, 'Sua contribuição')).toBeVisible()
}

async function sayWho(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@example.org')
}

const choose = (page: Page, method: string) =>
  page
    .getByRole('radio', { name: new RegExp(`^${method}`) })
    .first()
    .click()

test('a visitor gives R$ 50 by Pix in five steps and sees the page turn by itself', {
  tag: ['@smoke', bothWidths.tag],
}, async ({ page }) => {
  await page.goto(`${church.address}/give`)
  let steps = 0
  const step = async (act: Promise<unknown>) => {
    await act
    steps++
  }
  await step(page.getByRole('radio', { name: 'R$ 50' }).check())
  await step(button(page, 'Continuar').filter({ visible: true }).click())
  await step(page.getByLabel('Nome completo').fill('Ana Souza'))
  await step(page.getByLabel('E-mail').fill('ana@example.org'))
  await step(button(page, 'Contribuir com R$ 50,00').click())
  expect(steps).toBe(5)
  await expect(page).toHaveURL(/\/give\/thank-you\?pedido=/)
  await expect(heading(page, 'Falta só um passo')).toBeVisible()
  await expect(button(page, 'Copiar o código Pix')).toBeVisible()
  await expectNoBarriers(page)

  // The payer's bank tells the church, not this page: another one plays it.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await button(other, 'Pagar').click()
  await expect(heading(page, 'Muito obrigado!')).toBeVisible()
  await expect(page.getByText('O recibo vai para ana@example.org.')).toBeVisible()
  await other.close()

  // It is deep-linkable, and the next gift begins from nothing.
  await page.reload()
  await expect(heading(page, 'Muito obrigado!')).toBeVisible()
  await page.goto(`${church.address}/give/checkout`)
  await expect(page.getByRole('link', { name: 'Escolher o valor' })).toBeVisible()
})

test('every method leads to its own way to pay', deep, async ({ page }) => {
  const panels: Readonly<Record<string, string>> = {
    Boleto: 'Seu boleto está pronto',
    PicPay: 'PicPay',
    PayPal: 'PayPal',
    'Pix para': 'Pix',
    Dinheiro: 'dinheiro',
    Transferência: 'transferência',
  }
  for (const [method, title] of Object.entries(panels)) {
    await openCheckout(page, '50')
    await sayWho(page)
    await choose(page, method)
    if (method === 'Boleto') await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25')
    await button(page, 'Contribuir com R$ 50,00').click()
    await expect(heading(page, 'Falta só um passo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(title, 'i') })).toBeVisible()
  }
})

test('a card is approved, declined, challenged or reviewed, and nothing typed is lost', {
  tag: ['@deep', '@both-widths'],
}, async ({ page }) => {
  const outcomes = {
    '50,01': undefined,
    '50': 'Muito obrigado!',
    '50,05': 'Falta só um passo',
    '50,02': 'Estamos processando o seu pagamento',
  }
  for (const [valor, title] of Object.entries(outcomes)) {
    await openCheckout(page, valor)
    await sayWho(page)
    await choose(page, 'Cartão')
    await button(page, 'Continuar para o cartão').click()
    await page.getByLabel('Número do cartão').fill('4111111111111111')
    await page.getByLabel(/^Nome (como|impresso|no)/).fill('ANA SOUZA')
    await page.getByLabel('Validade').fill('1239')
    await page.getByLabel(/^Código/).fill('123')
    await button(page, /^Contribuir com/).click()
    if (title) await expect(heading(page, title)).toBeVisible()
    else {
      await expect(page.getByText(/não foi aprovado e nada foi cobrado/)).toBeVisible()
      await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza')
    }
  }
})

test(
  'a reload, the way back and another language lose nothing, and a double click pays once',
  deep,
  async ({ page }) => {
    await page.goto(`${church.address}/give?motivo=${church.reasons[2]}&valor=49,90`)
    await running(page)
    await expect(page.getByRole('radio', { name: 'Missões' })).toBeChecked()
    await button(page, 'Continuar').filter({ visible: true }).click()
    await sayWho(page)
    await choose(page, 'Boleto')
    await page.reload()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza')
    await expect(page.getByRole('radio', { name: /^Boleto/ })).toBeChecked()
    await page.goto(`${church.address}/give/checkout?lang=en`)
    await expect(page.getByLabel('Full name')).toHaveValue('Ana Souza')
    await page.goto(`${church.address}/give/checkout?lang=pt`)
    await choose(page, 'Pix')
    let orders = 0
    page.on('response', (answer) => {
      const asked = answer.request()
      if (asked.method() === 'POST' && asked.url().endsWith('/doacao/') && answer.ok()) orders++
    })
    await button(page, 'Contribuir com R$ 49,90').dblclick()
    await expect(heading(page, 'Falta só um passo')).toBeVisible()
    expect(orders).toBe(1)
    const first = page.url()
    await page.goBack()
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org')
    await button(page, 'Contribuir com R$ 49,90').click()
    await expect(heading(page, 'Falta só um passo')).toBeVisible()
    expect(page.url()).toBe(first)
  },
)
