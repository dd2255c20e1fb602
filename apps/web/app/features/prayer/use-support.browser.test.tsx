import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { useSupport } from './use-support.ts'

let isAnswering: boolean
let supportCalls: number
let release: () => void
let gate: Promise<void>

beforeEach(() => {
  useSession.setState({ isRead: true })
  isAnswering = true
  supportCalls = 0
  gate = Promise.resolve()
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') {
      supportCalls += 1
      await gate
      return Response.json([{ id: 1, total: 4, mensagens: 2, jaOrei: false, flagMinha: false }])
    }
    if (!isAnswering) throw new TypeError('Failed to fetch')
    return Response.json({ total: 6 })
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

function Prayer() {
  const support = useSupport([1])
  const { total, jaOrei } = support.of(1) ?? {}
  return (
    <button type="button" aria-pressed={jaOrei ?? false} onClick={() => support.pray(1)}>
      {support.hasFailed ? 'failed' : 'prayed'} {total ?? 'unknown'}
    </button>
  )
}

test('a prayer is counted at once, and then as the server counts', async () => {
  const screen = await renderPage(<Prayer />)
  await expect.element(screen.getByText('prayed 4')).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('prayed 6')).toBeVisible()
})

test('a prayer that could not be sent is taken back, and can be sent again', async () => {
  const screen = await renderPage(<Prayer />)
  await expect.element(screen.getByText('prayed 4')).toBeVisible()
  isAnswering = false
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('failed 4')).toBeVisible()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  isAnswering = true
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('prayed 6')).toBeVisible()
})

test('an answer that was asked before the prayer does not take it back', async () => {
  gate = new Promise((resolve) => {
    release = resolve
  })
  const screen = await renderPage(<Prayer />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('prayed 6')).toBeVisible()
  release()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('prayed 6')).toBeVisible()
})

test('counts are asked for once, when it is known who reads', async () => {
  useSession.setState({ isRead: false })
  const screen = await renderPage(<Prayer />)
  expect(supportCalls).toBe(0)
  useSession.setState({ isRead: true })
  await expect.element(screen.getByText('prayed 4')).toBeVisible()
  expect(supportCalls).toBe(1)
})
