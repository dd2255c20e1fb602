import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import { expect } from '@playwright/test'
import { foreignMarkup } from '../foreign-markup.ts'
import { memberMenu, signIn } from '../newcomer.ts'
import { ask, button, encourage, message, prayer, title } from '../prayer-pages.ts'
import { openPrayingChurch, type PrayingChurch } from '../praying-church.ts'
import { deep, tabTo, test } from '../visit.ts'

test.use({ expectedErrors: [/status of 404/] })

let church: PrayingChurch
test.beforeEach(async ({ product, browser }) => {
  church = await openPrayingChurch(product, browser)
})
test.afterEach(() => church.closeOthers())

test('a visitor reads, is asked to log in, and comes back to the very button', deep, async ({ page }) => {
  const ana = await church.also('/prayer/new', 'ana')
  await ask(ana, 'Pela viagem do meu pai')
  const path = await ana.getByRole('link', { name: 'Ver o pedido' }).getAttribute('href')

  await page.goto(`${church.address}/prayer`)
  const pray = prayer(page, 'Pela viagem').getByRole('button', { name: 'Orei por você' })
  await tabTo(pray)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Entrar ou criar conta' }).click()
  await signIn(page, church.person('bruno'))
  await expect(pray).toBeFocused()
  await expect(pray).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(pray).toHaveAttribute('aria-pressed', 'true')
  await expect(prayer(page, 'Pela viagem')).toContainText('Você orou')
  await expect(memberMenu(page, 'Bruno')).toBeVisible()

  // What is gone, and what never was, says so and leads on.
  await ana.goto(`${church.address}${path?.replace('/user', '')}/delete`)
  await button(ana, 'Apagar o pedido').click()
  await expect(title(ana, 'O pedido foi apagado')).toBeVisible()
  await prayer(page, 'Pela viagem')
    .getByRole('link', { name: /^Responder/ })
    .click()
  await expect(title(page, 'Este pedido não está mais no mural.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mural de oração' }).click()
  await expect(page.getByText('O mural está esperando o primeiro pedido')).toBeVisible()
})

test('the wall is read and narrowed without scripts', deep, async ({ browser }) => {
  const ana = await church.also('/prayer/new', 'ana')
  await button(ana, 'Família').click()
  await ask(ana, 'Pelos meus filhos')
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'pt-BR' })
  await page.goto(`${church.address}/prayer`)
  await page.getByRole('link', { name: 'Saúde' }).click()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByRole('link', { name: 'Família' }).click()
  await expect(prayer(page, 'Pelos meus filhos')).toBeVisible()
  await prayer(page, 'Pelos meus filhos')
    .getByRole('link', { name: /^Responder/ })
    .click()
  await expect(page.getByText('Pelos meus filhos')).toBeVisible()
  await page.getByRole('link', { name: 'Mural de oração' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Pedir oração' }).first().click()
  await expect(page.getByRole('link', { name: 'Entrar ou criar conta' })).toBeVisible()
  await page.context().close()
})

test('nothing that a person writes is more than words', deep, async ({ page }) => {
  const all = hostileTexts.join(' ')
  const piece = (from: number, until: number) => all.slice(from, until).toWellFormed()
  const ana = await church.also('/prayer/new', 'ana')
  await ask(ana, `Olá ${piece(0, 1900)}`)
  const bruno = await church.also('/prayer', 'bruno')
  await prayer(bruno, 'Olá')
    .getByRole('link', { name: /^Responder/ })
    .click()
  for (const [at, from] of [1900, 2700, 3500].entries()) {
    await encourage(bruno, `Amém ${at}: ${piece(from, from + 800)}`)
    await expect(message(bruno, `Amém ${at}`)).toBeVisible()
  }

  const path = new URL(bruno.url()).pathname
  for (const at of ['/prayer', path]) expect(await page.evaluate(foreignMarkup, await church.ask(at)), at).toEqual([])
  await page.goto(`${church.address}${path}`)
  await expect(page.getByRole('article')).toContainText('<script>pwned()</script>')
})
