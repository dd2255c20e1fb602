import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { linkMailedTo } from '../mailbox.ts'
import { confirm, giveEmail, logOut, memberMenu, newcomer, register, signIn } from '../newcomer.ts'
import { deep, siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')

/** Logs out at the home page, and waits for the document that takes its place. */
async function leaveHome(page: Page, nome: string): Promise<void> {
  const loaded = page.waitForEvent('load')
  await logOut(page, nome)
  await loaded
  await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
}

test.use({ expectedErrors: [/Failed to load resource: .* status of 40\d/] })

test('a visitor registers, confirms by e-mail, and comes back to where they wanted to go', story, async ({ page }) => {
  const rita = newcomer()
  await page.goto(`${mare}/about`)
  await page.locator('header').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${mare}/access?redirectTo=%2Fabout`)
  await expectNoBarriers(page)

  await giveEmail(page, rita.email, 'Crie sua conta')
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await page.getByLabel('Nome', { exact: true }).fill('Rita')

  // Back is back, and what was typed is there again.
  await page.goBack()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(rita.email)
  await page.reload()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(rita.email)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Rita')
  await page.getByLabel('Sobrenome').fill('Nogueira')
  await page.getByLabel('Celular').pressSequentially('81912345678')
  await expect(page.getByLabel('Celular')).toHaveValue('+55 81 91234-5678')
  await page.getByLabel('Senha', { exact: true }).fill(rita.senha)
  await page.getByLabel('Repita a senha').fill(rita.senha)
  await page.getByRole('button', { name: 'Criar minha conta' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Quase lá: confirme seu e-mail' })).toBeVisible()

  // Logging in before confirming sends the e-mail again and invalidates the first link.
  const first = await linkMailedTo(rita.email, 'ativar=')
  await page.getByRole('button', { name: 'Já confirmei' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(rita.senha)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme seu e-mail' })
  await expect(dialog.getByText(/Mandamos um e-mail de ativação/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await expect.poll(() => linkMailedTo(rita.email, 'ativar='), { timeout: 40_000 }).not.toBe(first)
  const link = await linkMailedTo(rita.email, 'ativar=')
  await page.goto(link)
  await expect(page.getByText('Cadastro em nome de Rita Nogueira.')).toBeVisible()
  await expectNoBarriers(page)
  await confirm(page, rita)
  await expect(page).toHaveURL(`${mare}/`)
  for (const spent of [first, link]) {
    await page.goto('about:blank')
    await page.goto(spent)
    await expect(page.getByRole('heading', { name: 'Este link não é mais válido' })).toBeVisible()
  }

  await page.goto(mare)
  await leaveHome(page, 'Rita')
  await page.goto(`${mare}/access?redirectTo=%2Fabout`)
  await giveEmail(page, rita.email, 'Que bom ter você aqui')
  await page.getByLabel('Senha', { exact: true }).fill('Errada#123')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Nome de usuário ou senha inválidos.',
  )
  await page.getByLabel('Senha', { exact: true }).fill(rita.senha)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${mare}/about`)
  await expect(memberMenu(page, 'Rita')).toBeVisible()

  // What is for visitors sends a member on, and what is for members opens.
  await page.goto(`${mare}/access?redirectTo=${encodeURIComponent('//evil.example/user')}`)
  await expect(page).toHaveURL(`${mare}/`)
})

