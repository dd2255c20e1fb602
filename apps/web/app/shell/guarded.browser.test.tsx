import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import type { PageTraits } from '../routing/route-row.ts'
import { forgetMember, keepMember, toKeptMember } from '../session/kept-member.ts'
import { useSession } from '../session/session.ts'
import { aChurch, aMember, anAccount } from '../testing/person.ts'
import { leadsTo, renderAt } from '../testing/render-at.tsx'
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
