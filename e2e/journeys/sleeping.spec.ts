import { expect, type Page } from '@playwright/test'
import { bothWidths, deep, openMenu, running, siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')
const isAwake = (page: Page) => page.evaluate(() => 'awake' in document.documentElement.dataset)
const waiting = (page: Page) => page.locator('[data-waiting]')

/** Holds the app's modules back until it is told to let them go. */
async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/framework-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test(
  'a visitor reads, opens the menu, chooses a theme and goes on, and the app never wakes',
  story,
  async ({ page }) => {
    const modules: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/(?!enhancer-).*\.js$/.test(request.url())) modules.push(request.url())
    })
    await page.goto(mare, { waitUntil: 'networkidle' })
    await openMenu(page)
    await page.locator('[popover]:popover-open').getByText('Escuro', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    await page.locator('a[href="/about"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(`${mare}/about`)
    await expect(page.locator('html'), 'the choice is kept for the next page').toHaveAttribute('data-theme', 'dark')
    await page.waitForLoadState('networkidle')
    expect(await isAwake(page)).toBe(false)
    // From the second page on the modules are kept for the first touch, but they do not run.
    expect(modules.filter((url) => !url.includes('/service-worker')).length).toBe(0)
  },
)

test('what is touched while the app is on its way looks pressed, and happens once the app is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${mare}/devotionals/1`)
  const release = await holdApp(page)
  const control = page
    .getByRole('button', { name: /^(Compartilhar|Copiar o link)$/ })
    .filter({ visible: true })
    .first()
  await control.click()
  await expect(waiting(page)).toHaveCount(1)
  // A second tap of an impatient thumb is the same wish.
  await control.click()
  await expect(waiting(page)).toHaveCount(1)
  expect(await isAwake(page)).toBe(false)
  release()
  await expect(page.getByText('Link copiado')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${mare}/devotionals/1`)
})

test.describe('an address that looks up many accounts', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('an e-mail that is sent before the app runs is kept and sent once it is there', async ({ page }) => {
    await page.goto(`${mare}/access`)
    const release = await holdApp(page)
    const lookUps: string[] = []
    page.on('request', (request) => {
      // After many look-ups from one address a second one brings the solved captcha.
      const { captcha } = request.postDataJSON() ?? {}
      if (request.method() === 'POST' && !captcha) lookUps.push(request.url())
    })
    await page.getByLabel('E-mail').fill('member@mare.example')
    await page.getByLabel('E-mail').press('Enter')
    await expect(waiting(page)).toHaveText('Continuar')
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect(page.url()).toBe(`${mare}/access`)
    release()
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
    expect(lookUps).toHaveLength(1)
  })
})

test.describe('where the app cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_|Failed to fetch/] })

  test('the reader is told, nothing stays pressed, and the next touch tries again', async ({ page }) => {
    await page.goto(`${mare}/devotionals/1`)
    await page.route('**/*.wake', (route) => route.abort())
    const control = page
      .getByRole('button', { name: /^(Compartilhar|Copiar o link)$/ })
      .filter({ visible: true })
      .first()
    await control.click()
    await expect(page.getByText('Sem conexão no momento').filter({ visible: true })).toBeVisible()
    await expect(waiting(page)).toHaveCount(0)
    await page.unroute('**/*.wake')
    await control.click()
    await expect.poll(() => isAwake(page)).toBe(true)
    await expect(page.getByText('Sem conexão no momento').filter({ visible: true })).toHaveCount(0)
  })
})

test('pages that show what the app alone knows wake by themselves', async ({ page }) => {
  await page.goto(`${mare}/user`)
  await expect(page, 'for members').toHaveURL(/\/access\?redirectTo=/)
  await page.goto(`${mare}/prayer`)
  await expect.poll(() => isAwake(page), 'the wall, whose counts change, at rest').toBe(true)
  await page.goto(`${mare}/access#recuperar`)
  await expect(
    page.getByRole('button', { name: 'Enviar o link' }),
    'an address that leads to the recovery',
  ).toBeVisible()
})

for (const [timezoneId, isAway] of [
  ['America/Recife', false],
  ['Pacific/Chatham', true],
] as const) {
  test.describe(`a reader in ${timezoneId}`, () => {
    test.use({ timezoneId })
    const tier = isAway ? {} : deep
    test(
      'learns of times on other clocks than theirs whose they are, and the page sleeps on',
      tier,
      async ({ page }) => {
        await page.goto(`${mare}/about`, { waitUntil: 'networkidle' })
        const note = page.getByText('Horário de Recife', { exact: true })
        const expectNote = () => (isAway ? expect(note).toBeVisible() : expect(note).toBeHidden())
        await expectNote()
        expect(await isAwake(page)).toBe(false)
        await running(page)
        await expectNote()
      },
    )
  })
}

for (const path of ['/about', '/news', '/groups']) {
  test(`a page with the style it carries looks as with the whole style sheets: ${path}`, {
    tag: path === '/news' ? [] : [bothWidths.tag, deep.tag],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${mare}${path}`, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-font', '')
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
    const asleep = await page.screenshot({ fullPage: true, animations: 'disabled' })
    await running(page)
    await expect(page.locator('style[data-sheet]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const awake = await page.screenshot({ fullPage: true, animations: 'disabled' })
    expect(awake.equals(asleep)).toBe(true)
  })
}
