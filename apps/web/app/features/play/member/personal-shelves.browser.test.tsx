import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { chooseViewer, forgetViewer, useViewer } from '../profiles/viewer.ts'
import { aPlayback } from '../testing/a-title.ts'
import { aTitleItem, renderedAt } from '../testing/a-title-item.ts'
import { type StubbedPlay, stubPlay } from '../testing/stub-play.ts'
import { PersonalShelves } from './personal-shelves.tsx'
import { usePositions } from './use-positions.ts'

const clara = { id: crypto.randomUUID(), nome: 'Clara', idadeMaxima: 10 } as const
const [film, cartoon] = [
  aTitleItem({ id: 1, titulo: 'O mar', duracaoSegundos: 600 }),
  aTitleItem({ id: 2, titulo: 'A arca', duracaoSegundos: 600 }),
]
const position = (idConteudo: number, segundos: number) => ({
  idConteudo,
  segundos,
  flagVisto: false,
  vistoEm: '2026-11-01T12:00:00.000Z',
})
let product: StubbedPlay

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true, token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubPlay(aPlayback(''))
  product.profiles = { flagPin: true, perfis: [clara] }
  product.positions = { own: [position(1, 300)], [clara.id]: [position(1, 60), position(2, 120)] }
  product.continued = {
    own: [{ conteudo: film, posicao: position(1, 300) }],
    [clara.id]: [{ conteudo: cartoon, posicao: position(2, 120) }],
  }
})

afterEach(() => {
  forgetViewer()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

function Catalogue() {
  usePositions([film.id, cartoon.id])
  return (
    <main>
      <h1>Play</h1>
      <PersonalShelves renderedAt={renderedAt} />
      <TitleShelf title="Novidades" titles={[film, cartoon]} renderedAt={renderedAt} />
    </main>
  )
}

async function openCatalogue() {
  const screen = await renderPage(<Catalogue />)
  const shelf = (name: string) => screen.getByRole('region', { name })
  const shares = () =>
    shelf('Novidades')
      .getByRole('progressbar')
      .elements()
      .map((bar) => bar.getAttribute('aria-label'))
  return { screen, begun: shelf('Continuar assistindo'), shares }
}

test('the catalogue shows where the member stopped, and nothing of a child’s profile', async () => {
  const { begun, shares } = await openCatalogue()
  await expect.element(begun.getByRole('link', { name: 'O mar' })).toBeVisible()
  await expect.element(begun.getByRole('link', { name: 'A arca' })).not.toBeInTheDocument()
  await expect.poll(shares).toEqual(['50% assistido'])
})

test('a child’s profile has its own shelf and its own positions, and leads back to the member’s', async () => {
  chooseViewer({ perfil: clara.id, passe: null })
  const { screen, begun, shares } = await openCatalogue()
  await expect.element(screen.getByText('Perfil de Clara')).toBeVisible()
  await expect.element(begun.getByRole('link', { name: 'A arca' })).toBeVisible()
  await expect.element(begun.getByRole('link', { name: 'O mar' })).not.toBeInTheDocument()
  await expect.poll(shares).toEqual(['10% assistido', '20% assistido'])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Voltar ao meu perfil' }).click()
  await expect.element(begun.getByRole('link', { name: 'O mar' })).toBeVisible()
  await expect.poll(shares).toEqual(['50% assistido'])
})

test('the profile that was chosen in this tab is kept over a reload of the page', async () => {
  chooseViewer({ perfil: clara.id, passe: null })
  useViewer.setState(useViewer.getInitialState(), true)
  const { begun, shares } = await openCatalogue()
  await expect.element(begun.getByRole('link', { name: 'A arca' })).toBeVisible()
  await expect.poll(shares).toEqual(['10% assistido', '20% assistido'])
})
