import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { HomeToKeep } from '../../../offline/keepers.ts'
import type { RootData } from '../../../page/root-data.ts'
import { forgetMember, keepMember, toKeptMember } from '../../../session/kept-member.ts'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aBrazilianSite } from '../testing/a-brazilian-site.ts'
import { CheckedCardPage } from './checked-card-page.tsx'
import { cardKeeper } from './keep-card.ts'
import { MemberCardPage } from './member-card-page.tsx'
import { PrintPage } from './print-page.tsx'
import { aMemberCard } from './testing/a-member-card.ts'

let card: MemberCard | undefined
let asked: URLSearchParams[]

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  card = aMemberCard()
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, location.href).searchParams)
    if (card) return Response.json(card)
    return Response.json({ code: 'NO_MEMBER_CARD', message: 'no', requestId: 'r' }, { status: 404 })
  })
})
afterEach(async () => {
  await cleanup()
  await emulate('')
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  forgetMember()
  await dropCopies()
  vi.unstubAllGlobals()
})

const brand = { mark: '<svg viewBox="0 0 1 1"></svg>' } as RootData['brand']
const site = { site: aBrazilianSite, brand }
const printed = (search = '') => renderPage(<PrintPage title="Imprimir a carteirinha" />, site, search)
const none = `Nenhuma carteirinha de membro encontrada para o e-mail ${anAccount.email}.`

/** Draws the page as it is printed: `print`, or as on the screen again. */
async function emulate(media: string): Promise<void> {
  await (cdp() as { send(name: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media,
  })
}

/** Measures both printed sides in millimetres, and finds texts that overflow their side or their own box. */
function measureSides(container: Element) {
  const sides = [...container.querySelectorAll('[data-card-face]')]
  const toMm = (px: number) => Math.round((px * 254) / 96) / 10
  return sides.map((side) => {
    const box = side.getBoundingClientRect()
    const parts = [...side.querySelectorAll<HTMLElement>('p, dt, dd, [role=img]')]
    const cut = parts.filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const isInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom
      return !isInside || part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2
    })
    expect(parts.length).toBeGreaterThan(2)
    return { size: [toMm(box.width), toMm(box.height)], cut: cut.map((part) => part.textContent || part.tagName) }
  })
}
/** The page of the style sheet that the document is printed on, and its size. */
function findPaper(): string | undefined {
  const name = getComputedStyle(document.documentElement).page
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const paper = rules.find((rule) => rule instanceof CSSPageRule && rule.selectorText === name)
  return paper instanceof CSSPageRule ? paper.style.getPropertyValue('size') : undefined
}

describe('the card', () => {
  test('is shown with what the office knows, turned over, and its code is shown large', async () => {
    const screen = await renderPage(<MemberCardPage title="Carteirinha" />, site)
    const face = screen.getByRole('region', { name: 'Carteirinha de Ana Beatriz Vasconcelos de Souza' })
    await expect.element(face.getByText('Diaconisa · Nº 0231')).toBeVisible()
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ usuario: '70', igreja: 'ponte' })
    const turn = screen.getByRole('button', { name: 'Virar' })
    await expect.element(turn).toHaveAttribute('aria-pressed', 'false')
    await turn.click()
    await expect.element(turn).toHaveAttribute('aria-pressed', 'true')
    await expect.element(face.getByText('529.982.247-25')).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Mostrar o código QR' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('img', { name: 'Código QR da carteirinha' })).toBeVisible()
    await expectAccessible(dialog.element())
  })

  test('shows the photo without a connection, from the copy that is kept beside it', async () => {
    card = { ...aMemberCard(), foto: '/media/images/AAAAAAAAAAAAAAAAAAAAAA_900x1200.webp' }
    vi.stubGlobal('fetch', async (address: string) => {
      if (!address.startsWith('/media/')) return Response.json(card)
      photos.push(address)
      return new Response(new Blob(['photo'], { type: 'image/webp' }))
    })
    const photos: string[] = []
    await cardKeeper.load?.({ reader: toKeptMember('ponte', aMember) } as HomeToKeep)
    expect(photos).toEqual(['/media/images/AAAAAAAAAAAAAAAAAAAAAA_320.webp'])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const screen = await renderPage(<MemberCardPage title="Carteirinha" />, site)
    const shown = () => screen.container.querySelector<HTMLImageElement>('.portrait picture img')?.src
    await expect.poll(shown).toBe(`data:image/webp;base64,${btoa('photo')}`)
    expect(screen.getByRole('link', { name: /foto/i }).elements()).toEqual([])
  })

  test('of a member who has none is told so, with the way to one', async () => {
    card = undefined
    const screen = await renderPage(<MemberCardPage title="Carteirinha" />, site)
    await expect.element(screen.getByText(none)).toBeVisible()
    await expectAccessible(screen.container)
  })
})

