import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { anEvent } from '../testing/registrations.ts'
import { TransferPage } from './transfer-page.tsx'

const link = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
let transfer: object
let accepted: () => Response
/** Response to the offer's link, if it is not the offer. */
let refused: (() => Response) | undefined
// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
const bodies: any[] = []

beforeEach(() => {
  bodies.length = 0
  refused = undefined
  transfer = {
    evento: anEvent,
    situacao: 'ABERTA',
    de: 'Lia Souza',
    nome: 'Rute Lima',
    adicionais: ['Camiseta'],
    termos: null,
    flagSomenteMembros: false,
    ate: '2031-01-05T12:00:00.000Z',
    formulario: {
      ingresso: {
        id: 1,
        nome: 'Adulto',
        descricao: null,
        valor: 0,
        flagAdicional: false,
        adicionais: [],
        vendaInicio: null,
        vendaFim: null,
        minimo: 1,
        limite: null,
        flagOculto: false,
        publico: { quem: 'TODOS', idadeMin: null, idadeMax: null, sexo: null },
      },
      perguntas: [],
      termoMenores: null,
    },
  }
  accepted = () => Response.json({ codigo: link, idEvento: 7 }, { status: 201 })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    if (refused) return refused()
    if (!pathname.endsWith('/aceite/')) return Response.json(transfer)
    bodies.push(JSON.parse(String(init.body)))
    return accepted()
  })
})

afterEach(async () => {
  await cleanup()
  sessionStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const show = (codigo = link) => renderPage(<TransferPage />, {}, `?codigo=${codigo}`)

test('who has the link sees what is offered and by whom, and accepts it with their own data', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('heading', { level: 1, name: /Lia Souza quer passar/ })).toBeVisible()
  for (const text of ['Retiro das famílias', 'Adulto', 'Com Camiseta'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Nome completo')).toHaveValue('Rute Lima')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Aceitar o ingresso' }).click()
  await expect.poll(() => bodies).toMatchObject([{ participante: { nome: 'Rute Lima' }, idioma: 'pt' }])
})

test('a ticket for members asks for a login and shows no form', async () => {
  transfer = { ...transfer, flagSomenteMembros: true }
  const screen = await show()
  await expect.element(screen.getByRole('link', { name: 'Entrar na minha conta' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Aceitar o ingresso' }).elements()).toHaveLength(0)
})

test('an offer that ended while the form was filled says so', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Aceitar o ingresso' })).toBeVisible()
  accepted = () => Response.json({ code: 'TRANSFER_ENDED', message: '', requestId: 'r' }, { status: 409 })
  transfer = { ...transfer, situacao: 'PASSOU', de: null, nome: null }
  await screen.getByRole('button', { name: 'Aceitar o ingresso' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Este link não é mais válido' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('an incomplete link leads to the events', async () => {
  const screen = await show('ABC')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Não encontramos este ingresso' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver os eventos' })).toBeVisible()
})

test('an unknown link is said to be one; an offer that could not be read can be read again', async () => {
  refused = () => Response.json({ code: 'NOT_FOUND', message: '', requestId: 'r' }, { status: 404 })
  const missing = await show()
  await expect.element(missing.getByRole('heading', { level: 1, name: 'Não encontramos este ingresso' })).toBeVisible()
  expect(missing.getByRole('button').elements()).toEqual([])
  await missing.unmount()

  refused = () => {
    throw new TypeError('Failed to fetch')
  }
  const failed = await show()
  const again = failed.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(again).toBeVisible()
  expect(failed.getByText('Não encontramos este ingresso').elements()).toEqual([])
  refused = undefined
  await again.click()
  await expect.element(failed.getByRole('heading', { level: 1, name: /Lia Souza quer passar/ })).toBeVisible()
})
