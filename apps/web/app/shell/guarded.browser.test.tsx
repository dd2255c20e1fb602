import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import type { PageTraits } from '../routing/route-row.ts'
import { allRows } from '../routing/row-at.ts'
import { forgetMember, keepMember, toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'
import { afterStep, announceStep } from '../session/step-result.ts'
import { aChurch, aMember, anAccount } from '../testing/person.ts'
import { leadsTo, renderAt } from '../testing/render-at.tsx'
import { renderPages } from '../testing/render-page.tsx'
import { Guarded } from './guarded.tsx'

beforeEach(() => {
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(async () => {
  await cleanup()
  forgetMember()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = (row: Partial<PageTraits>, address = '/user/devices') =>
  renderAt(
    address,
    <Guarded row={row as PageTraits} title="Aparelhos">
      <h1>A página</h1>
    </Guarded>,
  )
type Screen = Awaited<ReturnType<typeof open>>
const isShown = (screen: Screen) => expect.element(screen.getByRole('heading', { name: 'A página' })).toBeVisible()
const enter = () => useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })

describe('a page for members', () => {
  test('is shown to a member, and leads a visitor to the login', async () => {
    enter()
    await isShown(await open({ access: 'login' }))
    await cleanup()
    useSession.setState({ ...useSession.getInitialState(), isRead: true }, true)
    await leadsTo(await open({ access: 'login' }), '/access?redirectTo=%2Fuser%2Fdevices')
  })

  test('takes nobody for a visitor while the server is in trouble, says so, and can be tried again', async () => {
    useSession.setState({ isOutOfReach: true })
    const screen = await open({ access: 'login' })
    await expect.element(screen.getByRole('heading', { name: 'Algo não deu certo' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', '/user/devices')
    expect(screen.getByRole('heading', { name: 'A página' }).elements()).toHaveLength(0)
    await expectAccessible(screen.container)
  })

  test('that this device keeps is shown to its last member without a connection, and to no other', async () => {
    useSession.setState({ isOutOfReach: true })
    const stranger = await open({ access: 'login', isKeptHere: true })
    await expect.element(stranger.getByRole('heading', { name: 'Algo não deu certo' })).toBeVisible()
    await cleanup()
    keepMember(toKeptMember(aChurch.codigo, aMember))
    await isShown(await open({ access: 'login', isKeptHere: true }))
  })
})

test('a page for visitors sends a member on', async () => {
  await isShown(await open({ access: 'visitor' }))
  await cleanup()
  enter()
  await leadsTo(await open({ access: 'visitor' }, '/access?redirectTo=%2Fabout'), '/about')
})

test('a page for everyone is shown to everyone', async () => {
  await isShown(await open({}))
  await cleanup()
  enter()
  await isShown(await open({}))
})

describe('a page that reports a step', () => {
  const page = () => (
    <Guarded row={{ access: 'login', isStepResult: true }} title="Trocar a senha">
      <h1>A página</h1>
    </Guarded>
  )
  const openAfter = (state?: object) =>
    renderPages({ '/done': page }, '/done', {}, state ? [{ pathname: '/done', state }] : ['/done'])
  const saysNothing = (screen: Screen) =>
    expect.element(screen.getByRole('heading', { name: 'Nada a confirmar aqui' })).toBeVisible()

  test('is shown right after it, to the member who took it, and stays in the history', async () => {
    enter()
    await isShown(await openAfter(afterStep(null)))
    await cleanup()
    const state = afterStep(null)
    useSession.setState({ clientAccount: { ...aMember, id: 71 } })
    await saysNothing(await openAfter(state))
  })

  test('claims nothing when its address is opened by itself, or with the state of another page', async () => {
    enter()
    const screen = await openAfter()
    await saysNothing(screen)
    expect(screen.getByRole('heading', { name: 'A página' }).elements()).toHaveLength(0)
    await expect.element(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
    await expectAccessible(screen.container)
    await cleanup()
    await saysNothing(await openAfter({ situacao: 'PUBLICADA' }))
  })

  test('is shown in another document once, after which nothing of the step is left in the tab', async () => {
    enter()
    announceStep('/elsewhere')
    await saysNothing(await openAfter())
    await cleanup()
    announceStep('/done')
    await isShown(await openAfter())
    expect(sessionStorage.getItem('step')).toBeNull()
    await cleanup()
    await saysNothing(await openAfter())
  })
})

test('every page whose address says that something is done reports a step, or asks the server for it', () => {
  // By the code in their address, or for the member's own request.
  const asked = ['/give/thank-you', '/checkout/thank-you', '/groups/request/success']
  const pages = allRows.filter(({ page }) => page !== undefined)
  const claiming = pages.filter(({ path }) => /success|thank-you|thanks|done|complete|\/delete\/confirm$/.test(path))
  const reporting = pages.flatMap(({ path, isStepResult }) => (isStepResult ? [path] : []))
  expect(
    claiming
      .map(({ path }) => path)
      .filter((path) => !asked.includes(path))
      .sort(),
  ).toEqual(reporting.sort())
  expect(reporting.length).toBeGreaterThan(5)
})
