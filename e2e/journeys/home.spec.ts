import { setServices } from '@narthex/api/modules/churches/churches.editing.service'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { demoChurches } from '@narthex/demo/demo-churches'
import { expect, type Locator, type Page } from '@playwright/test'
import { bothWidths, siteAddress, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const mare = siteAddress('mare')

const carousel = (page: Page) => page.getByRole('region', { name: 'Em destaque' })
/** How many slides the shelf has been moved by. */
const position = (page: Page) =>
  carousel(page).evaluate((shelf) => shelf.scrollLeft / (shelf.firstElementChild as HTMLElement).offsetWidth)

/** Draws a finger over it, as the browser's own scrolling sees it. */
async function swipeLeft(page: Page, shelf: Locator): Promise<void> {
  const box = await shelf.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 100
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] })
  for (let x = 300; x >= 40; x -= 20) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

for (const { founding, modules, home, banners, services, pastors } of active) {
  const { codigo, nome } = founding
  const blocks = [
    { module: 'MOD_EVENTO', link: '/event', places: ['EVENTO', 'EVENTOS'] },
    { module: 'MOD_NOTICIA', link: '/news', places: ['NOTICIAS'] },
    { module: 'MOD_DEVOCIONAL', link: '/devotionals', places: ['DEVOCIONAL'] },
    { module: 'MOD_CELULA', link: '/groups', places: ['CELULA'] },
    { module: 'MOD_MURAL_ORACAO', link: '/prayer', places: ['ORACAO'] },
    { module: 'MOD_DOACAO', link: '/give', places: ['DOACAO'] },
  ] as const

  const chosen: readonly string[] | undefined = home && [
    ...home.atalhos,
    ...home.secoes,
    ...home.convites.map((invitation) => invitation.codigo),
  ]

  test(`${nome} shows on its home the blocks of its modules and no others`, async ({ page }) => {
    await page.goto(siteAddress(codigo))
    for (const { module, link, places } of blocks) {
      const count = await page.getByRole('main').locator(`a[href="${link}"]`).count()
      // Of a church that chose its home, what it did not choose may come with the hour, as giving does after a service.
      if (!modules.includes(module)) expect(count, `${link} at ${codigo}`).toBe(0)
      else if (!chosen || places.some((place) => chosen.includes(place)))
        expect(count, `${link} at ${codigo}`).toBeGreaterThan(0)
    }
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(banners.length)
  })

  test(`${nome} tells on its about page when it meets and who looks after it`, async ({ page }) => {
    await page.goto(`${siteAddress(codigo)}/about`)
    for (const { nome: service } of services) {
      await expect(page.getByRole('table').getByText(service, { exact: true }).first()).toBeVisible()
    }
    for (const { nome: pastor } of pastors) await expect(page.getByRole('heading', { name: pastor })).toBeVisible()
  })
}

test(
  'the carousel goes by arrow keys, by dots and by the thumb, and says where it is',
  bothWidths,
  async ({ page, isMobile }) => {
    await page.goto(mare)
    const shelf = carousel(page)
    await shelf.scrollIntoViewIfNeeded()
    const dots = page.locator('a[aria-label^="1 de"]').locator('../..').getByRole('link')
    await expect(async () => {
      await shelf.press('ArrowRight')
      expect(await position(page)).toBeGreaterThan(0)
    }).toPass()
    await shelf.press('Home')
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')

    await shelf.press('ArrowRight')
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    await shelf.press('End')
    await expect(dots.last()).toHaveAttribute('aria-current', 'true')
    await dots.nth(2).click()
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => position(page)).toBeGreaterThan(1.99)
    if (isMobile) {
      await swipeLeft(page, shelf)
      await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
    } else {
      await page.getByRole('button', { name: 'Anterior' }).click()
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
    }
  },
)

test('under reduced motion the carousel is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(mare)
  const shelf = carousel(page)
  await expect(async () => {
    await shelf.press('End')
    expect(await position(page)).toBeGreaterThan(3.9)
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the carousel is a shelf, and its dots lead into it', async ({ page }) => {
    await page.goto(mare)
    await page.getByRole('link', { name: '3 de 5', exact: true }).click()
    await expect
      .poll(async () => (await page.getByRole('group', { name: '3 de 5' }).boundingBox())?.x)
      .toBeLessThan(160)
    await expect(page.getByRole('button', { name: 'Anterior' })).toBeHidden()
  })

  test('the people of a church tell of themselves', async ({ page }) => {
    await page.goto(`${mare}/about`)
    await page.locator('summary').first().click()
    await expect(page.locator('details p').first()).toBeVisible()
  })
})

test('before a service the hero counts down, by the second at the end, and then it is on', async ({
  browser,
  product: { platform, newCode, siteAddress },
}) => {
  // A broadcast would stand in the hero's place, and on the server's clock no service may be near.
  const code = newCode('torre')
  const church = await foundPlainChurch(platform, code, [])
  const day = dateAfter(dateIn('UTC', platform.clock()), 3)
  const service = { nome: 'Culto', diaSemana: new Date(day).getUTCDay(), horario: '10:00', duracaoMinutos: 90 }
  await setServices(platform, church, [{ ...service, flagTransmissao: false, local: null }])
  const start = instantAt(day, service.horario, 'UTC')

  const page = await (await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })).newPage()
  await page.clock.install({ time: start.getTime() - 2 * 3_600_000 - 12 * 60_000 })
  await page.goto(siteAddress(code))
  const timer = page.getByRole('timer')
  await page.clock.runFor(5000)
  await expect(timer).toContainText(/in 2 h(ours?)? 12 min/)
  await page.clock.runFor(2 * 3_600_000)
  await expect(timer).toContainText(/in 1[12]:\d\d/)
  await page.clock.runFor(12 * 60_000)
  await expect(page.getByText('Happening now', { exact: true })).toBeVisible()
  await expect(timer).toBeHidden()
})
