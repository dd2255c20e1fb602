import { useStatus } from '@narthex/client/calls/status-store'
import { markAnswered, markUnanswered } from '@narthex/client/device/connection'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { PageFoot } from '../components/page-foot.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { GlobalContext } from './global-context.tsx'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  markAnswered()
  useStatus.setState(useStatus.getInitialState(), true)
})

const open = () => renderPage(<OfflineBanner />)
type Screen = Awaited<ReturnType<typeof open>>
const lost = (screen: Screen) => screen.getByText('Sem conexão no momento')
const messages = () => useStatus.getState().messages.GLOBAL?.map(({ text }) => text)

/** The network goes, or comes back, as the browser tells it. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('a lost connection is told with what still works, and its return too', async () => {
  const screen = await open()
  expect(lost(screen).elements()).toEqual([])
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
  await expect.element(screen.getByText(/O que você já abriu continua aqui/)).toBeVisible()
  await expectAccessible(screen.container)
  setOnline(true)
  await expect.element(lost(screen)).not.toBeInTheDocument()
  expect(messages()).toEqual(['Pronto, a conexão voltou.'])
})

test('the news that the connection is gone is sent away, and comes again the next time', async () => {
  const screen = await open()
  setOnline(false)
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(lost(screen)).not.toBeInTheDocument()
  setOnline(true)
  await vi.waitFor(() => expect(messages()).toEqual(['Pronto, a conexão voltou.']))
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
})

test('a call that nobody answered is a lost connection, until one is answered', async () => {
  const screen = await open()
  markUnanswered()
  await expect.element(lost(screen)).toBeVisible()
  markAnswered()
  await expect.element(lost(screen)).not.toBeInTheDocument()
})

/** A page with a title, whose foot holds something. */
const pageWith = (foot: React.ReactNode) =>
  renderPage(
    <div className="flex min-h-dvh flex-col">
      <header className="site-header h-(--header)">Igreja</header>
      <main className="grow">
        <h1 className="text-title">Minha conta</h1>
        <p className="h-[120vh]">Texto</p>
        {foot}
      </main>
      <GlobalContext />
    </div>,
  )

const bottomNav = (
  <nav aria-label="Menu" className="bottom-nav h-16 bg-card md:hidden">
    Menu
  </nav>
)
const atFoot = {
  'a form that is saved': (
    <PageFoot>
      <button type="button" className="mb-6 min-h-16">
        Salvar
      </button>
    </PageFoot>
  ),
  'the bottom navigation': bottomNav,
  'the player above the bottom navigation': (
    <>
      {bottomNav}
      <section aria-label="Player" className="audio-bar fixed inset-x-0 bottom-0 z-30 h-18 bg-card max-md:mb-16">
        Mensagem
      </section>
    </>
  ),
  'a chat': (
    <form className="sticky bottom-0 bg-card p-3">
      <textarea id="chat-text" aria-label="Mensagem" />
    </form>
  ),
} as const
const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)

describe.each([320, 390, 1440])('at %d px', (width) => {
  test.each(Object.entries(atFoot))('the lost connection covers neither the title nor %s', async (_, foot) => {
    await page.viewport(width, 800)
    const screen = await pageWith(foot)
    const places = () =>
      ['heading', 'main', 'banner'].map((role) =>
        screen.getByRole(role).first().element().getBoundingClientRect().toJSON(),
      )
    const before = places()
    const height = document.documentElement.scrollHeight
    setOnline(false)
    await expect.element(lost(screen)).toBeVisible()
    // Nothing of the page moves; only its end can be scrolled further.
    expect(places()).toEqual(before)
    expect(document.documentElement.scrollHeight).toBeGreaterThan(height)
    expect(screen.getByText('Sem conexão no momento').element().closest('[aria-live]')?.ariaLive).toBe('polite')
    for (const scrolled of [0, 200, 10_000]) {
      scrollTo(0, scrolled)
      await vi.waitFor(() => {
        const [notice] = boxes('.standing-notice')
        if (!notice) throw new Error('There is no notice')
        expect([notice.top > 0, notice.bottom <= innerHeight]).toEqual([true, true])
        const covered = boxes('h1, .site-header, .page-foot, .bottom-nav, .audio-bar, form').filter(
          ({ top, bottom, left, right }) =>
            top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left,
        )
        expect(covered).toEqual([])
      })
    }
    scrollTo(0, 0)
    await page.viewport(1024, 768)
  })
})

test.each([390, 1440])('at %d px the end of a page that fits its window can be scrolled clear of it', async (width) => {
  await page.viewport(width, 800)
  const screen = await renderPage(
    <div className="flex min-h-dvh flex-col">
      <main className="grow" />
      <button type="button">Usar esta foto</button>
      <GlobalContext />
    </div>,
  )
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
  scrollTo(0, 10_000)
  const button = () => screen.getByRole('button', { name: 'Usar esta foto' }).element().getBoundingClientRect()
  await expect.poll(() => (boxes('.standing-notice')[0]?.top ?? 0) - button().bottom).toBeGreaterThanOrEqual(0)
  await page.viewport(1024, 768)
})

test('a sheet that opens at the foot of the window is not covered by what was there before', async () => {
  await page.viewport(390, 800)
  const screen = await pageWith(undefined)
  setOnline(false)
  await expect.element(lost(screen)).toBeVisible()
  const sheet = document.createElement('div')
  sheet.className = 'verse-actions fixed inset-x-0 bottom-0 h-48'
  document.body.append(sheet)
  const clearance = () => (boxes('.verse-actions')[0]?.top ?? 0) - (boxes('.standing-notice')[0]?.bottom ?? 0)
  await expect.poll(clearance).toBeGreaterThanOrEqual(0)
  sheet.remove()
  await expect.poll(() => innerHeight - (boxes('.standing-notice')[0]?.bottom ?? 0)).toBeLessThan(100)
  await page.viewport(1024, 768)
})
