import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { enrolPerson, usualPassword } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { forgetProofs, makeTotp } from '@narthex/api/testing/second-factors'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openLoggedIn } from '../log-in.ts'
import { giveEmail, logOut } from '../newcomer.ts'
import type { ProductHere } from '../product-here.ts'
import { deep, test } from '../visit.ts'

test.use({ expectedErrors: [/Failed to load resource: .* status of 40\d/] })

let product: ProductHere
let site: string
let people = 0

test.beforeAll(async ({ product: shared }) => {
  product = shared
  const code = product.newCode('enseada')
  site = product.siteAddress(code)
  await foundChurch(product.platform, plainChurch(code, { nome: 'Igreja da Enseada' }))
})

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

async function churchHere(): Promise<ChurchScope> {
  const church = await product.platform.directory.byHost(new URL(site).host)
  if (church?.kind !== 'church') throw new Error('There is no church')
  return church
}

/** A member, or staff, of the church, at their security page. */
async function enter(page: Page, role?: 'ROLE_ADMIN' | 'ROLE_MODERATOR', nome = 'Ana') {
  const email = `pessoa${++people}@example.org`
  const church = await churchHere()
  const { memberId } = await enrolPerson(product.platform.transactions.at(church), { email, nome })
  if (role) await grantRole(createOwnCall(product.platform.transactions.at(church)), { memberId, role })
  await openLoggedIn(page, site, '/user/security', email)
  return { email, nome }
}

/** Code that an authenticator app shows now; where `after` was used already, that of the next period. */
function codeOf(segredo: string, after?: string): string {
  const code = makeTotp(segredo, Date.now())
  // The code of the next period is accepted too, so the test does not wait.
  return code === after ? makeTotp(segredo, Date.now() + 30_000) : code
}

