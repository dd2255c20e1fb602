import { catalogue } from '@narthex/locales/catalogue'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { UserMenu } from './user-menu.tsx'

const reader = vi.hoisted(() => ({ name: 'Maximiliano Bartolomeu', picture: null as string | null }))
const member = vi.hoisted(() => ({ hasActiveSubscription: false }))
vi.mock('../components/use-reader.ts', () => ({ useReader: () => reader }))
vi.mock('../session/session.ts', () => ({
  useSession: (select: (session: typeof member) => unknown) => select(member),
}))

function render(different: Partial<typeof member & typeof reader> = {}): string {
  const { hasActiveSubscription = false, ...face } = different
  Object.assign(member, { hasActiveSubscription })
  Object.assign(reader, { name: 'Maximiliano Bartolomeu', picture: null }, face)
  return renderToString(
    <IntlProvider locale="pt" messages={{ shell: catalogue.pt.shell }} timeZone="UTC">
      <RouterProvider
        router={createMemoryRouter([{ path: '/user/notes', Component: UserMenu }], { initialEntries: ['/user/notes'] })}
      />
    </IntlProvider>,
  )
}
const placesIn = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href)

test('a member finds their profile, notes and registrations, under a name cut at 18 characters', () => {
  const html = render()
  expect(placesIn(html)).toEqual(['/user', '/user/notes', '/user/registrations'])
  expect(html).toContain('Maximiliano Bartol…')
  expect(html).not.toContain('Maximiliano Bartolomeu')
  expect(html).toMatch(/aria-current="page"[^>]* href="\/user\/notes"/)
  expect(html).toContain('Sair da conta')
})

test('Play’s shelves are there only with an active subscription', () => {
  expect(placesIn(render({ hasActiveSubscription: true })).slice(3)).toEqual([
    '/play',
    '/play/search?type=my-list',
    '/play/search?type=videos',
    '/play/search?type=collections',
  ])
})

test('a picture stands for the first letter of the name', () => {
  expect(render()).toContain('>M</span>')
  const html = render({ picture: '/media/lia.webp' })
  expect(html).toContain('src="/media/lia.webp"')
  expect(html).not.toContain('>M</span>')
})
