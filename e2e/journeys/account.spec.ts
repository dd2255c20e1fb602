import { usualPassword } from '@narthex/api/testing/people'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type FamilyChurches, openFamilyChurches } from '../family-churches.ts'
import { deep, story, test } from '../visit.ts'

// What the browser itself writes of answers that are part of the story.
test.use({ expectedErrors: [/status of 40[0149]/] })

let churches: FamilyChurches
test.beforeEach(async ({ product }) => {
  churches = await openFamilyChurches(product)
})

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
/** Greeting by the hour, with the first name. */
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^(?:Bom dia|Boa tarde|Boa noite), Ana$/ })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test(
  'a member tells of themselves, of home and of a child; nothing is lost on the way, and all is saved at once',
  story,
  async ({ page }) => {
    await churches.enter(page, '/user')
    await expect(greeting(page)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Completar meus dados' }).click()

    await page.getByLabel('CPF').pressSequentially('52998224724')
    await page.getByLabel('Celular').pressSequentially('81912345678')
    await expect(page.getByText('CPF inválido.')).toBeVisible()
    await page.getByLabel('CPF').fill('529.982.247-25')
    await expect(page.getByText('CPF inválido.')).toHaveCount(0)
    await expect(page.getByLabel('Celular')).toHaveValue('+55 81 91234-5678')
    await page.getByLabel('Você já se batizou?').selectOption('Sim')

    await button(page, 'Adicionar endereço').click()
    await dialog(page).getByLabel('Bairro').fill('Perto do farol')
    await dialog(page).getByLabel('CEP').pressSequentially('50030230')
    await expect(dialog(page).getByLabel('Rua ou avenida')).toHaveValue('Rua do Apolo')
    await expect(dialog(page).getByLabel('Estado')).toHaveValue('PE')
    await expect(dialog(page).getByLabel('Bairro')).toHaveValue('Perto do farol')
    await dialog(page).getByLabel('Número').fill('235')
    await dialog(page).getByRole('button', { name: 'Pronto' }).click()

    await button(page, 'Adicionar criança').click()
    await dialog(page).getByLabel('Nome da criança').fill('Lia')
    await dialog(page).getByRole('button', { name: 'Pronto' }).click()
    await expect(dialog(page).getByText('Esse campo é obrigatório.')).toBeVisible()
    await dialog(page).getByLabel('Data de nascimento').pressSequentially('01022019')
    await dialog(page).getByRole('button', { name: 'Pronto' }).click()
    await expect(page.getByText('Novo, falta salvar')).toHaveCount(2)

    await page.reload()
    await expect(page.getByText('Recuperamos o que você ainda não tinha salvado.')).toBeVisible()
    await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
    await expect(page.getByLabel('Você já se batizou?')).toHaveValue('true')
    await expect(page.getByText('Novo, falta salvar')).toHaveCount(2)
    await save(page)
    await expect(status(page, 'Pronto, tudo salvo.')).toBeVisible()

    await page.reload()
    await expect(page.getByText('Rua do Apolo, 235', { exact: true })).toBeVisible()
    await expect(page.getByText('Recuperamos')).toHaveCount(0)
    await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
    await button(page, 'Apagar: Lia').click()
    await expect(page.getByText('Será apagado ao salvar')).toBeVisible()
    await expect(button(page, 'Desfazer: Lia')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Será apagado ao salvar')).toHaveCount(0)
    await button(page, /^Apagar: Rua do Apolo/).click()
    await save(page)
    await expect(status(page, 'Pronto, tudo salvo.')).toBeVisible()
    await expect(page.getByText('Rua do Apolo')).toHaveCount(0)
    await expect(page.getByText('01/02/2019')).toBeVisible()
  },
)

test('a member looks after their devices and their password', deep, async ({ page, browser }) => {
  const phone = await browser.newPage()
  await churches.enter(phone, '/user/devices')
  await churches.enter(page, '/user/devices')
  const devices = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Conectado|Último uso/ })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('Este aparelho')
  await button(page, 'Desconectar todos os outros').click()
  await dialog(page).getByRole('button', { name: 'Desconectar todos' }).click()
  await expect(page.getByText('Pronto: a sua conta está aberta só aqui.')).toBeVisible()
  await expect(devices).toHaveCount(1)

  // The other device goes home by itself, and logs in once more.
  await expect(phone).toHaveURL(`${churches.siteAddress('cais')}/`)
  await churches.enter(phone, '/user')
  await page.goto(`${churches.siteAddress('cais')}/user/change-password`)
  await page.getByLabel('Senha atual').fill('Outra#senha9')
  await page.getByLabel('Nova senha', { exact: true }).fill('Barco#azul77')
  await page.getByLabel('Repita a nova senha').fill('Barco#azul78')
  await button(page, 'Trocar a senha').click()
  await expect(page.getByText('As senhas precisam ser iguais')).toBeVisible()
  await page.getByLabel('Repita a nova senha').fill('Barco#azul77')
  await button(page, 'Trocar a senha').click()
  await expect(page.getByText('Senha atual incorreta.')).toBeVisible()
  await expect(page.getByLabel('Senha atual')).toBeFocused()
  await page.getByLabel('Senha atual').fill(usualPassword)
  await button(page, 'Trocar a senha').click()
  await expect(page).toHaveURL(/\/user\/change-password\/success$/)
  await expect(page.getByText(/os outros aparelhos foram desconectados/)).toBeVisible()

  // The other device is logged out by it, and is sent home without touching it.
  await expect(phone).toHaveURL(`${churches.siteAddress('cais')}/`)
  await phone.close()
})

test('a member goes to a sister church and is logged in there', async ({ page }) => {
  await churches.enter(page, `/user/church?igreja=${churches.codes.farol}`)
  await expect(dialog(page).getByText('Escolher Igreja do Farol?')).toBeVisible()
  await expectNoBarriers(page)
  await dialog(page).getByRole('button', { name: 'Trocar de igreja' }).click()
  await expect(status(page, 'Pronto! Agora a sua igreja é Igreja do Farol.')).toBeVisible()
  await expect(page).toHaveURL(`${churches.siteAddress('farol')}/user`)
  await expect(greeting(page)).toBeVisible()
  await page.reload()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText('Agora a sua igreja é')).toHaveCount(0)
  await churches.enter(page, '/user/church', 'ilha')
  await expect(page.getByText('Igreja da Ilha não faz parte de uma rede de igrejas')).toBeVisible()
})

test.describe('where a part of the app cannot be had', deep, () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] })

  test('the page stays, and the way to the account with it', async ({ page }) => {
    await page.route('**/member-corner-*', (route) => route.abort())
    const isTold = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'))
    await churches.enter(page, '/about')
    await isTold
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'Conta' }).click()
    await expect(greeting(page)).toBeVisible()
    await page.route('**/church-dialog-*', (route) => route.abort())
    for (let tries = 0; tries < 2; tries++) {
      await page.locator('header').getByRole('link', { name: 'Trocar de igreja' }).click()
      await expect(page).toHaveURL(/\/churchs$/)
      await page.goBack()
      await expect(greeting(page)).toBeVisible()
    }
  })
})
