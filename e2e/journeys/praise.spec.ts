import { readFile } from 'node:fs/promises'
import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { publishSong } from '@narthex/api/modules/praise/praise.editing.service'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { bothWidths, running, siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')
const chords = (page: Page) => page.locator('.song-chord').allTextContents()
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Ferramentas da música' })
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true })
const zoomOf = (page: Page) => page.locator('.song-sheet').evaluate((sheet) => getComputedStyle(sheet).fontSize)

/** Of all that is on the page: a phone would make its window as wide. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Where the songbook leads for a title. */
async function pathOf(page: Page, title: string): Promise<string> {
  await page.goto(`${mare}/praises`)
  return (await page.getByRole('link', { name: title }).getAttribute('href')) ?? ''
}

test('a musician finds a song by its words, plays it in another key, and finds it so the next time', async ({
  page,
}) => {
  await page.goto(`${mare}/praises`)
  await running(page)
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  await expectNoBarriers(page)
  await page.getByRole('searchbox', { name: /título, autor/ }).fill('coracao mare')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 resultado')).toBeVisible()
  await page.getByRole('link', { name: /A porta e o mar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A porta e o mar' })).toBeVisible()
  expect((await chords(page)).slice(0, 4)).toEqual(['G7M', 'D/F#', 'Em7(9)', 'C6/9'])
  await expectNoBarriers(page)

  await tool(page, 'Descer meio tom').click()
  await tool(page, 'Descer meio tom').click()
  expect((await chords(page)).slice(0, 4)).toEqual(['F7M', 'C/E', 'Dm7(9)', 'Bb6/9'])
  await expect(tools(page).getByRole('status')).toContainText('F')
  await page.reload()
  await expect(tools(page).getByRole('status')).toContainText('F')
  await tools(page).locator('summary').click()
  await page.getByLabel('Capotraste').selectOption({ label: '3ª casa, forma de D' })
  expect((await chords(page)).slice(0, 2)).toEqual(['D7M', 'A/C#'])
  await page.getByText('Dó Ré Mi').click()
  expect((await chords(page)).slice(0, 2)).toEqual(['Ré7M', 'Lá/Dó#'])
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Voltar ao tom original' }).click()
  expect((await chords(page)).slice(0, 2)).toEqual(['Sol7M', 'Ré/Fá#'])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ChordPro' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('{title: A porta e o mar}')
  expect(saved).toContain('[G7M]')
})

test('each chord stands above its own syllable, at every width and size', bothWidths, async ({ page }) => {
  await page.goto(`${mare}${await pathOf(page, 'A porta e o mar')}`)
  await running(page)
  for (const [width, step] of [
    [320, 'Diminuir o texto'],
    [390, 'Aumentar o texto'],
    [1024, 'Aumentar o texto'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (let press = 0; press < 20; press++) await tool(page, step).click()
    expect(await astray(page)).toEqual([])
    expect(await widthOf(page)).toBe(width)
  }
  expect(await page.locator('.song-sheet').evaluate((sheet) => sheet.style.getPropertyValue('--song-zoom'))).toBe(
    '1.47',
  )
})

/** Chords that are not right above the beginning of their syllable. */
function astray(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-chord]').evaluateAll((pairs) =>
    pairs
      .filter((pair) => {
        const [chord, text] = [...pair.children].map((part) => part.getBoundingClientRect())
        if (!chord || !text) return false
        return Math.abs(chord.left - text.left) > 1 || chord.bottom > text.top + 1 || text.top - chord.bottom > 4
      })
      .map((pair) => pair.textContent),
  )
}

test(
  'on a phone a line goes on below at most once, further in; where there is room, the tools stand beside the song',
  bothWidths,
  async ({ page }) => {
    await page.goto(`${mare}${await pathOf(page, 'A porta e o mar')}`)
    await page.setViewportSize({ width: 390, height: 844 })
    const lines = await rowsOfLines(page)
    expect(lines.length).toBeGreaterThan(15)
    for (const [first = 0, ...rest] of lines) {
      expect(rest.length).toBeLessThanOrEqual(1)
      for (const begin of rest) expect(begin).toBeGreaterThan(first)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const [song, beside] = await Promise.all([page.locator('.song-sheet').boundingBox(), tools(page).boundingBox()])
    expect(beside?.x).toBeGreaterThanOrEqual((song?.x ?? 0) + (song?.width ?? 0))
  },
)

/** Where each row of each line begins. */
function rowsOfLines(page: Page): Promise<number[][]> {
  return page.locator('.song-line').evaluateAll((lines) =>
    lines.map((line) => {
      const rows = new Map<number, number>()
      for (const word of line.querySelectorAll('[aria-hidden] > span')) {
        const { bottom, left } = word.getBoundingClientRect()
        const row = Math.round(bottom)
        rows.set(row, Math.min(left, rows.get(row) ?? left))
      }
      return [...rows.values()]
    }),
  )
}

test('hands at an instrument reach it by keys and pedals', async ({ page }) => {
  await page.goto(`${mare}${await pathOf(page, 'A porta e o mar')}`)
  await running(page)
  await page.keyboard.press('ArrowRight')
  expect((await chords(page))[0]).toBe('Ab7M')
  const before = await zoomOf(page)
  await page.keyboard.press('+')
  expect(Number.parseFloat(await zoomOf(page))).toBeGreaterThan(Number.parseFloat(before))
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => scrollY > 100)
  await page.keyboard.press('PageUp')
  await page.waitForFunction(() => scrollY === 0)
  await page.keyboard.press('Space')
  await expect(tool(page, 'Rolagem automática')).toHaveAttribute('aria-pressed', 'true')
  await page.waitForFunction(() => scrollY > 20)
  await page.keyboard.press('Space')
  await expect(tool(page, 'Rolagem automática')).toHaveAttribute('aria-pressed', 'false')
})

test('a score is read in its place, and one that is gone leaves the way to its file', async ({ page, context }) => {
  await page.goto(`${mare}${await pathOf(page, 'Chegança')}`)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Página 1 de 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Aumentar' }).click()
  await expect.poll(() => page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(400)
  await expectNoBarriers(page)
  await context.route('**/media/files/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Não deu para abrir aqui')
  await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toHaveAttribute('href', /^\/media\/files\/.*\.pdf$/)
})
test.use({ expectedErrors: [/net::ERR_FAILED|status of 404/] })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a song is whole, and each choice is an address', async ({ page }) => {
    const path = await pathOf(page, 'A porta e o mar')
    await page.goto(`${mare}${path}?tone=+2`)
    expect((await chords(page)).slice(0, 2)).toEqual(['A7M', 'E/G#'])
    await tool(page, 'Subir meio tom').click()
    expect((await chords(page)).slice(0, 2)).toEqual(['Bb7M', 'F/A'])
    await page.getByText('Letra', { exact: true }).click()
    await page.getByRole('button', { name: 'Mostrar' }).first().click()
    await expect(page).toHaveURL(/mode=lyric/)
    await expect(page.getByText('Entra, que a maré trouxe')).toBeVisible()
    await expect(page.locator('.song-chord')).toHaveCount(0)
    await page.goto(`${mare}${path}?mode=nonsense&tone=99&capo=x`)
    expect((await chords(page))[0]).toBe('G7M')
  })
})

