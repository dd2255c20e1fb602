import { hostileMarkup } from '@narthex/contract/testing/hostile-markup'
import { atStrength } from '@narthex/contract/testing/strength'
import { expect, type Page } from '@playwright/test'
import { type ClipChurch, openClipChurch } from '../clips/clip-church.ts'
import { recordStream } from '../clips/record-stream.ts'
import { running, story, test } from '../visit.ts'

let church: ClipChurch
test.beforeAll(async () => {
  church = await openClipChurch()
})
test.afterAll(() => church.close())

const sign = (page: Page) => page.getByRole('link', { name: /^Assistir: / })
/** Plays the video in place: before the app runs, the sign leads to the page that plays. */
async function play(page: Page): Promise<void> {
  await running(page)
  await sign(page).click()
}
const secondsIn = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Lists the requests to other sites, which are not sent. */
async function otherSites(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>x</title>' })
    },
  )
  return asked
}

test(
  'a reader finds a video, plays it with its captions and chapters, and goes on where they left off',
  story,
  async ({ page }) => {
    const chapters = {
      capitulos: [
        { inicioSegundos: 0, titulo: 'Começo' },
        { inicioSegundos: 20, titulo: 'O fim' },
      ],
    }
    const written = {
      descricao: 'Repare em 0:12 no chão',
      serie: 'Marés',
      ...chapters,
      legendas: [...church.film.legendas],
    }
    const path = await church.publish({ titulo: 'Luz que anda', ...written })
    await church.publish({ titulo: 'Outra luz', serie: 'Marés', dataPublicacao: new Date('2026-01-02T10:00:00Z') })
    await page.goto(`${church.site}/videos?q=anda&lang=pt`)
    await page.getByRole('link', { name: 'Luz que anda' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    await running(page)
    await page.getByRole('link', { name: '0:20 O fim' }).first().click()
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(20.5)
    await expect(page.locator('media-controller')).toBeVisible()
    await page.getByLabel('Legendas').selectOption({ label: 'português' })
    // Styled as media-chrome styles it: its policy admits what its elements bring.
    await expect(page.locator('media-play-button')).toHaveCSS('cursor', 'pointer')
    await page.getByRole('link', { name: '0:12' }).click()
    await expect.poll(() => secondsIn(page)).toBeLessThan(20)
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    const tracks = () =>
      page
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          Array.from(video.textTracks, ({ kind, cues }) => [kind, cues?.length ?? 0]),
        )
    expect(await tracks()).toContainEqual(['chapters', 2])

    await page.reload()
    await page.getByRole('button', { name: /^Continuar de 0:1\d$/ }).click()
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(12)
    await page.goto(`${church.site}${path}?t=25`)
    await page.getByRole('button', { name: 'Continuar de 0:25' }).click()
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(25)
  },
)

test('another service is asked for nothing before somebody plays its video, and framed only there', async ({
  page,
}) => {
  const asked = await otherSites(page)
  await church.publish({ titulo: 'Culto', endereco: 'https://youtu.be/abcdefghijk' })
  await page.goto(`${church.site}/videos?lang=pt`)
  await page.getByRole('link', { name: 'Culto' }).first().click()
  await expect(page.getByText('O vídeo vem do YouTube')).toBeVisible()
  expect(asked).toEqual([])
  await play(page)
  const frame = page.getByTitle('Culto, no YouTube')
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin allow-presentation/)
  await expect(page.frameLocator('iframe').locator('title')).toBeAttached()
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/)])
})

test.describe('a stream', () => {
  test.use({ expectedErrors: [/Failed to load resource: .* status of 404/] })
  test('plays where the browser knows none, and its trouble is told where it has some', async ({ page, context }) => {
    const stream = await recordStream(page)
    await page.addInitScript(() => {
      const { canPlayType } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.canPlayType = function (type) {
        return /mpegurl/.test(type) ? '' : canPlayType.call(this, type)
      }
    })
    let isThere = true
    await context.route('https://media.example/**', (route) => {
      const part = isThere ? stream.get(new URL(route.request().url()).pathname) : undefined
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill(
        part ? { headers, contentType: part.type, body: part.body } : { headers, status: 404, body: '' },
      )
    })
    const path = await church.publish({ titulo: 'Em fluxo', endereco: 'https://media.example/a/index.m3u8' })
    await page.goto(`${church.site}${path}?lang=pt`)
    await play(page)
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(0.2)

    isThere = false
    await page.reload()
    await play(page)
    await expect(page.getByRole('alert')).toContainText('O vídeo não carregou')
    isThere = true
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(0.2)
  })
})

test('no hostile markup runs anything in the embeddable player, nor asks another site for more than a picture', async ({
  page,
}) => {
  const asked = await otherSites(page)
  await page.goto(`${church.site}/embed/player?service=html&html=<h2>Avisos</h2><p>Oi</p>&lang=pt`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Avisos' })).toBeVisible()
  const interval = atStrength({ deep: 1, full: 3 })
  const share = hostileMarkup.filter(({ length }, index) => length < 4000 && index % interval === 0)
  expect(await page.evaluate(showEach, share)).toBeGreaterThan(20 / interval)
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  expect(asked).toEqual([])
})

/** Runs in the page: what the server makes of each, in a frame as it comes; and how many were worth one. */
async function showEach(markup: string[]): Promise<number> {
  let shown = 0
  for (const html of markup) {
    const answer = await fetch(`/embed/player?${new URLSearchParams({ service: 'html', html })}`)
    // The policy of this page would report the style that another page carries.
    const [start = '', ...rest] = (await answer.text()).split('<style data-sheet')
    const page = [start, ...rest.map((part) => part.slice(part.indexOf('</style>')))].join('')
    const given = new DOMParser().parseFromString(page, 'text/html').querySelector('main iframe')
    if (!given) continue
    const frame = document.importNode(given, true)
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve)
      document.body.append(frame)
    })
    frame.remove()
    shown++
  }
  return shown
}
