import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { bothWidths, openMenu, running, siteAddress, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const inactive = demoChurches.filter((church) => !active.includes(church))
const mare = siteAddress('mare')
const organisation = siteAddress(ancoradouro.slug)
const faces = active.flatMap(({ founding: { codigo } }) => [siteAddress(codigo), `${siteAddress(codigo)}/about`])
const places = [
  '/churchs',
  '/churchs?q=mare',
  '/churchs?q=nada',
  '/privacy',
  '/praises?q=nada',
  '/event',
  '/user',
  '/play',
]
const asides = ['/about?embed=true', '/?embed=true&lang=es', '/error?message=Oi', '/offline', '/no-such-page']
const closed = [...inactive.map(({ founding }) => siteAddress(founding.codigo)), siteAddress('unknown')]

/** A kind of page each, and how to come to it. */
const walks: Record<string, string[]> = {
  'homes and stories': faces,
  'lists, and pages that are to come': [...places.map((path) => `${mare}${path}`), `${siteAddress('sorrel')}/churchs`],
  'an organisation': [organisation, `${organisation}/churchs?q=nada`, `${organisation}/about`],
  'what stands beside the way': [...asides.map((path) => `${mare}${path}`), ...closed],
}

const languages = ['pt', 'en', 'es']

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/Failed to load resource: .* status of (404|503)/],
})
/** Every page at one of the widths and in one of the languages, in turn. Every kind of page is seen at both widths. */
const turnsOf = (width: string, addresses: readonly string[]) =>
  addresses.flatMap((address, turn) =>
    ((turn + Math.floor(turn / 2)) % 2 === 0) === (width === 'phone')
      ? [{ address, language: languages[turn % languages.length] ?? 'pt' }]
      : [],
  )

function inLanguage(address: string, language: string): string {
  const { href, searchParams } = new URL(address)
  return searchParams.has('lang') ? href : `${href}${searchParams.size > 0 ? '&' : '?'}lang=${language}`
}

for (const [walk, addresses] of Object.entries(walks)) {
  const title = `the app starts without a complaint and axe finds no barrier, light or dark: ${walk}`
  test(title, bothWidths, async ({ page }, { project }) => {
    for (const { address, language } of turnsOf(project.name, addresses)) {
      await page.goto(inLanguage(address, language))
      // Where there is no site to show, there is no app either.
      if (!closed.includes(address)) await running(page)
      await expectNoBarriers(page)
    }
  })
}

test('control: a text that only the dark page hides is found', async ({ page }) => {
  const style = '@media (prefers-color-scheme: dark) { html { background: #000 } h1 { color: #111 } }'
  await page.setContent(`<html lang="pt"><title>x</title><style>${style}</style><main><h1>Oi</h1></main></html>`)
  await expect(expectNoBarriers(page)).rejects.toThrow(/dark[\s\S]*color-contrast/)
})

for (const language of languages) {
  const widths = language === 'pt' ? bothWidths : {}
  test(`axe finds no barrier in what opens over a page, light or dark (${language})`, widths, async ({ page }) => {
    await page.goto(`${mare}/about?lang=${language}`)
    await running(page)
    await openMenu(page)
    const panel = page.locator('#more-panel')
    await expect(panel).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')

    const dialog = page.getByRole('dialog')
    await page.locator('header a[href^="/churchs"]').filter({ visible: true }).click()
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    await expectNoBarriers(page)
  })
}
