import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aCode, anEvent, aRegistration, aSale, aTicket } from '../testing/tickets.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const question = {
  id: 5,
  rotulo: 'Alergia',
  ajuda: null,
  tipo: 'TEXTO',
  opcoes: [],
  texto: null,
  flagObrigatoria: false,
  ingressos: null,
} as const
const holder = {
  nome: 'Davi Souza',
  email: 'davi@example.org',
  telefone: '+5511912345678',
  dataNascimento: '2016-05-04',
  sexo: null,
  consentimento: false,
  consentimentoEm: null,
  respostas: [{ idPergunta: 5, valor: 'Amendoim' }],
  responsavel: { nome: 'Rute Souza', telefone: null },
}
let flags: { flagDadosOcultos: boolean; flagSemEmail: boolean }
let refusal: { status: number; code: string; retryAfter?: string } | undefined
let sent: string[]

beforeEach(() => {
  flags = { flagDadosOcultos: true, flagSemEmail: false }
  refusal = undefined
  sent = []
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    const { pathname } = new URL(address, location.href)
    if (request?.method === 'POST') sent.push(pathname)
    if (request?.method === 'POST' && refusal) {
      const { status, code, retryAfter } = refusal
      const headers = retryAfter ? { 'retry-after': retryAfter } : {}
      return Response.json({ code, message: 'no', requestId: 'r' }, { status, headers })
    }
    if (pathname.endsWith('/codigo/')) return Response.json({ email: 'a•••@example.org' })
    const shown = aRegistration({ evento: anEvent, ...flags })
    if (pathname.endsWith('/dados/'))
      return Response.json({ ...shown, flagDadosOcultos: false, ingressos: [aTicket({ participante: holder })] })
    if (pathname.includes('/inscricao/')) return Response.json(shown)
    if (pathname.endsWith('/venda/')) return Response.json({ ...aSale(), perguntas: [question] })
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => renderPage(<ThankYouPage />, {}, `?inscricao=${aCode}`)
const ask = async () => {
  const screen = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar código' }))
  return screen
}

test('what was filled in is shown by a code that goes to the buyer', async () => {
  const screen = await ask()
  await expect.element(screen.getByText('Enviamos um código para a•••@example.org.')).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.type(screen.getByLabelText('Código'), '1234 5678')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar os dados' }))
  for (const text of ['davi@example.org', '4 de maio de 2016', 'Amendoim', 'Rute Souza'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('Alergia')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Dados preenchidos' })).toHaveFocus()
  await expectAccessible(screen.container)
})

test('a wrong code is told at its field, and another one can be sent', async () => {
  const screen = await ask()
  refusal = { status: 400, code: 'INVALID_CODE' }
  await userEvent.type(screen.getByLabelText('Código'), '00000000')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar os dados' }))
  await expect.element(screen.getByText('Este código não é válido ou já venceu.')).toBeVisible()
  refusal = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Enviar outro código' }))
  await expect.poll(() => sent.filter((path) => path.endsWith('/codigo/'))).toHaveLength(2)
  await expect.element(screen.getByText('Este código não é válido ou já venceu.')).not.toBeInTheDocument()
})

test('too many codes are told with how long to wait, and can be asked for again', async () => {
  refusal = { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: '900' }
  const screen = await ask()
  await expect.element(screen.getByText(/15 minutos/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Enviar código' })).toBeEnabled()
})

test('a buyer who sees everything is asked for no code', async () => {
  flags = { flagDadosOcultos: false, flagSemEmail: false }
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Enviar código' })).not.toBeInTheDocument()
})

test('a mail that was left out is said, with what to do instead', async () => {
  flags = { flagDadosOcultos: true, flagSemEmail: true }
  const screen = await open()
  await expect.element(screen.getByText(/não enviamos mais\. O ingresso está nesta página: salve-o/)).toBeVisible()
})
