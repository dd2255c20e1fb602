import { quoteTickets } from '@narthex/contract/tickets/sale.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { callApi } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CaptchaDesk } from './captcha-desk.tsx'

const quote = { params: { id: '7' }, body: { ingressos: [{ idIngresso: 1 }] } }
/** Has done its work at once. */
class ReadyWorker {
  onmessage?: (event: { readonly data: unknown }) => void
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: 'a' } }))
  }
  terminate(): void {}
}

let challenges: number
let isDown: boolean

beforeEach(() => {
  challenges = 0
  isDown = false
  useSession.setState({ isRead: true })
  vi.stubGlobal('Worker', ReadyWorker)
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const { pathname } = new URL(address, location.href)
    if (pathname.endsWith('/captcha/')) {
      challenges += 1
      if (isDown) throw new TypeError('Failed to fetch')
      return Response.json({ provedor: 'ALTCHA', desafio: '{}', chaveSite: null })
    }
    if (new Headers(request?.headers).has('x-captcha')) return Response.json({ total: 1 })
    return Response.json({ code: 'CAPTCHA_REQUIRED', message: 'no', requestId: 'r' }, { status: 400 })
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

test('the device solves what calls are asked for, one after another, and nothing is left on the page', async () => {
  const screen = await renderPage(<CaptchaDesk />)
  expect(await Promise.all([callApi(quoteTickets, quote), callApi(quoteTickets, quote)])).toHaveLength(2)
  expect(challenges).toBe(2)
  await expect.element(screen.getByText('Só um instante')).not.toBeInTheDocument()
})

test('a wait says what it is, can be tried again where it failed, and can be given up', async () => {
  isDown = true
  const screen = await renderPage(<CaptchaDesk />)
  const answer = callApi(quoteTickets, quote)
  answer.catch(() => {})
  await expect.element(screen.getByRole('region', { name: 'Verificação de segurança' })).toBeVisible()
  const again = screen.getByRole('button', { name: 'Conferir de novo' })
  await expect.element(again).toBeVisible()
  await expect.element(screen.getByText(/Confira a conexão e tente de novo; nada se perdeu/)).toBeVisible()
  expect(screen.getByText(/não é um robô/).elements(), 'not the reader’s fault').toEqual([])
  await expectAccessible(screen.container)
  await userEvent.click(again)
  await expect.poll(() => challenges).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await expect(answer).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  await expect.element(screen.getByText('Só um instante')).not.toBeInTheDocument()
})

test('a call from a dialog has its captcha within it, where it can be reached, and closing gives it up', async () => {
  isDown = true
  const page = (isOpen: boolean) => (
    <>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Deixe seu contato" closeLabel="Fechar">
        <p>Nome</p>
      </Dialog>
      <CaptchaDesk />
    </>
  )
  const screen = await renderPage(page(true))
  const answer = callApi(quoteTickets, quote)
  answer.catch(() => {})
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }))
  await expect.poll(() => challenges).toBe(2)
  await expectAccessible(screen.container)
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  await expect(answer).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
})
