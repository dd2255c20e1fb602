import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openBoughtChurch } from '../bought-church.ts'
import { story, test } from '../visit.ts'

const main = (page: Page) => page.getByRole('main')
const code = (page: Page, name: string) => page.getByRole('img', { name: `Código QR do ingresso de ${name}` })
const ticket = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test(
  'a buyer changes an answer, hands a ticket on and cancels another, whose money comes back by Pix',
  story,
  async ({ page, browser, product }) => {
    const church = await openBoughtChurch(product)
    await church.enter(page, church.ticketsPath)
    await expect(code(page, 'Davi Prado')).toBeAttached()
    await expectNoBarriers(page)

    await test.step('changes the answer of Davi', async () => {
      await ticket(page, 'Davi Prado')
        .getByRole('button', { name: /^Mudar os dados/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Dados do participante' })
      await dialog.getByRole('radio', { name: 'G' }).check()
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('Dados salvos.')).toBeVisible()
      await ticket(page, 'Davi Prado')
        .getByRole('button', { name: /^Mudar os dados/ })
        .click()
      await expect(dialog.getByRole('radio', { name: 'G' })).toBeChecked()
      await page.keyboard.press('Escape')
    })

    const oldCode = await code(page, 'Rui Prado').getAttribute('aria-label')
    await test.step('hands the ticket of Rui on to Rute, who accepts it in another browser', async () => {
      await ticket(page, 'Rui Prado')
        .getByRole('button', { name: /^Transferir/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Transferir o ingresso' })
      await dialog.getByLabel('Nome de quem vai receber').fill('Rute Lima')
      await dialog.getByLabel('E-mail de quem vai receber').fill(church.newEmail)
      await dialog.getByRole('button', { name: 'Enviar o link' }).click()
      await expect(main(page).getByText(/Oferecido a Rute Lima/)).toBeVisible()

      const link = await church.findTransferLink()
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(link)
      await expect(other.getByRole('heading', { level: 1, name: /Ana Prado quer passar/ })).toBeVisible()
      await expect(other.getByLabel('Nome completo')).toHaveValue('Rute Lima')
      await expectNoBarriers(other)
      await other.getByRole('button', { name: 'Aceitar o ingresso' }).click()
      await expect(code(other, 'Rute Lima')).toBeAttached()
      expect(await code(other, 'Rute Lima').getAttribute('aria-label')).not.toBe(oldCode)
      await other.goto(link)
      await expect(other.getByRole('heading', { level: 1, name: 'Este ingresso já foi aceito' })).toBeVisible()
      await context.close()
    })

    await test.step('cancels the ticket of Davi and gets 80 % back', async () => {
      await page.reload()
      await expect(code(page, 'Davi Prado')).toBeAttached()
      await expect(ticket(page, 'Rui Prado')).toHaveCount(0)
      await main(page).getByRole('button', { name: 'Cancelar ingressos' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancelar ingressos' })
      await dialog.getByRole('checkbox', { name: /Davi Prado/ }).check()
      await expect(dialog.getByText('Sua devolução: R$ 40,00')).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancelar 1 ingresso' }).click()
      await expect(page.getByText(/Ingresso cancelado\. Devolução pedida: R\$\s40,00/)).toBeVisible()
      await expect(ticket(page, 'Davi Prado').getByText('Cancelado', { exact: true })).toBeVisible()
    })
  },
)
