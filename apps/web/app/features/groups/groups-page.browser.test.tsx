import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { GroupsChoice } from './groups-address.ts'
import { GroupsPage } from './groups-page.tsx'
import { aGroupSummary, groupSite, onePage } from './testing/groups.ts'

const nearest = 'GET /igreja/ponte-velha/celula/'
const groups = [aGroupSummary(), aGroupSummary({ id: 4, nome: 'Mar aberto', bairro: 'Pina', vagas: 0 })]
const index = {
  tipos: [],
  periodos: [{ valor: 'NOITE', total: 2 }],
  publicos: [],
  online: 0,
  vagas: 1,
  total: 2,
  bairros: ['Boa Vista', 'Pina'].map((valor) => ({ valor, total: 1 })),
  dias: [{ valor: 6, total: 2 }],
  caixa: { sul: -8.2, norte: -8, oeste: -35, leste: -34.8 },
} as never
let api: StubbedApi
/** Answer of the browser to a geolocation request. */
let position: GeolocationCoordinates | GeolocationPositionError

beforeEach(() => {
  api = stubApi()
  position = { latitude: -8.123456, longitude: -34.98765 } as GeolocationCoordinates
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onPosition, onError) => {
    if ('code' in position) onError?.(position)
    else onPosition({ coords: position } as GeolocationPosition)
  })
  useSession.setState({ isRead: true })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (itens: readonly GroupSummary[] = groups, choice: GroupsChoice = {}) =>
  renderPage(<GroupsPage title="Grupos" choice={choice} list={onePage(itens)} index={index} />, { site: groupSite })
type Screen = Awaited<ReturnType<typeof open>>
const near = (screen: Screen) => screen.getByRole('button', { name: 'Perto de mim' })
const names = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

test('the list has no barrier, and is narrowed by what its groups have', async () => {
  const screen = await open()
  await expect.element(screen.getByText('2 grupos')).toBeVisible()
  await screen.getByRole('button', { name: 'Bairro', exact: true }).click()
  await expect
    .element(screen.getByRole('link', { name: /^Boa Vista/ }))
    .toHaveAttribute('href', '/groups?bairro=Boa+Vista')
  await expectAccessible(screen.container)
})

test('the reader’s place brings the nearest first, to about a hundred metres, and is put aside again', async () => {
  const [aurora, mar] = groups
  api.answers[nearest] = onePage([
    { ...mar, distanciaKm: 0.4 },
    { ...aurora, distanciaKm: 6.2 },
  ])
  const screen = await open()
  expect(names(screen)).toEqual(['Mesa da Aurora', 'Mar aberto'])
  await near(screen).click()
  await expect.poll(() => names(screen)).toEqual(['Mar aberto', 'Mesa da Aurora'])
  await expect.element(screen.getByText(/a menos de 1\skm/)).toBeVisible()
  await expect.element(screen.getByText(/Sua localização serve só para esta busca/)).toBeVisible()
  expect(api.asked).toEqual([`${nearest}?latitude=-8.123&longitude=-34.988&page=1&limit=100`])
  await expectAccessible(screen.container)
  const isOn = screen.getByRole('button', { name: 'Mais perto primeiro' })
  await expect.element(isOn).toHaveAttribute('aria-pressed', 'true')
  await isOn.click()
  await expect.poll(() => names(screen)).toEqual(['Mesa da Aurora', 'Mar aberto'])
})

test('a no to the question is taken kindly, and a place that is not found can be tried again', async () => {
  position = { code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError
  const screen = await open()
  await near(screen).click()
  await expect.element(screen.getByText(/não usamos sua localização/)).toBeVisible()
  position = { code: 2, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError
  await near(screen).click()
  await expect.element(screen.getByText(/Não deu para saber onde você está/)).toBeVisible()
  expect(api.asked).toEqual([])
  expect(names(screen)).toEqual(['Mesa da Aurora', 'Mar aberto'])
})

test('distances that cannot be had leave the list as it was, and say so', async () => {
  api.answers[nearest] = refuse(503, 'BUSY')
  const screen = await open()
  await near(screen).click()
  await expect.element(screen.getByText(/Não conseguimos medir as distâncias agora/)).toBeVisible()
  expect(names(screen)).toEqual(['Mesa da Aurora', 'Mar aberto'])
})

test('filters that leave nothing say so, and lead back to all groups', async () => {
  const screen = await open([], { dia: '6' })
  await expect.element(screen.getByText('Nenhum grupo assim, por enquanto')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Limpar filtros' }).first()).toHaveAttribute('href', '/groups')
})