async function addApp(page: Page) {
  await button(page, 'Adicionar aplicativo autenticador').click()
  const shown = dialog(page).locator('.font-mono')
  await expect(dialog(page).getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  const segredo = ((await shown.textContent()) ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('Código do aplicativo').fill('000000')
  await inDialog(page, 'Confirmar').click()
  await expect(dialog(page).getByLabel('Código do aplicativo')).toHaveAccessibleDescription(/O código não confere/)
  const code = codeOf(segredo)
  await dialog(page).getByLabel('Código do aplicativo').fill(code)
  await inDialog(page, 'Confirmar').click()
  const codes = await keepCodes(page)
  await expect(page.getByText('Os outros aparelhos foram desconectados.')).toBeVisible()
  return { segredo, code, codes }
}

async function keepCodes(page: Page): Promise<string[]> {
  const shown = dialog(page).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  const download = page.waitForEvent('download')
  await inDialog(page, 'Baixar').click()
  expect((await download).suggestedFilename()).toBe('codigos-de-reserva.txt')
  await inDialog(page, 'Já guardei').click()
  return codes
}

async function leave(page: Page, nome: string): Promise<void> {
  await logOut(page, nome)
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
}

/** Up to the second step of a login. */
async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto(`${site}/access?redirectTo=%2Fuser%2Fsecurity`)
  await giveEmail(page, email, 'Que bom ter você aqui')
  await page.getByLabel('Senha', { exact: true }).fill(usualPassword)
  await button(page, 'Entrar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible()
}

async function arrive(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${site}/user/security`)
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso e segurança' })).toBeVisible()
}

/** A device that has a fingerprint reader, and says yes. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a member adds an authenticator app, logs in with it and with a recovery code, and removes it', async ({
  page,
}) => {
  const { email, nome } = await enter(page)
  await expect(page.getByText('Só a senha protege sua conta')).toBeVisible()
  await expectNoBarriers(page)
  const { segredo, code, codes } = await addApp(page)
  await expect(page.getByText('10 códigos restantes')).toBeVisible()

  await leave(page, nome)
  await givePassword(page, email)
  const field = page.getByLabel('Código do aplicativo', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoBarriers(page)
  await field.fill(code)
  await button(page, 'Confirmar').click()
  await expect(field).toHaveAccessibleDescription(/Não deu certo/)
  await field.fill(codeOf(segredo, code))
  await button(page, 'Confirmar').click()
  await arrive(page)

  await leave(page, nome)
  await givePassword(page, email)
  await page.getByText('Perdi o aparelho').click()
  await expect(page.getByText(/fale com a equipe da igreja/)).toBeVisible()
  await button(page, 'Código de reserva').click()
  await page.getByLabel('Código de reserva', { exact: true }).fill((codes[0] ?? '').toUpperCase())
  await button(page, 'Confirmar').click()
  await arrive(page)
  await expect(page.getByText('9 códigos restantes')).toBeVisible()

  await button(page, 'Criar novos códigos').click()
  await inDialog(page, 'Criar novos códigos').click()
  await keepCodes(page)
  await expect(page.getByText('10 códigos restantes')).toBeVisible()

  await button(page, 'Renomear Aplicativo autenticador').click()
  await dialog(page).getByLabel('Nome').fill('Celular da Ana')
  await inDialog(page, 'Salvar').click()
  await expect(page.getByText('Nome trocado.')).toBeVisible()
  await button(page, 'Remover Celular da Ana').click()
  await expect(dialog(page).getByText(/É a sua última forma/)).toBeVisible()
  await inDialog(page, 'Remover').click()
  await expect(page.getByText('Removemos Celular da Ana.')).toBeVisible()
  await expect(page.getByText('Só a senha protege sua conta')).toBeVisible()
})

test('a member adds a passkey, logs in with it, and proves themselves again with it', deep, async ({ page }) => {
  await giveAuthenticator(page)
  const { email, nome } = await enter(page)
  await button(page, 'Adicionar chave de acesso').click()
  await expect(dialog(page).getByText(new URL(site).hostname)).toBeVisible()
  await dialog(page).getByLabel('Nome').fill('Meu notebook')
  await inDialog(page, 'Criar chave de acesso').click()
  await keepCodes(page)
  await expect(page.getByText('Meu notebook')).toBeVisible()

  // The device knows that it has one.
  await button(page, 'Adicionar chave de acesso').click()
  await inDialog(page, 'Criar chave de acesso').click()
  await expect(dialog(page).getByText(/já tem uma chave de acesso/)).toBeVisible()
  await inDialog(page, 'Fechar').click()

  await leave(page, nome)
  await givePassword(page, email)
  await expectNoBarriers(page)
  await button(page, 'Usar a chave de acesso').click()
  await arrive(page)

  await forgetProofs(product.platform.transactions.at(await churchHere()))
  await button(page, 'Remover Meu notebook').click()
  await inDialog(page, 'Remover').click()
  const again = page.getByRole('dialog', { name: 'Antes, confirme que é você' })
  await expect(again).toBeVisible()
  await again.getByRole('button', { name: 'Usar a chave de acesso' }).click()
  await expect(page.getByText('Removemos Meu notebook.')).toBeVisible()
})

test(
  'an administrator requires it of the staff, whose rights wake with it, and helps who lost theirs',
  deep,
  async ({ page, browser }) => {
    await enter(page, 'ROLE_ADMIN', 'Lídia')
    const require = page.getByRole('switch', { name: 'Exigir verificação em duas etapas da equipe' })
    await require.click()
    await expect(page.getByText(/Antes, adicione uma forma/)).toBeVisible()
    await addApp(page)
    await require.click()
    await expect(page.getByText('A equipe agora precisa da verificação em duas etapas.')).toBeVisible()
    await expect(require).toBeChecked()

    const device = await browser.newContext()
    const other = await device.newPage()
    const { email } = await enter(other, 'ROLE_MODERATOR', 'Beto')
    await expect(other.getByText('Falta uma etapa para recuperar seu acesso de equipe')).toBeVisible()
    await addApp(other)
    await expect(other.getByText('Falta uma etapa para recuperar seu acesso de equipe')).toHaveCount(0)
    await other.goto(`${site}/user`)
    await expect(other.getByText('Moderação')).toBeVisible()

    await page.reload()
    await button(page, 'Desligar a verificação de Beto Souza').click()
    await inDialog(page, 'Desligar').click()
    await expect(page.getByText('A verificação de Beto Souza foi desligada.')).toBeVisible()
    await expect(other).toHaveURL(`${site}/`)
    await openLoggedIn(other, site, '/user', email)
    await expect(other.getByText('Falta uma etapa para recuperar seu acesso de equipe')).toBeVisible()
    await device.close()
  },
)
