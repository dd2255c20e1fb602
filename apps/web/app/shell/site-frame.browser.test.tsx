import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Brand } from '../church/brand.ts'
import type { ChurchMenu } from '../church/church-menu.ts'
import type { ChurchSite } from '../church/site.ts'
import { AbsenceNotice } from '../features/churches/absence-notice.tsx'
import { useSession } from '../session/session.ts'
import { aMember, anAccount, aSite } from '../testing/person.ts'
import { renderPage } from '../testing/render-page.tsx'
import { hidesBottomNav } from './bottom-nav.tsx'
import { SiteFrame } from './site-frame.tsx'

const menu: ChurchMenu = {
  main: [
    { id: 1, codigo: 'EVENTO', label: 'Eventos', href: '/event' },
    { id: 2, codigo: 'CELULA', label: 'Grupos', href: '/groups' },
  ],
  more: [
    { id: 3, codigo: 'BIBLIA', label: 'Bíblia', href: '/bible' },
    { id: 4, codigo: 'NOTICIA', label: 'Loja', href: 'https://loja.example/' },
  ],
}
const site = {
  ...aSite,
  menu,
  modules: [],
  corApp: '#0e7c7b',
  look: 'glass',
  church: {
    ...aSite.church,
    nome: 'Igreja da Ponte',
    imagens: [],
    email: 'oi@ponte.example',
    telefone: null,
    redesSociais: {},
    endereco: { logradouro: 'Rua do Velame', numero: '1', cidade: 'Recife', estado: 'PE', pais: 'BR' },
  },
} as unknown as ChurchSite

beforeEach(() => useSession.setState({ isRead: true }))
afterEach(async () => {
  useSession.setState(useSession.getInitialState(), true)
  await page.viewport(1024, 768)
})

const openFrame = (hasFooter = true) =>
  renderPage(
    <SiteFrame layout="DEFAULT" skipLink={null} churchSwitch={null} hasFooter={hasFooter}>
      <main id="content" className="min-h-[150vh]">
        <h1>Página</h1>
      </main>
    </SiteFrame>,
    { site, hasAdmin: false, brand: { mark: '<svg viewBox="0 0 1 1"></svg>' } as Brand },
  )

const widths = [
  { width: 390, height: 844, isPhone: true },
  { width: 1440, height: 900, isPhone: false },
]

for (const { width, height, isPhone } of widths) {
  test(`at ${width} px the frame has no barrier and fits, and the bottom navigation is a phone’s`, async () => {
    await page.viewport(width, height)
    const screen = await openFrame()
    await expect.element(screen.getByRole('contentinfo')).toBeInTheDocument()
    const bottom = screen.getByRole('navigation', { name: 'Atalhos' })
    expect(bottom.elements()).toHaveLength(isPhone ? 1 : 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible(screen.container)
  })

  test(`at ${width} px the footer is ${isPhone ? 'two lines and a sheet with the rest' : 'whole'}`, async () => {
    await page.viewport(width, height)
    const screen = await openFrame()
    const footer = screen.getByRole('contentinfo')
    const link = () => footer.getByRole('link', { name: 'Eventos' })
    const opener = () => footer.getByRole('button', { name: 'Contatos e links' })
    expect([link().elements().length, opener().elements().length]).toEqual(isPhone ? [0, 1] : [1, 0])
    if (!isPhone) return
    await opener().click()
    await expect.element(link()).toBeVisible()
    await expectAccessible(screen.container)
    await footer.getByRole('button', { name: 'Fechar' }).click()
    await expect.poll(() => link().elements()).toHaveLength(0)
    await opener().click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => link().elements()).toHaveLength(0)
    await opener().click()
    await link().click()
    await expect.element(screen.getByRole('heading', { name: 'Página' })).not.toBeInTheDocument()
  })
}

test('at the end of a phone’s page the bottom navigation covers nothing of the footer', async () => {
  await page.viewport(390, 844)
  const screen = await openFrame()
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const boxOf = (part: Element) => part.getBoundingClientRect()
  await expect
    .poll(() => {
      const nav = boxOf(screen.getByRole('navigation', { name: 'Atalhos' }).element())
      return nav.top - boxOf(screen.getByRole('contentinfo').element()).bottom
    })
    .toBeGreaterThanOrEqual(-1)
})

test.each(['/give', '/event', '/event/1', '/live', '/podcast', '/bible', '/access', '/user', '/videos'])(
  'the bottom navigation stays clear of a page with a thing of its own at the thumb: %s',
  (path) => {
    expect(hidesBottomNav(path)).toBe(true)
  },
)

test.each(['/', '/groups', '/events', '/givers'])('the bottom navigation is at %s', (path) => {
  expect(hidesBottomNav(path)).toBe(false)
})

test('members’ own pages have no footer', async () => {
  const screen = await openFrame(false)
  await expect.element(screen.getByRole('heading', { name: 'Página' })).toBeVisible()
  expect(screen.getByRole('contentinfo').elements()).toEqual([])
})

