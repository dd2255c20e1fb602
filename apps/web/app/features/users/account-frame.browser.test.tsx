import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BackLink } from '../../components/back-link.tsx'
import { forgetMember, keepMember, toKeptMember } from '../../session/kept-member.ts'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountGroups } from './account-places.ts'
import { aBrazilianSite } from './testing/a-brazilian-site.ts'

beforeEach(() => useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true }))
afterEach(async () => {
  useSession.setState(useSession.getInitialState(), true)
  await page.viewport(1024, 768)
})

/** The frame at an address of the account. */
const open = (address: string) =>
  renderAt(
    address,
    <AccountFrame groups={accountGroups(aBrazilianSite)}>
      <h1>A página</h1>
    </AccountFrame>,
    { site: aBrazilianSite },
  )
type Screen = Awaited<ReturnType<typeof open>>
const places = (screen: Screen) => screen.getByRole('navigation', { name: 'Áreas da sua conta' })
const back = (screen: Screen) => screen.getByRole('link', { name: 'Minha conta' })

describe('a page of the account', () => {
  test('has its places at the side on a desktop, with its own one marked', async () => {
    await page.viewport(1440, 900)
    const screen = await open('/user/devices')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'A página' })).toBeVisible()
    await expect.element(places(screen)).toBeVisible()
    await expect
      .element(places(screen).getByRole('link', { name: 'Aparelhos' }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(places(screen).getByRole('link', { name: 'Meus dados' })).not.toHaveAttribute('aria-current')
    await expect.element(back(screen)).toHaveAttribute('href', '/user')
    expect(back(screen).elements()).toHaveLength(1)
    await expectAccessible(screen.container)
  })

  test('has the way back to them on a phone, and fits its width', async () => {
    await page.viewport(390, 844)
    const screen = await open('/user/change-password/success')
    await expect.element(back(screen)).toBeVisible()
    expect(places(screen).elements()).toHaveLength(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expectAccessible(screen.container)
  })
})

test('a page with a way back of its own has no second one above it', async () => {
  await page.viewport(390, 844)
  const frame = (
    <AccountFrame groups={accountGroups(aBrazilianSite)}>
      <BackLink to="/user/registrations" name="Minhas inscrições" />
    </AccountFrame>
  )
  const screen = await renderAt('/user/registrations/9/tickets', frame, { site: aBrazilianSite })
  await expect.element(screen.getByRole('link', { name: 'Minhas inscrições' })).toBeVisible()
  expect(back(screen).elements()).toEqual([])
})

test('a member without a connection has it around what this device keeps', async () => {
  await page.viewport(390, 844)
  keepMember(toKeptMember(aBrazilianSite.church.codigo, aMember))
  useSession.setState({ ...useSession.getInitialState(), isRead: true, isOutOfReach: true }, true)
  await expect.element(back(await open('/user/member-card'))).toBeVisible()
  forgetMember()
})

test.each([
  ['the home of the account, which is the list itself', '/user'],
  ['a page that an app embeds', '/user/devices?embed=true'],
])('%s stands alone', async (_, address) => {
  await page.viewport(1440, 900)
  const screen = await open(address)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A página' })).toBeVisible()
  expect(places(screen).elements()).toHaveLength(0)
  expect(back(screen).elements()).toHaveLength(0)
})

test('without a member the page stands alone, as after an account was deleted', async () => {
  useSession.setState(useSession.getInitialState(), true)
  await page.viewport(1440, 900)
  const screen = await open('/user/delete-user-success')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A página' })).toBeVisible()
  expect(places(screen).elements()).toHaveLength(0)
})
