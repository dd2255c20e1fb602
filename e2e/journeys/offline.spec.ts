import { demoChurches } from '@narthex/demo/demo-churches'
import { expect, type Page } from '@playwright/test'
import { openEditableChurch } from '../editable-church.ts'
import { isKept } from '../kept-pages.ts'
import { deep, running, siteAddress, test } from '../visit.ts'

const site = () => siteAddress('mare')
const name = demoChurches.find(({ founding }) => founding.codigo === 'mare')?.founding.nome ?? ''
const offlineTitle = 'Você está sem internet'

// What the browser itself says of a network that is not there.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test('a page that was read is there without a network', deep, async ({ page, context }) => {
  await page.goto(site())
  await isKept(page, '/')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(/Início$/)
})

test('a page that was never read says so, offers what was, and opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(site())
  await isKept(page, '/')
  await context.setOffline(true)
  await page.goto(`${site()}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle)

  await page.getByRole('main').getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(`${site()}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goto(`${site()}/about`)
  await context.setOffline(false)
  await page.getByRole('main').getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page).toHaveTitle(/Sobre nós$/)
  await expect(page).toHaveURL(`${site()}/about`)
})

test(
  'a link leads on without a network: to the page that was read, or to the offline page',
  deep,
  async ({ page, context }) => {
    await page.goto(`${site()}/about`)
    await page.goto(site())
    await isKept(page, '/')
    await page.goto(`${site()}/about`)
    await isRunning(page)
    await context.setOffline(true)

    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveTitle(/Início$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)

    await page.goBack()
    await expect(page).toHaveTitle(/Sobre nós$/)
    await page.locator('a[href="/event"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(`${site()}/event`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle)
  },
)

test('what members have is never kept', deep, async ({ page, context }) => {
  await page.goto(`${site()}/user`)
  await isRunning(page)
  await page.goto(`${site()}/about`)
  await isKept(page, '/about')
  await context.setOffline(true)
  await page.goto(`${site()}/user`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineTitle)
})

test('after an edit the very next reload shows it, worker or no worker', deep, async ({ page, context }) => {
  const church = await openEditableChurch()
  try {
    await page.goto(church.address)
    await isKept(page, '/')
    for (const renamed of ['Tenda da Manhã', 'Tenda da Tarde', 'Tenda da Noite']) {
      await church.rename(renamed)
      await page.reload()
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed)
    }
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }), 'control: there was a copy to be shown').toHaveText(
      'Tenda da Noite',
    )
  } finally {
    // First: a page that is online again would ask a server that has stopped.
    await page.close()
    await context.setOffline(false)
    await church.close()
  }
})

test('a new version of the app says that it is there, and takes over when it is asked to', deep, async ({ page }) => {
  const church = await openEditableChurch()
  const isWaiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))
  try {
    await page.goto(church.address)
    await isKept(page, '/')
    await expect(page.getByText('Há uma versão nova do app.'), 'control').toHaveCount(0)
    church.publishBuild()
    await page.reload()
    await expect(page.getByRole('status').getByText('Há uma versão nova do app.')).toBeVisible()
    expect(await isWaiting()).toBe(true)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await loaded
    await isRunning(page)
    expect(await isWaiting()).toBe(false)
    await expect(page.getByText('Há uma versão nova do app.')).toHaveCount(0)
  } finally {
    await church.close()
  }
})

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until the app runs, and the worker with it. */
async function isRunning(page: Page): Promise<void> {
  await isControlled(page)
  await running(page)
}
