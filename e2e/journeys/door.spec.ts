import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openCameraFilm } from '../camera-film.ts'
import { openTicketedChurch, type TicketedChurch } from '../ticketed-church.ts'
import { bothWidths, test } from '../visit.ts'

const film = openCameraFilm()

// What is offline fails to load, which browsers report.
test.use({
  ...{ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/], permissions: ['camera'] },
  launchOptions: film.launchOptions,
})

test(
  'a phone without a connection reads a ticket from another phone with its camera',
  bothWidths,
  async ({ page, browser, product }) => {
    const church = await openTicketedChurch(product)
    const guest = await newPhone(browser)
    await church.enter(guest, `/user/registrations/${church.eventId}/tickets`)
    await guest.getByRole('button', { name: /^Mostrar na entrada.*Ana Prado/ }).click()
    const ticket = guest.getByRole('dialog', { name: 'Ana Prado' }).getByRole('img', { name: /Código QR/ })
    await expect(ticket).toBeVisible()
    await film.show(ticket)

    await standAtDoor(page, church, 'bia')
    await expectNoBarriers(page)
    await page.context().setOffline(true)
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Ler com a câmera' }).click()
    await expectVerdict(page, 'Pode entrar', 'Ana Prado · Adulto')
    await expectNoBarriers(page)
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
  },
)

test(
  'two phones without a connection let the same person in, and both are told',
  bothWidths,
  async ({ page, browser, product }) => {
    const church = await openTicketedChurch(product)
    const other = await newPhone(browser)
    await standAtDoor(page, church, 'bia')
    await standAtDoor(other, church, 'rui')
    for (const phone of [page, other]) {
      await phone.context().setOffline(true)
      await letIn(phone, 'Ana Prado')
      await expectVerdict(phone, 'Pode entrar', 'Ana Prado · Adulto')
      await phone.getByRole('button', { name: 'Próxima pessoa' }).click()
    }
    // What was read survives a reload without a connection.
    await page.reload()
    await expect(page.getByText('1 leitura a enviar')).toBeVisible()
    await expect(page.getByText('1 de 2 entraram').first()).toBeVisible()
    await letIn(page, 'Ana Prado')
    await expectVerdict(page, 'Já entrou', 'Ana Prado · Adulto')
    await page.getByRole('button', { name: 'Próxima pessoa' }).click()

    await page.context().setOffline(false)
    await expect(page.getByText('nada a enviar')).toBeVisible()
    await other.context().setOffline(false)
    await expect(other.getByRole('alert').filter({ hasText: /^Ana Prado entrou duas vezes.*Bia/ })).toBeVisible()
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /^Ana Prado entrou duas vezes.*Rui/ })).toBeVisible()
    await expectNoBarriers(page)
    await other.context().close()
  },
)

test('a child is handed to its guardian, a reading is undone, and a ticket is sold at the door', async ({
  page,
  product,
}) => {
  const church = await openTicketedChurch(product)
  await standAtDoor(page, church, 'bia')
  await letIn(page, 'Davi Prado')
  await expectVerdict(page, 'Pode entrar', 'Davi Prado · Criança')
  await expect(page.getByText('Responsável: Ana Prado')).toBeVisible()
  await page.getByRole('button', { name: 'Próxima pessoa' }).click()
  await letIn(page, 'Davi Prado')
  await expectVerdict(page, 'A criança está dentro', 'Davi Prado · Criança')
  await expect(page.getByLabel('Entregue a quem?')).toHaveValue('Ana Prado')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Entregar a criança' }).click()
  await expectVerdict(page, 'Entregue', 'Davi Prado · Criança')
  await page.getByRole('button', { name: 'Próxima pessoa' }).click()

  await letIn(page, 'Ana Prado')
  await page.getByRole('button', { name: 'Próxima pessoa' }).click()
  await expect(page.getByText('2 de 2 entraram').first()).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer a última leitura' }).click()
  await expect(page.getByText('1 de 2 entraram').first()).toBeVisible()

  await page.getByRole('button', { name: 'Vender na hora' }).click()
  const sale = page.getByRole('dialog', { name: 'Vender na hora' })
  await sale.getByLabel('Nome de quem entra').fill('Téo Ramos')
  await sale.getByLabel('Quantidade: Adulto').fill('1')
  await expectNoBarriers(page)
  await sale.getByRole('button', { name: 'Deixar entrar' }).click()
  await expectVerdict(page, 'Pode entrar', 'Téo Ramos · Adulto')
  await page.getByRole('button', { name: 'Próxima pessoa' }).click()
  await expect(page.getByText('2 de 3 entraram').first()).toBeVisible()
})

/** Opens the door of the event, and waits until it would open without a connection. */
async function standAtDoor(page: Page, church: TicketedChurch, who: 'bia' | 'rui'): Promise<void> {
  await church.enter(page, '/door', who)
  await page.getByRole('main').getByRole('link', { name: 'Acampamento da Serra' }).click()
  await expect(page.getByText('0 de 2 entraram').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('pages '))))
    .toBe(true)
}

async function letIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome ou código do ingresso').fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

async function expectVerdict(page: Page, verdict: string, who: string): Promise<void> {
  const shown = page.locator('[data-result]').getByRole('alert')
  await expect(shown).toContainText(verdict)
  await expect(shown).toContainText(who)
}

const newPhone = async (browser: Browser) => (await browser.newContext()).newPage()
