import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccessPage } from './access-page.tsx'

let isSending: boolean
let mails: number

beforeEach(() => {
  useSession.setState({ isRead: true })
  sessionStorage.clear()
  isSending = true
  mails = 0
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/user/consulta')) return Response.json({ flagExiste: true, flagAtivo: false })
    mails += 1
    if (!isSending) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

async function openNote() {
  const screen = await renderPage(
    <StrictMode>
      <AccessPage />
    </StrictMode>,
  )
  await screen.getByLabelText('E-mail').fill('lia@example.org')
  expect(mails).toBe(0)
  await screen.getByLabelText('E-mail').element().closest('form')?.requestSubmit()
  return screen
}

test('the e-mail of a login that waits for its activation is sent once, by the step that finds it so', async () => {
  const screen = await openNote()
  await expect.element(screen.getByText(/Mandamos um e-mail de ativação para lia@example.org/)).toBeVisible()
  expect(mails).toBe(1)
})

test('an e-mail that could not be sent is reported, and is sent again on request', async () => {
  isSending = false
  const screen = await openNote()
  await expect.element(screen.getByText(/Não conseguimos enviar o e-mail de ativação/)).toBeVisible()
  isSending = true
  await screen.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect.element(screen.getByText('Pronto, enviamos de novo.')).toBeVisible()
  expect(mails).toBe(2)
})
