import { demoChurches } from '@narthex/demo/demo-churches'
import { expect, type Page } from '@playwright/test'
import { openGivingChurch } from '../giving-church.ts'
import { bothWidths, openMenu, running, siteAddress, tabTo, test } from '../visit.ts'

const mare = siteAddress('mare')
const { menu } = demoChurches.find(({ founding }) => founding.codigo === 'mare') ?? { menu: [] }
const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement as Element).backgroundColor)

test('a keyboard alone goes past the header, through the menu and back out of it', bothWidths, async ({ page }) => {
  await page.goto(`${mare}/about`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto(`${mare}/about`)
  const opener = page.locator('header').getByRole('button').filter({ visible: true })
  await tabTo(opener)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.locator('#more-panel')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(panel.getByRole('link', { name: 'Grupos', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${mare}/groups`)
  await expect(panel).toBeHidden()
})

test('what leads to another site opens in a new tab and says so', async ({ page }) => {
  await page.goto(`${mare}/about`)
  await openMenu(page)
  const external = menu.filter(({ url, flagAtivo }) => flagAtivo && url?.startsWith('https://'))
  expect(external.length).toBeGreaterThan(0)
  for (const { pt } of external) {
    const link = page.locator('#more-panel').getByRole('link', { name: `${pt} (abre em outra aba)` })
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a chosen language is there at once, on the next page and at the next visit', async ({ page }) => {
  await page.goto(`${mare}/news?q=a`)
  await openMenu(page)
  await page.locator('#more-panel').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${mare}/news?q=a&lang=es`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eventos' }).click()
  await expect(page).not.toHaveURL(/lang/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto(mare)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a chosen theme is there at once, before the paint of the next page, and follows the system again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${mare}/about`)
  const light = await colourOf(page)
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Aparência' })
  await themes.getByRole('radio', { name: 'Automático' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await colourOf(page)).not.toBe(light)

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = getComputedStyle(document.documentElement).colorScheme
    })
  })
  await page.goto(mare)
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
  await expect(themes.getByRole('radio', { name: 'Escuro' })).toBeChecked()

  await themes.getByRole('radio', { name: 'Automático' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await colourOf(page)).toBe(light)
})

test(
  'the header lies over the hero until the page is scrolled, then stands on its own ground',
  bothWidths,
  async ({ page }) => {
    await page.goto(mare)
    const header = page.locator('header').first()
    const ground = () => header.evaluate((element) => getComputedStyle(element, '::before').opacity)
    await expect.poll(ground).toBe('0')
    await page.evaluate(() => scrollTo({ top: 36, behavior: 'instant' }))
    await expect.poll(ground).toBe('1')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(ground).toBe('0')
  },
)

test('embed mode has no frame, and none on the page after it', async ({ page }) => {
  await page.goto(`${mare}/?embed=true`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('main').locator('a[href^="/about"]').click()
  await expect(page).toHaveURL(`${mare}/about?embed=true`)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('Play’s search leads to its page with what was typed', async ({ page }) => {
  await page.goto(`${mare}/play`)
  await page.getByRole('searchbox', { name: 'Buscar no Play' }).fill('água viva')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${mare}/play/search?type=query&term=%C3%A1gua+viva`)
  await page.getByRole('link', { name: 'Voltar ao site: Igreja Boa Maré' }).click()
  await expect(page).toHaveURL(`${mare}/`)
})

test('a church’s sisters are found beside its name, and the focus comes back', bothWidths, async ({ page }) => {
  await page.goto(`${mare}/about`)
  await running(page)
  const way = page.getByRole('link', { name: 'Trocar de igreja' })
  const dialog = page.getByRole('dialog')
  await way.press('Enter')
  await dialog.getByRole('searchbox').fill('cadiz')
  await expect(dialog.getByRole('status')).toHaveText('1 igreja encontrada')
  await expect(dialog.getByRole('listitem')).toHaveText(/La Azotea/)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(way).toBeFocused()

  await way.press('Enter')
  await dialog.getByRole('link', { name: 'La Azotea' }).click()
  await expect(page).toHaveURL(`${siteAddress('azotea')}/`)
})

test(
  'the bottom navigation stays clear of the pages with a thing of their own at the thumb, and of the footer',
  bothWidths,
  async ({ page, isMobile }) => {
    await page.goto(`${mare}/groups`)
    const bottom = page.getByRole('navigation', { name: 'Atalhos' })
    await expect(bottom).toBeVisible({ visible: isMobile })
    for (const path of ['/give', '/event', '/live', '/podcast', '/bible', '/access', '/user', '/videos']) {
      await page.goto(`${mare}${path}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(bottom).toHaveCount(0)
    }
    await page.goto(`${mare}/groups`)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    if (isMobile) {
      const [nav, footer] = await Promise.all([bottom.boundingBox(), page.getByRole('contentinfo').boundingBox()])
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1)
    }
  },
)

test('members’ own pages have no footer', async ({ page, product }) => {
  const { enter } = await openGivingChurch(product)
  await enter(page, '/user')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('on phones the footer is two lines, and a sheet with the rest', bothWidths, async ({ page, isMobile }) => {
  await page.goto(`${mare}/about`)
  const footer = page.getByRole('contentinfo')
  const way = footer.getByRole('link', { name: 'Eventos' })
  await expect(way).toBeVisible({ visible: !isMobile })
  const opener = footer.getByRole('button', { name: 'Contatos e links' })
  await expect(opener).toBeVisible({ visible: isMobile })
  if (isMobile) {
    await opener.click()
    await footer.getByRole('button', { name: 'Fechar' }).click()
    await expect(way).toBeHidden()
    await opener.click()
  }
  await way.click()
  await expect(page).toHaveURL(`${mare}/event`)
  await expect(way).toBeVisible({ visible: !isMobile })
})

test('where the page is low, as at 200 % zoom, the bars scroll away and cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const path of ['/', '/groups', '/play']) {
    await page.goto(`${mare}${path}`)
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.locator('.bottom-nav')).not.toBeInViewport()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the header scrolls away with the page, the languages work, and there is no theme to choose',
    bothWidths,
    async ({ page }) => {
      await page.goto(mare)
      await expect(page.locator('header').first()).toHaveCSS('position', 'relative')
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto(`${mare}/about`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    },
  )

  test('Play’s search works', async ({ page }) => {
    await page.goto(`${mare}/play`)
    await page.getByRole('searchbox', { name: 'Buscar no Play' }).fill('paz')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${mare}/play/search?type=query&term=paz`)
  })
})
