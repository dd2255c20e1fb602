import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useConsent } from '../../../consent/consent.ts'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { GroupsPage } from '../groups-page.tsx'
import { aGroupSummary, groupSite, onePage } from '../testing/groups.ts'

const points = 'GET /igreja/ponte-velha/celula/mapa'
const pontos = [
  { id: 3, nome: 'Mesa da Aurora', latitude: -8.0585, longitude: -34.8855 },
  { id: 4, nome: 'Casa cheia', latitude: -8.0585, longitude: -34.8855 },
  { id: 5, nome: 'Mar aberto', latitude: -8.125, longitude: -34.9 },
]
const index = {
  tipos: [],
  periodos: [],
  publicos: [],
  dias: [],
  bairros: [],
  online: 0,
  vagas: 1,
  total: 3,
  caixa: { sul: -8.13, norte: -8.04, oeste: -34.91, leste: -34.88 },
}
const tiles = 'https://tiles.example'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
let api: StubbedApi
/** Pictures asked of the host of the streets. */
let asked: string[]
let hasStreets: boolean

beforeEach(() => {
  api = stubApi({ [points]: { pontos, total: 3 } })
  useSession.setState({ isRead: true })
  asked = []
  hasStreets = true
  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, address) {
    const isTile = address.startsWith(tiles)
    if (isTile) asked.push(address)
    src?.set?.call(this, isTile ? (hasStreets ? pixel : 'data:,') : address)
  })
})
afterEach(async () => {
  await cleanup()
  useConsent.setState({ answers: {} })
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const groups = [aGroupSummary(), aGroupSummary({ id: 5, nome: 'Mar aberto', bairro: 'Pina' })]
const open = () =>
  renderPage(<GroupsPage title="Grupos" choice={{ view: 'map' }} list={onePage(groups)} index={index} />, {
    site: groupSite,
    thirdParties: { mapTiles: { url: `${tiles}/{z}/{x}/{y}.png`, attribution: '© Agrimensores' } },
  })
type Screen = Awaited<ReturnType<typeof open>>
const map = (screen: Screen) => screen.getByRole('region', { name: 'Mapa dos grupos' })
const mark = (screen: Screen, name: string) => map(screen).getByRole('button', { name })

test('groups are chosen by pointer and by keyboard, and the focus comes back to the mark', async () => {
  const screen = await open()
  const cluster = mark(screen, '2 grupos aqui')
  await expect.element(cluster).toBeVisible()
  ;(cluster.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  // Two whose points are one: both by their names.
  const both = screen.getByRole('region', { name: '2 grupos neste lugar' }).getByRole('link')
  await vi.waitFor(() =>
    expect(both.elements().map(({ textContent }) => textContent)).toEqual(['Mesa da Aurora', 'Casa cheia']),
  )
  await userEvent.keyboard('{Escape}')
  await mark(screen, 'Mar aberto').click()
  const chosen = screen.getByRole('region', { name: 'Mar aberto' })
  await expect.element(chosen.getByText('Sábados, 19h30')).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  await expect.element(chosen).not.toBeInTheDocument()
  await expect.element(mark(screen, 'Mar aberto')).toHaveFocus()
})

test('points that cannot be had are asked for again, and the list is there in the meantime', async () => {
  api.answers[points] = refuse(503, 'BUSY')
  const screen = await open()
  await expect.element(screen.getByText('Os pontos do mapa não puderam ser carregados.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Mar aberto' })).toBeVisible()
  api.answers[points] = { pontos, total: 3 }
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(mark(screen, 'Mar aberto')).toBeVisible()
})

test('streets come from elsewhere only after a yes, which can be taken back', async () => {
  const screen = await open()
  await expect.element(mark(screen, 'Mar aberto')).toBeVisible()
  await expect.element(screen.getByText(/^As ruas vêm de tiles\.example/)).toBeVisible()
  expect(asked).toEqual([])
  await screen.getByRole('button', { name: 'Mostrar as ruas' }).click()
  await expect.element(screen.getByText('© Agrimensores')).toBeVisible()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await screen.getByRole('button', { name: 'Esconder as ruas' }).click()
  await expect.element(screen.getByText('© Agrimensores')).not.toBeInTheDocument()
  const before = asked.length
  await screen.getByRole('button', { name: 'Aproximar' }).click()
  expect(asked).toHaveLength(before)
})

test('without the streets the map works, and says that they did not come', async () => {
  hasStreets = false
  const screen = await open()
  await screen.getByRole('button', { name: 'Mostrar as ruas' }).click()
  await expect.element(screen.getByText('As ruas não puderam ser carregadas; o mapa funciona sem elas.')).toBeVisible()
  await mark(screen, 'Mar aberto').click()
  await expect.element(screen.getByRole('region', { name: 'Mar aberto' }).getByRole('link')).toBeVisible()
})
