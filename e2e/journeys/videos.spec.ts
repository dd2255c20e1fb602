import { hostileMarkup } from '@narthex/contract/testing/hostile-markup'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { type ClipChurch, openClipChurch } from '../clips/clip-church.ts'
import { recordStream } from '../clips/record-stream.ts'
import { bothWidths, running, siteAddress, test } from '../visit.ts'

let church: ClipChurch
test.beforeAll(async () => {
  church = await openClipChurch()
})
test.afterAll(() => church.close())

const sign = (page: Page) => page.getByRole('link', { name: /^Assistir: / })
/** In place: before the app runs, the sign leads to the page that plays. */
async function play(page: Page): Promise<void> {
  await running(page)
  await sign(page).click()
}
const secondsIn = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const frameSources = async (path: string) => {
  const { headers } = await church.ask('farol', path)
  const policy = String((headers as Record<string, unknown>)['content-security-policy'])
  return /frame-src ([^;]*)/.exec(policy)?.[1]
}

/** Whatever is asked of other sites, without their being asked. */
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
  bothWidths,
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
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Luz que anda' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expectNoBarriers(page)

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
    await expectNoBarriers(page)

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
  const path = await church.publish({ titulo: 'Culto', endereco: 'https://youtu.be/abcdefghijk' })
  await page.goto(`${church.site}/videos?lang=pt`)
  await page.getByRole('link', { name: 'Culto' }).first().click()
  await expect(page.getByText('O vídeo vem do YouTube')).toBeVisible()
  expect(asked).toEqual([])
  await play(page)
  const frame = page.getByTitle('Culto, no YouTube')
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin allow-presentation/)
  await expect(page.frameLocator('iframe').locator('title')).toBeAttached()
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/)])

  const vimeo = await church.publish({ titulo: 'Coro', endereco: 'https://vimeo.com/123456' })
  const own = await church.publish({ titulo: 'Nossa' })
  expect(await frameSources(path)).toBe('https://www.youtube-nocookie.com')
  expect(await frameSources(vimeo)).toBe('https://player.vimeo.com')
  for (const other of ['/', '/videos', own, '/about', '/embed/player']) expect(await frameSources(other)).toBe("'none'")
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the list, its filters and a video work', async ({ page }) => {
    const asked = await otherSites(page)
    await page.goto(`${siteAddress('mare')}/videos`)
    await page.getByRole('link', { name: 'Os vitrais contam', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'O azul que veio de Olinda' })).toBeVisible()
    await page.getByRole('link', { name: 'O azul que veio de Olinda' }).click()
    await sign(page).click()
    await expect(page.locator('video[controls]')).toBeVisible()
    const path = await church.publish({ titulo: 'Sem roteiro', endereco: 'https://youtu.be/abcdefghijk' })
    await page.goto(`${church.site}${path}?lang=pt`)
    expect(asked).toEqual([])
    await sign(page).click()
    await expect(page.getByTitle('Sem roteiro, no YouTube')).toBeVisible()
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/)
  })
})

test('no hostile markup runs anything in the embeddable player, nor asks another site for more than a picture', async ({
  page,
}) => {
  const asked = await otherSites(page)
  await page.goto(`${church.site}/embed/player?service=html&html=<p>Oi</p>&lang=pt`)
  const shown = await page.evaluate(
    showEach,
    hostileMarkup.filter(({ length }) => length < 4000),
  )
  expect(shown).toBeGreaterThan(20)
  for (const url of [
    'javascript:window.top.pwned=1',
    'data:text/html,<script>top.pwned=1</script>',
    '//evil.example/',
  ]) {
    await page.goto(`${church.site}/embed/player?${new URLSearchParams({ url, code: url })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nada para mostrar aqui')
  }
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

test('the embeddable player stands in another site, shows what is known and links to what is not', async ({ page }) => {
  await page.goto(`${church.site}/embed/player?lang=pt&service=html&html=<h2>Avisos</h2><p>Hoje</p>`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Avisos' })).toBeVisible()
  await page.goto(`${church.site}/embed/player?lang=pt&url=https://a.example/page`)
  await expect(page.getByRole('link', { name: 'Abrir em a.example' })).toHaveAttribute('rel', /noopener/)
  await expectNoBarriers(page)
  const { headers } = await church.ask(
    'farol',
    '/embed/player?url=https://open.spotify.com/episode/0123456789012345678901',
  )
  const policy = String((headers as Record<string, unknown>)['content-security-policy'])
  expect(policy).toMatch(/frame-src https:\/\/open\.spotify\.com;.*frame-ancestors \*/)
})
