import type { Client } from '@narthex/contract/churches/church.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ChurchFinder } from './church-finder.tsx'

const church = (id: number, codigo: string, nome: string) =>
  ({ id, codigo, slug: codigo, nome, corApp: '#0e7c7b', site: `https://${codigo}.example`, endereco: null }) as Client
const churches = [church(1, 'ponte', 'Igreja da Ponte'), church(2, 'azotea', 'La Azotea'), church(3, 'farol', 'Farol')]

afterEach(() => useSession.setState(useSession.getInitialState(), true))

const open = () => renderPage(<ChurchFinder churches={churches} onLeave={() => {}} />)
const site = (screen: Awaited<ReturnType<typeof open>>, name: string) =>
  screen.getByRole('link', { name: new RegExp(`^${name}`) })

test('a member looks at another church by its site, and joins it by another link, which asks first', async () => {
  const memberships = [aMember, { ...aMember, id: 71, igreja: { id: 3 } } as Member]
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, memberships, isRead: true })
  const screen = await open()
  await expect.element(screen.getByText(/a sua igreja continua a mesma/)).toBeVisible()
  await expect.element(site(screen, 'La Azotea')).toHaveAttribute('href', 'https://azotea.example/#ownChurch=ponte')
  const join = screen.getByRole('link', { name: 'Fazer parte de La Azotea' })
  await expect.element(join).toHaveAttribute('href', '/user/church?igreja=azotea')
  const enter = screen.getByRole('link', { name: 'Entrar em Farol com a sua conta' })
  await expect.element(enter).toHaveAttribute('href', '/user/church?igreja=farol')
  await expectAccessible(screen.container)
})

test('a visitor has the sites alone', async () => {
  useSession.setState({ isRead: true })
  const screen = await open()
  await expect.element(site(screen, 'La Azotea')).toHaveAttribute('href', 'https://azotea.example')
  expect(screen.getByRole('link', { name: /^Fazer parte/ }).elements()).toEqual([])
  expect(screen.getByText(/a sua igreja continua a mesma/).elements()).toEqual([])
})
