import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { expectVerdict, letIn, newPhone, standAtDoor } from '../door-pages.ts'
import { openTicketedChurch } from '../ticketed-church.ts'
import { story, test } from '../visit.ts'

// What is offline fails to load, which browsers report.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test(
  'two phones without a connection let the same person in, and both are told',
  story,
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
