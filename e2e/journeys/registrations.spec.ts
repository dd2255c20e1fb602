import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openTicketedChurch } from '../ticketed-church.ts'
import { deep, story, tabTo, test } from '../visit.ts'

const main = (page: Page) => page.getByRole('main')
const code = (page: Page, name: string) => page.getByRole('img', { name: `Código QR do ingresso de ${name}` })

// What is offline fails to load, which browsers report.
const disconnected = [/ERR_INTERNET_DISCONNECTED/]

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: disconnected })

  test(
    'a member opens their tickets at the door without a signal, and shows the code',
    story,
    async ({ page, context, product }) => {
      const church = await openTicketedChurch(product)
      await church.enter(page, '/user/registrations')
      await expect(main(page).getByText('2 ingressos')).toBeVisible()
      await main(page).getByRole('link', { name: 'Acampamento da Serra' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Acampamento da Serra' })).toBeVisible()
      await expect(code(page, 'Ana Prado')).toBeVisible()
      await expect(code(page, 'Davi Prado')).toBeAttached()
      await expect(main(page).getByText('Com Camiseta')).toBeVisible()
      await expectNoBarriers(page)
      await expect.poll(() => keptAddresses(page)).toContain('/user/registrations/event/tickets')

      await context.setOffline(true)
      await page.reload()
      await expect(main(page).getByText('Sem conexão: estes são os dados salvos neste aparelho.')).toBeVisible()
      await expect(code(page, 'Ana Prado')).toBeVisible()
      await tabTo(main(page).getByRole('button', { name: /^Mostrar na entrada.*Ana Prado/ }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Ana Prado' })
      await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible()
      await expect(dialog.getByText(/Aumente o brilho/)).toBeVisible()
      await context.setOffline(false)
    },
  )

  test('tickets that were never opened are first at hand without a signal, once the home has named them', async ({
    page,
    context,
    product,
  }) => {
    const church = await openTicketedChurch(product)
    await church.enter(page, '/')
    // The last of what the home names: the others are there by then.
    await expect.poll(() => keptAddresses(page), { timeout: 20_000 }).toContain(`/event/${church.eventId}`)

    await context.setOffline(true)
    await page.goto(`${church.address}/about`)
    await expect(page.getByRole('heading', { level: 1, name: 'Você está sem internet' })).toBeVisible()
    await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeHidden()
    await expect(page.locator('header').getByRole('link', { name: 'Minha conta' })).toBeVisible()
    const first = main(page).getByRole('listitem').first().getByRole('link')
    await expect(first).toHaveText('Meus ingressos: Acampamento da Serra')
    await first.click()
    await expect(code(page, 'Ana Prado')).toBeVisible()
    await expect(page.locator('header').getByRole('button', { name: 'Ana Prado' })).toBeVisible()
    await page.goto(`${church.address}/user`)
    await expect(main(page).getByRole('link', { name: 'Acampamento da Serra' })).toBeVisible()
    await context.setOffline(false)
  })

  test('another member on the same phone finds nothing of them', deep, async ({ page, context, product }) => {
    const church = await openTicketedChurch(product)
    const path = `/user/registrations/${church.eventId}/tickets`
    await church.enter(page, path)
    await expect(code(page, 'Ana Prado')).toBeVisible()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.removeItem('refreshToken')
    })
    await church.enter(page, path, 'rui')
    await expect(page.getByRole('heading', { name: 'Nenhum ingresso deste evento' })).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Prado').filter({ hasText: 'Ana' })).toHaveCount(0)
    await expect(code(page, 'Ana Prado')).toHaveCount(0)
    await context.setOffline(false)
  })
})

/** The pages that the worker has, by their paths. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}
