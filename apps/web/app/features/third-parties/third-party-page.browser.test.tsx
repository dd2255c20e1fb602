import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ThirdPartyPage } from './third-party-page.tsx'

let answers: (() => Response)[]
let asked: string[]
let left: string[]
const address = (code: string) => () =>
  Response.json({ url: `https://voluts.example/enter?codigo=${code}`, expiraEm: '2026-06-14T12:01:00Z' })
const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: code, requestId: 'r' }, { status })

beforeEach(() => {
  useSession.setState({ isRead: true })
  ;[answers, asked, left] = [[], [], []]
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const show = (produto: 'voluts' | 'mykids' = 'voluts') =>
  renderPage(<ThirdPartyPage title="Voluntários" produto={produto} leave={(url) => left.push(url)} />)

test('the member is taken to the product, and gets a new code on coming back', async () => {
  answers = [address('one'), address('two')]
  const screen = await show()
  await expect.poll(() => left).toEqual(['https://voluts.example/enter?codigo=one'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Só um instante: estamos levando você até lá.')
  expect(asked[0]).toContain('/terceiro/voluts/entrega')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Abrir de novo' }).click()
  await expect.poll(() => left.at(-1)).toBe('https://voluts.example/enter?codigo=two')
})

test('where the church has no such product, the page says what it is and whom to ask', async () => {
  answers = [refusal(409, 'THIRD_PARTY_NOT_SET')]
  const screen = await show('mykids')
  await expect.element(screen.getByText(/entrada e a retirada das crianças/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Falar com a igreja' })).toHaveAttribute('href', '/about')
  expect(left).toEqual([])
  await expectAccessible(screen.container)
})

test('what fails is said, and can be tried again', async () => {
  answers = [refusal(503, 'UNAVAILABLE')]
  const screen = await show()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(left).toEqual([])
  answers = [address('late')]
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => left).toEqual(['https://voluts.example/enter?codigo=late'])
})
