import { expect } from '@playwright/test'
import { ask, button, message, title } from '../prayer-pages.ts'
import { openPrayingChurch, type PrayingChurch } from '../praying-church.ts'
import { test } from '../visit.ts'

let church: PrayingChurch
test.beforeEach(async ({ product, browser }) => {
  church = await openPrayingChurch(product, browser)
})
test.afterEach(() => church.closeOthers())

test('where everything is read first, a moderator publishes, and takes back', async ({ page }) => {
  const olga = await church.also('/prayer', 'olga')
  await olga.getByRole('link', { name: 'Moderar o mural' }).click()
  await expect(olga.getByText('Nada esperando aqui')).toBeVisible()
  await olga.getByRole('link', { name: 'Configurações' }).click()
  await olga.getByRole('switch', { name: 'Ler tudo antes de publicar' }).check()
  await button(olga, 'Salvar as configurações').click()
  await expect(olga.getByText('Configurações salvas.')).toBeVisible()

  await church.enter(page, '/prayer/new', 'ana')
  await ask(page, 'Pelo meu novo emprego', 'Recebemos o seu pedido')
  expect(await church.ask('/prayer')).not.toContain('Pelo meu novo emprego')
  await page.goto(`${church.address}/user/prayer`)
  await expect(message(page, 'Pelo meu novo emprego')).toContainText('Esperando aprovação')

  await olga.getByRole('link', { name: /^Aprovar/ }).click()
  const waiting = message(olga, 'Pelo meu novo emprego')
  await expect(waiting).toContainText('Ana Quintanilha')
  const publish = waiting.getByRole('button', { name: /^Publicar/ })
  await publish.click()
  await waiting.getByRole('button', { name: 'Desfazer' }).click()
  await expect(publish).toBeFocused()
  await publish.click()
  await expect(waiting).toContainText('Vai para o mural em instantes.')
  expect(await church.ask('/prayer')).not.toContain('Pelo meu novo emprego')
  // Leaving the page confirms the decision.
  await olga.getByRole('link', { name: /^Decididos/ }).click()
  await expect.poll(() => church.ask('/prayer')).toContain('Pelo meu novo emprego')

  await page.goto(`${church.address}/prayer/new`)
  await ask(page, 'Pela minha prova', 'Recebemos o seu pedido')
  await olga.getByRole('link', { name: /^Aprovar/ }).click()
  const next = message(olga, 'Pela minha prova')
  await expect(next).toBeVisible()
  await page.goto(`${church.address}/user/prayer`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pela minha prova/ })
    .click()
  await page.getByLabel('O que aconteceu').fill('Passei!')
  await button(page, 'Marcar como respondido').click()
  await next.getByRole('button', { name: /^Publicar/ }).click()
  // She has not read that yet.
  await expect(next).toContainText('O texto mudou desde que você leu.')
  await expect(next).toContainText('Passei!')
  expect(await church.ask('/prayer')).not.toContain('Pela minha prova')
  await next.getByRole('button', { name: /^Publicar/ }).click()
  await expect(next).toContainText('Está no mural.')
  await next.getByRole('button', { name: /^Remover do mural/ }).click()
  await olga.getByRole('dialog').getByRole('button', { name: 'Remover do mural' }).click()
  await expect(next).toContainText('Saiu do mural.')
  expect(await church.ask('/prayer')).not.toContain('Pela minha prova')

  // Other members get the not-found page.
  await page.goto(`${church.address}/prayer/moderation`)
  await expect(title(page, 'Esta página não existe')).toBeVisible()
})
