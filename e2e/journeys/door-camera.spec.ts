import { expect } from '@playwright/test'
import { openCameraFilm } from '../camera-film.ts'
import { expectVerdict, newPhone, standAtDoor } from '../door-pages.ts'
import { openTicketedChurch } from '../ticketed-church.ts'
import { test } from '../visit.ts'

const film = openCameraFilm()

// What is offline fails to load, which browsers report.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  permissions: ['camera'],
  // A browser of its own, in a worker of its own.
  launchOptions: film.launchOptions,
})

test('a phone without a connection reads a ticket from another phone with its camera', {
  tag: ['@deep', '@both-widths'],
}, async ({ page, browser, product }) => {
  const church = await openTicketedChurch(product)
  const guest = await newPhone(browser)
  await church.enter(guest, `/user/registrations/${church.eventId}/tickets`)
  await guest.getByRole('button', { name: /^Mostrar na entrada.*Ana Prado/ }).click()
  const ticket = guest.getByRole('dialog', { name: 'Ana Prado' }).getByRole('img', { name: /Código QR/ })
  await expect(ticket).toBeVisible()
  await film.show(ticket)

  await standAtDoor(page, church, 'bia')
  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ler com a câmera' }).click()
  await expectVerdict(page, 'Pode entrar', 'Ana Prado · Adulto')
  await expect(page.getByText('1 de 2 entraram').first()).toBeVisible()
  await page.getByRole('button', { name: 'Desligar a câmera' }).click()
  await page.getByRole('button', { name: 'Ler com a câmera' }).click()
  await expectVerdict(page, 'Já entrou', 'Ana Prado · Adulto')
  await page.getByRole('button', { name: 'Próxima pessoa' }).click()
  await page.getByRole('button', { name: 'Desligar a câmera' }).click()
  await expect(page.getByText('1 leitura a enviar')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('nada a enviar')).toBeVisible()
  await guest.context().close()
})