test(
  'one login enters two devices and two churches, is recovered, and ends in all tabs',
  deep,
  async ({ page, browser }) => {
    const davi = newcomer('Davi')
    await page.goto(`${mare}/access`)
    await register(page, davi)
    await confirm(page, davi)

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(`${mare}/user?requiresAuth=true`)
    await expect(other).toHaveURL(/\/access\?redirectTo=%2Fuser/)
    await signIn(other, davi)
    await expect(other).toHaveURL(/\/user\?requiresAuth=true$/)

    // Another church does not know him yet: the same password, and he is in.
    const azotea = siteAddress('azotea')
    await other.goto(`${azotea}/access?lang=pt`)
    await giveEmail(other, davi.email, 'Que bom ter você aqui')
    await other.getByLabel('Senha', { exact: true }).fill(davi.senha)
    await other.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Falta pouco' })).toBeVisible()
    await other.getByLabel('Nome', { exact: true }).fill('Davi')
    await other.getByLabel('Sobrenome').fill('Nogueira')
    await other.getByRole('button', { name: 'Completar meu cadastro' }).click()
    await expect(memberMenu(other, 'Davi')).toBeVisible()

    // Two tabs whose tokens have run out at once are both renewed, and neither ends the session of the other.
    const second = await page.context().newPage()
    await second.goto(`${mare}/about`)
    await expect(memberMenu(second, 'Davi')).toBeVisible()
    for (const tab of [page, second]) await tab.evaluate(() => sessionStorage.setItem('token', 'run.out.now'))
    await Promise.all([page.reload(), second.reload()])
    for (const tab of [page, second]) await expect(memberMenu(tab, 'Davi')).toBeVisible()
    await page.reload()
    await expect(memberMenu(page, 'Davi')).toBeVisible()

    // Logged out in one tab is logged out in both, with nothing left behind.
    await logOut(page, 'Davi')
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(`${mare}/`)
      await expect(tab.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
      // What leaves may still be replacing the document that is asked.
      await expect(async () => {
        const kept = await tab.evaluate(() => sessionStorage.getItem('token') ?? localStorage.getItem('refreshToken'))
        expect(kept).toBeNull()
      }).toPass()
    }

    // The same may cut the next navigation short.
    await expect(() => page.goto(`${mare}/access`)).toPass()
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page.getByRole('button', { name: 'Enviar o link' })).toBeVisible()
    await page.getByLabel('E-mail', { exact: true }).fill(newcomer('Ninguem').email)
    await page.getByRole('button', { name: 'Enviar o link' }).click()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription('E-mail não encontrado.')
    await page.getByLabel('E-mail', { exact: true }).fill(davi.email)
    await page.getByRole('button', { name: 'Enviar o link' }).click()
    await expect(page.getByRole('dialog', { name: 'Confira seu e-mail' })).toBeVisible()

    await page.goto(await linkMailedTo(davi.email, 'codigo='))
    await expect(page).toHaveURL(`${mare}/access`)
    const senha = 'Oliveira#azul8'
    await page.getByLabel('Nova senha').fill(senha)
    await page.getByLabel('Repita a senha').fill(senha)
    await page.getByRole('button', { name: 'Salvar a nova senha' }).click()
    await expect(page.getByText('Senha trocada. Agora é só entrar com ela.')).toBeVisible()

    // The other device is logged out by it, and is sent home without touching it.
    await expect(other).toHaveURL(`${azotea}/`)
    await other.goto(`${mare}/about`)
    await expect(other.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
    await elsewhere.close()
    await signIn(page, { ...davi, senha })
  },
)

test(
  'registering with the e-mail of another person gives nothing once its owner confirms it',
  deep,
  async ({ page }) => {
    const stranger = newcomer('Estranho')
    await page.goto(`${mare}/access`)
    await register(page, stranger)

    await page.goto(await linkMailedTo(stranger.email, 'ativar='))
    await page.getByRole('button', { name: /não fui eu que me cadastrei/ }).click()
    await expect(page.getByRole('heading', { name: 'Crie uma senha só sua' })).toBeVisible()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Estranho')
    const clara = { ...stranger, nome: 'Clara', senha: 'Mangueira#azul7' }
    await page.getByLabel('Nome', { exact: true }).fill(clara.nome)
    await page.getByLabel('Nova senha').fill(clara.senha)
    await page.getByLabel('Repita a senha').fill(clara.senha)
    await page.getByRole('button', { name: 'Confirmar e entrar' }).dblclick()
    await expect(memberMenu(page, 'Clara')).toBeVisible()
    await leaveHome(page, 'Clara')

    await page.goto(`${mare}/access`)
    await giveEmail(page, stranger.email, 'Que bom ter você aqui')
    await page.getByLabel('Senha', { exact: true }).fill(stranger.senha)
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
      'Nome de usuário ou senha inválidos.',
    )
  },
)

test.describe('without JavaScript', deep, () => {
  test.use({ javaScriptEnabled: false })

  test('the way in says what it needs, and sends nothing', async ({ page }) => {
    await page.goto(`${mare}/access`)
    await expect(page.getByText(/este formulário precisa do JavaScript/)).toBeVisible()
    await page.getByLabel('E-mail').fill('rita@example.org')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue('rita@example.org')
    await expect(page).toHaveURL(`${mare}/access`)
  })
})
