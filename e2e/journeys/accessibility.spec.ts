import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { bothWidths, deep, openMenu, running, siteAddress, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const inactive = demoChurches.filter((church) => !active.includes(church))
const mare = siteAddress('mare')
const organisation = siteAddress(ancoradouro.slug)
const [home, ...faces] = active.flatMap(({ founding: { codigo } }) => [
  siteAddress(codigo),
  `${siteAddress(codigo)}/about`,
])
/** Lists, each with its first thing. */
const lists = ['/devotionals', '/news', '/event', '/groups', '/praises', '/videos'].map((path) => `${mare}${path}`)
/** A page of each other kind that visitors come to. */
const toRead = [
  '/podcast',
  '/podcast?episode=1',
  '/publications',
  '/publication-types',
  '/ministries',
  '/ebds',
  '/bible',
]
const toUse = ['/schedule', '/search?q=agua', '/churchs', '/privacy', '/play', '/user', '/prayer', '/give']
const empty = ['/churchs?q=nada', '/praises?q=nada', '/news?q=nada', '/search?q=xyzzyxyzzy']
const asides = ['/about?embed=true', '/?embed=true&lang=es', '/error?message=Oi', '/offline', '/no-such-page']
const closed = [...inactive.map(({ founding }) => siteAddress(founding.codigo)), siteAddress('unknown')]

interface Walk {
  readonly addresses: readonly string[]
  readonly isDeep?: boolean
}

/** A kind of page each, once; the homes and the lists of the other churches in the deep run. */
const walks: Record<string, Walk> = {
  'lists and their things': { addresses: lists },
  'the home and what is read': { addresses: [home ?? '', ...toRead.map((path) => `${mare}${path}`)] },
  'what is looked up and done': { addresses: toUse.map((path) => `${mare}${path}`) },
  'homes and stories': { addresses: [...faces, `${siteAddress('sorrel')}/churchs`], isDeep: true },
  'lists that found nothing': { addresses: empty.map((path) => `${mare}${path}`), isDeep: true },
  'an organisation, and what stands beside the way': {
    addresses: [organisation, `${organisation}/churchs?q=nada`, ...asides.map((path) => `${mare}${path}`), ...closed],
  },
  'an organisation’s story': { addresses: [`${organisation}/about`], isDeep: true },
}

const languages = ['pt', 'en', 'es']

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/Failed to load resource: .* status of (404|503)/],
})
/** Every page at one of the widths and in one of the languages, in turn. */
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

for (const [walk, { addresses, isDeep = false }] of Object.entries(walks)) {
  const title = `the app starts without a complaint and axe finds no barrier, light or dark: ${walk}`
  test(title, { tag: [bothWidths.tag, ...(isDeep ? [deep.tag] : [])] }, async ({ page }, { project }) => {
    const look = async (address: string) => {
      const answer = await page.goto(address)
      // Where there is no site to show, there is no app either.
      if (!closed.some((site) => address.startsWith(site))) await running(page)
      await expectNoBarriers(page)
      return answer?.status()
    }
    for (const { address, language } of turnsOf(project.name, addresses)) {
      const status = await look(inLanguage(address, language))
      if (!lists.includes(address)) continue
      expect(status, address).toBe(200)
      const item = await page
        .locator(`main a[href^="${new URL(address).pathname}/"]`)
        .first()
        .getAttribute('href')
      expect(await look(inLanguage(`${mare}${item}`, language)), `${item}`).toBe(200)
    }
  })
}

test('control: a text that only the dark page hides is found', async ({ page }) => {
  const style = '@media (prefers-color-scheme: dark) { html { background: #000 } h1 { color: #111 } }'
  await page.setContent(`<html lang="pt"><title>x</title><style>${style}</style><main><h1>Oi</h1></main></html>`)
  await expect(expectNoBarriers(page)).rejects.toThrow(/dark[\s\S]*color-contrast/)
})

for (const language of languages) {
  const tags = language === 'pt' ? [] : [bothWidths.tag, deep.tag]
  test(`axe finds no barrier in what opens over a page, light or dark (${language})`, { tag: tags }, async ({
    page,
  }) => {
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