for (const { width, height, isPhone } of widths) {
  test(`at ${width} px the menu panel opens by keyboard without a barrier, marks links to other sites, and gives the focus back`, async () => {
    await page.viewport(width, height)
    const screen = await openFrame()
    const header = screen.getByRole('banner')
    const opener = header.getByRole('button', { name: isPhone ? 'Menu' : 'Mais', exact: true })
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const panel = screen.getByRole('navigation', { name: 'Mais' })
    await expect.element(panel.getByRole('link', { name: 'Bíblia' })).toBeVisible()
    await expect
      .element(panel.getByRole('link', { name: 'Loja (abre em outra aba)' }))
      .toHaveAttribute('target', '_blank')
    expect(panel.getByRole('link', { name: 'Grupos' }).elements()).toHaveLength(isPhone ? 1 : 0)
    await expectAccessible(screen.container)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => panel.elements()).toHaveLength(0)
    await expect.element(opener).toHaveFocus()
  })
}

describe('the name in the header of a phone', () => {
  const live = { ...site, broadcasts: [{ id: 1, estado: 'AO_VIVO' }] } as unknown as ChurchSite
  const withSisters = (about: ChurchSite): ChurchSite => ({
    ...about,
    church: { ...about.church, slugOrganizacao: 'rede' },
  })
  const open = (about: ChurchSite, isMember: boolean) => {
    if (isMember) useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    return renderPage(
      <SiteFrame layout="DEFAULT" skipLink={null} churchSwitch={sisters} hasFooter={false}>
        <h1>Página</h1>
      </SiteFrame>,
      { site: about, hasAdmin: false, brand: { mark: '<svg viewBox="0 0 1 1"></svg>' } as Brand },
    )
  }
  const sisters = (
    <button type="button" className="size-11 shrink-0">
      ⌄
    </button>
  )
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['a visitor', 390, site, false],
    ['a visitor of a narrow phone', 320, site, false],
    ['a visitor while a service is live', 390, live, false],
    ['a member', 390, site, true],
    ['a member while a service is live', 390, live, true],
    ['a member of a narrow phone', 320, site, true],
    ['a member of a narrow phone while a service is live', 320, live, true],
    ['a visitor of a church with sisters', 390, withSisters(site), false],
    ['a member of a church with sisters', 390, withSisters(site), true],
    ['a member of a church with sisters while a service is live', 320, withSisters(live), true],
  ])(
    'is never cut for %s (%i px): it is there whole, or by its own words, or not at all',
    async (_, width, about, isMember) => {
      await page.viewport(width, 844)
      const screen = await open(about, isMember)
      const home = screen.getByRole('banner').getByRole('link', { name: 'Igreja da Ponte', exact: true })
      await expect.element(home).toBeInTheDocument()
      if (isMember) await expect.element(screen.getByRole('button', { name: /Lia/ })).toBeVisible()
      const shown = [...home.element().querySelectorAll('span')].filter(
        ({ textContent, clientWidth }) => textContent && clientWidth > 1,
      )
      expect(shown.length).toBeLessThanOrEqual(1)
      for (const text of shown) {
        expect(['Igreja da Ponte', 'Ponte']).toContain(text.textContent)
        expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1)
        expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const ways = screen.getByRole('banner').element().querySelectorAll('a, button')
      const boxes = [...ways]
        .map((way) => way.getBoundingClientRect())
        .filter(({ width, top }) => width > 0 && top < 64)
      boxes.sort((one, other) => one.left - other.left)
      for (const [i, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual((boxes[i - 1]?.right ?? 0) - 0.5)
    },
  )
})

test('a reader who may be a member has the way to their account before the app is there', async () => {
  const screen = await openFrame()
  const visitor = screen.getByRole('link', { name: 'Entrar' })
  await expect.element(visitor).toBeVisible()
  document.documentElement.toggleAttribute('data-member', true)
  await expect.element(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/user')
  expect(visitor.elements()).toHaveLength(0)
  document.documentElement.toggleAttribute('data-member', false)
})

for (const look of ['glass', 'linen'] as const)
  test(`what a church lacks is said below the header of its home, in the look ${look}`, async () => {
    for (const width of [390, 1440]) {
      await page.viewport(width, 800)
      const screen = await renderPage(
        <SiteFrame layout="HOME" skipLink={null} churchSwitch={null} hasFooter={false}>
          <main>
            <AbsenceNotice text="Esta igreja não transmite por aqui.">
              <h1 className="pt-24">Igreja da Ponte</h1>
            </AbsenceNotice>
          </main>
        </SiteFrame>,
        { site: { ...site, look }, hasAdmin: false, brand: { mark: '<svg viewBox="0 0 1 1"></svg>' } as Brand },
      )
      const header = screen.getByRole('banner').element().getBoundingClientRect()
      const notice = screen.getByRole('status').filter({ hasText: 'não transmite' }).element().getBoundingClientRect()
      expect(notice.top).toBeGreaterThanOrEqual(header.bottom)
      await screen.unmount()
    }
  })
