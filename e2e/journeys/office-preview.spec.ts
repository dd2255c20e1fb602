import { joinChurch, usualPassword } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { expect } from '@playwright/test'
import { emailAt } from '../emails.ts'
import { test } from '../visit.ts'

test('an editor sees a headline in the page while it is typed, and no visitor does', async ({
  page,
  browser,
  product: { platform, newCode, siteAddress },
}) => {
  const code = newCode('mirante')
  const call = platform.transactions.at(await foundPlainChurch(platform, code, ['MOD_NOTICIA']))
  await joinChurch(platform, call, { email: emailAt(code, 'lia'), nome: 'Lia', roles: ['ROLE_ADMIN_CONTENT'] })
  const site = siteAddress(code)

  await page.goto(`${siteAddress(`${code}.admin`)}/content/news/new`)
  await page.getByLabel('E-mail').fill(emailAt(code, 'lia'))
  await page.getByLabel('Senha', { exact: true }).fill(usualPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('textbox', { name: 'Título' }).fill('Mutirão no sábado')
  await page.getByRole('textbox', { name: 'Resumo' }).fill('Tragam luvas e disposição.')
  await page.getByRole('button', { name: 'Pré-visualizar' }).click()
  const frame = page.frameLocator('iframe:not([aria-hidden])')
  await expect(frame.getByRole('heading', { name: 'Mutirão no sábado', level: 1 })).toBeVisible()

  await page.getByRole('textbox', { name: 'Título' }).fill('Mutirão no domingo')
  await expect(frame.getByRole('heading', { name: 'Mutirão no domingo', level: 1 })).toBeVisible()
  await page.getByText('A própria página · Visitante · Celular').click()
  await page.getByRole('combobox', { name: 'Página' }).selectOption('LISTA')
  await expect(frame.getByRole('link', { name: /Mutirão no domingo/ }).first()).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`${site}/news`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('Mutirão')).toHaveCount(0)
})
