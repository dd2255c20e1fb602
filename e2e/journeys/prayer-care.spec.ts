import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { ask, button, message, onWall, prayer, title } from '../prayer-pages.ts'
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
  await expectNoBarriers(olga)
  await olga.getByRole('link', { name: 'Ajustes' }).click()
  await olga.getByRole('switch', { name: 'Ler tudo antes de publicar' }).check()
  await button(olga, 'Salvar os ajustes').click()
  await expect(olga.getByText('Ajustes salvos.')).toBeVisible()
  await expectNoBarriers(olga)

  await church.enter(page, '/prayer/new', 'ana')
  await ask(page, 'Pelo meu novo emprego', 'Recebemos o seu pedido')
  expect(await church.ask('/prayer')).not.toContain('Pelo meu novo emprego')
  await page.goto(`${church.address}/user/prayer`)
  await expect(message(page, 'Pelo meu novo emprego')).toContainText('Esperando aprovação')
  await expectNoBarriers(page)

  await olga.getByRole('link', { name: /^Aprovar/ }).click()
  const waiting = message(olga, 'Pelo meu novo emprego')
  await expect(waiting).toContainText('Ana Quintanilha')
  const publish = waiting.getByRole('button', { name: /^Publicar/ })
  await publish.click()
  await waiting.getByRole('button', { name: 'Desfazer' }).click()
  await expect(publish).toBeFocused()
  await publish.click()
  await expect(waiting).toContainText('Vai para o mural em instantes.')
  await expectNoBarriers(olga)
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

test('what enough people report hides itself until a moderator has looked', async ({ page }) => {
  await church.enter(page, '/prayer/new', 'ana')
  await ask(page, 'Compre já o meu curso')
  for (const who of ['bruno', 'carla', 'davi'] as const) {
    const reader = await church.also('/prayer', who)
    await prayer(reader, 'Compre já')
      .getByRole('button', { name: /^Denunciar/ })
      .click()
    const dialog = reader.getByRole('dialog', { name: 'O que há de errado?' })
    await dialog.getByText('É propaganda ou golpe').click()
    await expectNoBarriers(reader)
    await dialog.getByRole('button', { name: 'Denunciar' }).click()
    await expect(dialog.getByText('Obrigado por avisar.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  }
  await expect.poll(() => church.ask('/prayer')).not.toContain('Compre já')
  const olga = await church.also('/prayer/moderation?queue=DENUNCIADA', 'olga')
  const reported = message(olga, 'Compre já')
  await expect(reported).toContainText('3 denúncias')
  await reported.getByRole('button', { name: /^Deixar fora do mural/ }).click()
  await expect(reported).toContainText('Saiu do mural.')
})

test('an author who may be in danger sees emergency contacts, and the moderators are notified', async ({ page }) => {
  await church.enter(page, '/prayer/new', 'ana')
  await page.getByRole('switch', { name: 'Quero receber uma ligação' }).check()
  await ask(page, 'Não aguento mais viver', 'Você não está só')
  const help = page.getByRole('main').getByRole('link', { name: /188/ })
  await expect(help).toHaveAttribute('href', 'tel:188')
  await expect(page.getByText(onWall)).toHaveCount(0)
  await expectNoBarriers(page)
  expect(await church.ask('/prayer')).not.toContain('Não aguento')

  const olga = await church.also('/user/notifications', 'olga')
  await olga
    .getByRole('main')
    .getByRole('link', { name: /Um pedido precisa de cuidado agora/ })
    .click()
  const inCare = message(olga, 'Não aguento mais viver')
  await expect(inCare).toContainText('Ana Quintanilha')
  await expect(inCare.getByRole('link', { name: /91234-5678/ })).toHaveAttribute('href', 'tel:+5581912345678')
  await inCare.getByRole('button', { name: /^Marcar como atendido/ }).click()
  await olga.getByRole('dialog').getByRole('button', { name: 'Marcar como atendido' }).click()
  await expect(inCare).toContainText('Obrigado por cuidar.')
})
