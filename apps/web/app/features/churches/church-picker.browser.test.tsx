import { useStatus } from '@narthex/client/calls/status-store'
import type { Client } from '@narthex/contract/churches/church.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ChurchPicker } from './church-picker.tsx'

const recife: Client = {
  id: 1,
  uuid: '0b4a4a0e-6a4b-4c7e-9d2e-000000000001',
  codigo: 'mare',
  slug: 'mare',
  nome: 'Igreja Boa Maré',
  descricao: null,
  imagem: null,
  corApp: '#0e7c7b',
  aparencia: 'glass',
  latitude: -8.06,
  longitude: -34.87,
  distancia: null,
  site: 'https://mare.example',
  endereco: {
    logradouro: 'Rua do Velame',
    numero: '1',
    complemento: null,
    bairro: 'Recife',
    cidade: 'Recife',
    estado: 'PE',
    cep: null,
    pais: 'BR',
  },
}
const cadiz: Client = {
  ...recife,
  id: 2,
  uuid: '0b4a4a0e-6a4b-4c7e-9d2e-000000000002',
  codigo: 'azotea',
  slug: 'azotea',
  nome: 'La Azotea',
  latitude: 36.53,
  longitude: -6.29,
  site: 'https://azotea.example',
  endereco: {
    logradouro: 'Calle de la Viña',
    numero: '2',
    complemento: null,
    bairro: 'La Viña',
    cidade: 'Cádiz',
    estado: null,
    cep: null,
    pais: 'ES',
  },
}

let isAnswering: boolean
let asked: URL[]
/** Answers of the browser to each geolocation request, in turn; when empty, a request stays open. */
let places: (GeolocationPosition | GeolocationPositionError)[]

beforeEach(() => {
  useSession.setState({ isRead: true })
  isAnswering = true
  asked = []
  places = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    asked.push(new URL(address, location.href))
    return Response.json([
      { ...cadiz, distancia: 1100 },
      { ...recife, distancia: 6_200_000 },
    ] satisfies Client[])
  })
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFound, onFailed) => {
    const place = places.shift()
    if (place && 'coords' in place) onFound(place)
    else if (place) onFailed?.(place)
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  useStatus.setState(useStatus.getInitialState(), true)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const found = { coords: { latitude: 36.530_04, longitude: -6.290_04 } } as GeolocationPosition
const failure = (code: number) =>
  ({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as GeolocationPositionError

const openPicker = () =>
  renderPage(<ChurchPicker organisation={{ slug: 'ancoradouro', idioma: 'pt' }} churches={[recife, cadiz]} />)
type Screen = Awaited<ReturnType<typeof openPicker>>
const field = (screen: Screen) => screen.getByRole('searchbox', { name: 'Nome ou endereço da igreja' })
const nearMe = (screen: Screen) => screen.getByRole('button', { name: 'Perto de mim' })
const names = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const expectNames = (screen: Screen, expected: readonly string[]) =>
  vi.waitFor(() => expect(names(screen)).toEqual(expected))

test('a search narrows the list at every letter, accents or not, and says how many are left', async () => {
  const screen = await openPicker()
  await field(screen).click()
  await userEvent.keyboard('MARE')
  await expectNames(screen, ['Igreja Boa Maré'])
  await expect.element(screen.getByText('1 igreja encontrada')).toBeVisible()
  await field(screen).fill('viña cadiz')
  await expectNames(screen, ['La Azotea'])
  await screen.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect.element(field(screen)).toHaveFocus()
  await expectNames(screen, ['Igreja Boa Maré', 'La Azotea'])
})

test('a search that finds nothing offers the whole list again, and the field to go on with', async () => {
  const screen = await openPicker()
  await field(screen).fill('atlântida')
  await expect.element(screen.getByText('Nenhum resultado para “atlântida”')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toEqual([])
  await expectAccessible(screen.container)
  ;(screen.getByRole('link', { name: 'Ver todas as igrejas' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectNames(screen, ['Igreja Boa Maré', 'La Azotea'])
  await expect.element(field(screen)).toHaveFocus()
  await expect.element(field(screen)).toHaveValue('')
})

test('the reader’s place brings the nearest first, with its distance, also among those that are searched', async () => {
  places = [found]
  const screen = await openPicker()
  await nearMe(screen).click()
  await expectNames(screen, ['La Azotea', 'Igreja Boa Maré'])
  const nearest = screen.getByRole('listitem').filter({ hasText: 'La Azotea' })
  await expect.element(nearest.getByText(/^a\s1,1\skm$/)).toBeVisible()
  await expect.element(screen.getByText(/da mais próxima à mais distante/)).toBeVisible()
  await expectAccessible(screen.container)
  await field(screen).fill('mare')
  await expectNames(screen, ['Igreja Boa Maré'])
})

test('the API is told of the reader’s place to some ten metres', async () => {
  places = [found]
  const screen = await openPicker()
  await nearMe(screen).click()
  await expectNames(screen, ['La Azotea', 'Igreja Boa Maré'])
  expect(asked.map(({ search }) => search)).toEqual(['?organizacao=ancoradouro&latitude=36.5300&longitude=-6.2900'])
})

test('a visitor who does not share their location keeps the list, and can close the message', async () => {
  places = [failure(1)]
  const screen = await openPicker()
  await nearMe(screen).click()
  const message = screen.getByText(/a sua localização fica com você/)
  await expect.element(message).toBeVisible()
  expect(names(screen)).toEqual(['Igreja Boa Maré', 'La Azotea'])
  expect(asked).toEqual([])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(message).not.toBeInTheDocument()
})

test('a place that takes too long or cannot be found is reported, each time for its own reason', async () => {
  places = [failure(3), failure(2)]
  const screen = await openPicker()
  await nearMe(screen).click()
  await expect.element(screen.getByText(/Não encontramos sua localização ainda/)).toBeVisible()
  await nearMe(screen).click()
  await expect.element(screen.getByText(/Não deu para saber onde você está/)).toBeVisible()
  expect(screen.getByText(/Não encontramos sua localização ainda/).elements()).toEqual([])
  expect(names(screen)).toEqual(['Igreja Boa Maré', 'La Azotea'])
})

test('while the place is being looked for the list can be used, and distances have their room', async () => {
  const screen = await openPicker()
  await nearMe(screen).click()
  const button = screen.getByRole('button', { name: 'Buscando sua localização…' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await field(screen).fill('azotea')
  await expectNames(screen, ['La Azotea'])
  await expectAccessible(screen.container)
})

test('distances that cannot be loaded are reported, the list stays, and the next attempt loads them', async () => {
  places = [found, found]
  isAnswering = false
  const screen = await openPicker()
  await nearMe(screen).click()
  await expect.element(screen.getByText(/Não conseguimos medir as distâncias agora/)).toBeVisible()
  expect(names(screen)).toEqual(['Igreja Boa Maré', 'La Azotea'])
  isAnswering = true
  await nearMe(screen).click()
  await expectNames(screen, ['La Azotea', 'Igreja Boa Maré'])
  expect(screen.getByText(/Não conseguimos medir/).elements()).toEqual([])
})
