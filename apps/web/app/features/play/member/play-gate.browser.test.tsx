import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { leadsTo, renderAt } from '../../../testing/render-at.tsx'
import { PlayHome } from '../home/play-home.tsx'
import { aPlan } from '../testing/a-subscription.ts'
import { aTitleItem, renderedAt } from '../testing/a-title-item.ts'
import { PlayGate } from './play-gate.tsx'

/** States of the member's subscriptions; undefined for no response. */
let subscriptions: readonly string[] | undefined

beforeEach(() => {
  useSession.setState({ isRead: true })
  subscriptions = []
  vi.stubGlobal('fetch', async () => {
    if (!subscriptions) throw new TypeError('Failed to fetch')
    return Response.json(subscriptions.map((situacao) => ({ status: { situacao } })))
  })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const enter = () => useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })

type Screen = Awaited<ReturnType<typeof renderAt>>

describe('a closed catalogue', () => {
  const home = '/play?redirectTo=%2Fplay%2Fvideo%2F7'
  const film = { name: 'O filme' }
  let loads = 0
  const load = async () => {
    loads++
    return film
  }
  const open = (served: typeof film | null = null) => {
    loads = 0
    return renderAt(
      '/play/video/7',
      <PlayGate title="Maré 1" served={served} load={load}>
        {({ name }) => <h1>{name}</h1>}
      </PlayGate>,
    )
  }
  const isShown = (screen: Screen) => expect.element(screen.getByRole('heading', { name: 'O filme' })).toBeVisible()

  test('sends a visitor and a member without a subscription to its home, which knows what they wanted', async () => {
    await leadsTo(await open(), home)
    await cleanup()
    enter()
    await leadsTo(await open(), home)
    expect(loads, 'what it would show').toBe(0)
  })

  test('opens to a subscriber, and not to one whose subscription has ended', async () => {
    enter()
    subscriptions = ['inativo', 'ativo']
    await isShown(await open())
    await cleanup()
    useSession.setState({ ...useSession.getInitialState(), isRead: true }, true)
    enter()
    subscriptions = ['inativo']
    await leadsTo(await open(), home)
  })

  test('sends nobody away while it is not known who they are, and asks again after a failure', async () => {
    enter()
    subscriptions = undefined
    const screen = await open()
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    subscriptions = ['ativo']
    await retry.click()
    await isShown(screen)
  })

  test('that is open shows its titles to everyone', async () => {
    await isShown(await open(film))
    expect(loads).toBe(0)
  })
})

describe('the home of Play', () => {
  const open = (search = '') =>
    renderAt(
      `/play${search}`,
      <PlayHome
        play={{ name: 'Play da Ponte', isClosed: true }}
        chamada={null}
        shelves={[{ tag: { id: 1, nome: 'Em casa' }, conteudos: [aTitleItem(), aTitleItem({ id: 2 })] }]}
        plans={[aPlan({ id: 4, nome: 'Anual', valor: 19_900, intervalo: 'ANO' }), aPlan()]}
        renderedAt={renderedAt}
      />,
    )
  const wish = '?redirectTo=%2Fplay%2Fvideo%2F7'

  test('says what it costs, and that what was wanted is for subscribers, with the way back to it', async () => {
    const screen = await open(wish)
    await expect.element(screen.getByText(/^O que você quer ver é para assinantes/)).toBeVisible()
    await expect.element(screen.getByText(/R\$\s19,90/).first()).toBeVisible()
    const plans = screen.getByRole('link', { name: 'Conhecer os planos' })
    await expect.element(plans).toHaveAttribute('href', `/play/plans${wish}`)
    await expectAccessible(screen.container)
  })

  test('leads a subscriber on to what they wanted, or to the catalogue', async () => {
    enter()
    subscriptions = ['ativo']
    await leadsTo(await open(wish), '/play/video/7')
    await cleanup()
    await leadsTo(await open(), '/play/browse')
  })

  test('says nothing of a wish where there is none', async () => {
    const screen = await open()
    await expect.element(screen.getByText(/R\$\s19,90/).first()).toBeVisible()
    expect(screen.getByText(/^O que você quer ver/).elements()).toHaveLength(0)
  })
})