test('in another site’s page there is the song alone, in the colour it was asked for', async ({ page }) => {
  const id = (await pathOf(page, 'A porta e o mar')).split('/').at(-1)
  const answer = await page.goto(`${mare}/embed/praise?praiseId=${id}&embedColor=ffe600`)
  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *')
  await expect(page.getByRole('heading', { level: 1, name: 'A porta e o mar' })).toBeVisible()
  await expect(page.locator('header nav, footer, .bottom-nav')).toHaveCount(0)
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect(await brand()).toBe('#ffe600')
  await expectNoBarriers(page)
  await page.goto(`${mare}/embed/praise?praiseId=${id}&embedColor=red;}body{display:none`)
  expect(await brand()).not.toBe('#ffe600')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.goto(`${mare}/embed/praise`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Qual louvor?' })).toBeVisible()
})

test('a song with nothing to show says so, and another church’s song is not found', async ({ page, product }) => {
  const { platform, newCode } = product
  const codes = ['tenda', 'farol'].map(newCode)
  const [tenda, farol] = await Promise.all(codes.map((code) => foundChurch(platform, plainChurch(code))))
  if (!tenda || !farol) throw new Error('Not founded')
  const site = product.siteAddress(codes[0] ?? '')
  const empty = await publishSong(platform, tenda, { title: 'Ainda sem letra' })
  const own = await publishSong(platform, farol, { title: 'Só do farol', letter: [[{ snippet: 'a', chord: '' }]] })
  expect((await page.goto(`${site}/praises/${empty}`))?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('Ainda não há o que mostrar')
  await expectNoBarriers(page)
  expect((await page.goto(`${site}/praises/${own}`))?.status()).toBe(404)
  await expect(page.getByText('Só do farol')).toHaveCount(0)
  expect((await page.goto(`${site}/embed/praise?praiseId=${own}`))?.status()).toBe(404)
  await page.goto(`${site}/praises`)
  await expect(page.getByText('O repertório está chegando')).toBeVisible()
})