describe('on paper', () => {
  test('the card by itself has the size of a card, on paper of that size, with nothing cut off', async () => {
    const screen = await printed('?userId=7&memberChurchId=ponte&showCard=true')
    await expect.element(screen.getByText('Diaconisa · Nº 0231')).toBeVisible()
    await expectAccessible(screen.container)
    await emulate('print')
    await vi.waitFor(() => expect(matchMedia('print').matches).toBe(true))
    const sides = measureSides(screen.container)
    for (const { size, cut } of sides) {
      expect(cut).toEqual([])
      expect(size[0]).toBeCloseTo(85.6, 0)
      expect(size[1]).toBeCloseTo(53.98, 0)
    }
    expect(sides).toHaveLength(2)
    expect(findPaper()).toBe('85.6mm 53.98mm')
  })

  test('the sheet is A4, with both sides beside each other and nothing cut off', async () => {
    const screen = await printed()
    await expect.element(screen.getByText('Diaconisa · Nº 0231')).toBeVisible()
    await emulate('print')
    await vi.waitFor(() => expect(matchMedia('print').matches).toBe(true))
    expect(measureSides(screen.container).map(({ cut }) => cut)).toEqual([[], []])
    const [front, back] = [...screen.container.querySelectorAll('[data-card-face]')].map((side) =>
      side.getBoundingClientRect(),
    )
    expect(front?.top).toBe(back?.top)
    expect(front?.right).toBeLessThanOrEqual((back?.left ?? 0) + 1)
    expect(findPaper()).toMatch(/^a4$/i)
  })

  test('is chosen between the two, and nothing of the choice is printed', async () => {
    const screen = await printed()
    await screen.getByRole('radio', { name: 'Cartão PVC' }).click()
    expect(findPaper()).toBe('85.6mm 53.98mm')
    await emulate('print')
    await vi.waitFor(() => expect(matchMedia('print').matches).toBe(true))
    expect(screen.container.querySelector('[type=radio]')?.checkVisibility()).toBe(false)
  })

  test('another member’s card is not printed, nor asked for', async () => {
    const screen = await printed('?userId=8')
    await expect.element(screen.getByText(none)).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('a card that is checked by its code', () => {
  const checkedAt = '2026-01-01T12:00:00.000Z'
  const checked = { nome: 'Ana Souza', foto: null, igreja: 'Igreja da Ponte', flagValida: true }

  test.each([
    ['valid', checked, 'Carteirinha válida'],
    ['withdrawn', { ...checked, flagValida: false }, 'Esta carteirinha não é mais válida'],
  ])('and is %s says so, and whose it is', async (_, found, title) => {
    const screen = await renderPage(<CheckedCardPage card={found} checkedAt={checkedAt} />, site)
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(screen.getByRole('article').getByText('Ana Souza', { exact: true })).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('of another church, or none, is not recognised', async () => {
    const screen = await renderPage(<CheckedCardPage card={undefined} checkedAt={checkedAt} />, site)
    await expect.element(screen.getByRole('heading', { name: 'Não reconhecemos esta carteirinha' })).toBeVisible()
    await expectAccessible(screen.container)
  })
})

test('a member shows their card without a connection, and another one on this device does not', async () => {
  const { codigo } = aBrazilianSite.church
  const title = 'Carteirinha de membro'
  const online = await renderPage(<MemberCardPage title={title} />, site)
  await expect.element(online.getByRole('button', { name: 'Mostrar o código QR' })).toBeVisible()
  await online.unmount()

  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  keepMember(toKeptMember(codigo, aMember))
  useSession.setState({ ...useSession.getInitialState(), isRead: true, isOutOfReach: true }, true)
  const kept = await renderPage(<MemberCardPage title={title} />, site)
  await expect.element(kept.getByText('Sem conexão: estes são os dados salvos neste aparelho.')).toBeVisible()
  await expect.element(kept.getByRole('button', { name: 'Mostrar o código QR' })).toBeVisible()
  await kept.unmount()

  queryClient.clear()
  keepMember({ codigo, memberId: aMember.id + 1 })
  const other = await renderPage(<MemberCardPage title={title} />, site)
  await expect.element(other.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})
