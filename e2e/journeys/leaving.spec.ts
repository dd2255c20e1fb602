import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { linkMailedTo } from '../mailbox.ts'
import { confirm, giveEmail, memberMenu, newcomer, register, signIn } from '../newcomer.ts'
import { siteAddress, test } from '../visit.ts'

// What the browser itself writes of a wrong password, and of a session that has ended.
test.use({ expectedErrors: [/status of 40[01]/] })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a member takes their data along, thinks twice, and leaves for good on another device', async ({
  page,
  browser,
}) => {
  const rita = newcomer()
  await page.goto(`${siteAddress('mare')}/access`)
  await register(page, rita)
  await confirm(page, rita)

  await page.goto(`${siteAddress('mare')}/user/delete-user`)
  await expect(page.getByText('Seu login: o e-mail e a senha')).toBeVisible()
  await expectNoBarriers(page)
  const download = page.waitForEvent('download')
  await button(page, 'Baixar meus dados').click()
  const { dados } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(dados).toMatchObject({ conta: [{ email: rita.email }], usuario: [{ nome: rita.nome }] })
  expect(JSON.stringify(dados)).not.toContain('argon2')

  await page.getByLabel('Sua senha').fill('outra')
  await button(page, 'Pedir a exclusão').click()
  await expect(page.getByText('Senha atual incorreta.')).toBeVisible()
  await page.getByLabel('Sua senha').fill(rita.senha)
  await button(page, 'Pedir a exclusão').click()
  await expect(page.getByRole('heading', { name: 'Falta abrir o e-mail' })).toBeFocused()
  await page.reload()
  await button(page, 'Manter minha conta').click()
  await expect(page.getByText('Que bom que você vai continuar')).toBeVisible()
  const withdrawn = await linkMailedTo(rita.email, 'exclusao=')
  await page.getByLabel('Sua senha').fill(rita.senha)
  await button(page, 'Pedir a exclusão').click()
  await expect(page.getByText(`Mandamos um link para ${rita.email}`)).toBeVisible()

  const device = await browser.newContext({ locale: 'pt-BR' })
  const elsewhere = await device.newPage()
  await elsewhere.goto(withdrawn)
  await expect(elsewhere).toHaveURL(/\/access\?redirectTo=/)
  await signIn(elsewhere, rita)
  await expect(elsewhere).toHaveURL(/\/user\/confirm-delete-user$/)
  await button(elsewhere, 'Excluir para sempre').click()
  await expect(elsewhere.getByText('Este link não é mais válido')).toBeVisible()

  await expect.poll(() => linkMailedTo(rita.email, 'exclusao=')).not.toBe(withdrawn)
  await elsewhere.goto('about:blank')
  await elsewhere.goto(await linkMailedTo(rita.email, 'exclusao='))
  await expect(elsewhere.getByText('Depois dele, não dá para voltar atrás.')).toBeVisible()
  await button(elsewhere, 'Excluir para sempre').click()
  await expect(elsewhere).toHaveURL(/\/user\/delete-user-success$/)
  await expect(elsewhere.getByRole('heading', { name: 'Sua conta foi excluída' })).toBeVisible()
  await expect(memberMenu(elsewhere, rita.nome)).toHaveCount(0)
  // Where the reader had scrolled to is all that stays.
  const kept = await elsewhere.evaluate(() => [...Object.keys(sessionStorage), localStorage.getItem('refreshToken')])
  expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual([null])
  await expectNoBarriers(elsewhere)

  // The first device is out by it, and is sent home without touching it.
  await expect(page).toHaveURL(`${siteAddress('mare')}/`)
  await expect(memberMenu(page, rita.nome)).toHaveCount(0)

  // As if they had never been here, as soon as the work behind it is done.
  await expect(async () => {
    await elsewhere.goto(`${siteAddress('mare')}/access`)
    await giveEmail(elsewhere, rita.email, 'Crie sua conta')
  }).toPass()
  await device.close()
})
