import { catalogue } from '@narthex/locales/catalogue'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount, aSite } from '../../testing/person.ts'
import { OwnChurch } from './own-church.tsx'

const churches = [
  { id: 1, codigo: 'ponte', nome: 'Igreja da Ponte', site: 'https://ponte.example' },
  { id: 2, codigo: 'azotea', nome: 'La Azotea', site: 'https://azotea.example' },
]

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
})

/** The site of Igreja da Ponte, at an address. */
function open(address: string) {
  const Site = createRoutesStub([
    { id: 'root', path: '/', Component: OwnChurch, loader: () => ({ site: aSite, locale: 'pt' }) },
    { path: '/churchs', loader: () => ({ churches, messages: { churches: catalogue.pt.churches } }) },
  ])
  return render(
    <Site initialEntries={[address]} hydrationData={{ loaderData: { root: { site: aSite, locale: 'pt' } } }} />,
  )
}
const way = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('link', { name: 'Voltar para La Azotea' })

test('who came from their own church has the way back, on each page until they send it away', async () => {
  const first = await open('/#ownChurch=azotea')
  await expect.element(way(first)).toHaveAttribute('href', 'https://azotea.example')
  await expectAccessible(first.container)
  await first.unmount()
  const next = await open('/')
  await expect.element(way(next)).toBeVisible()
  await next.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(way(next)).not.toBeInTheDocument()
  expect(sessionStorage.length).toBe(0)
})

test.each(['/', '/#ownChurch=ponte', '/#ownChurch=outra'])('nothing is said at %s', async (address) => {
  const screen = await open(address)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.container.textContent).toBe('')
})

test('a member of this church needs no way back', async () => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  const screen = await open('/#ownChurch=azotea')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.container.textContent).toBe('')
})
