import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { anEvent, aQuestion, aSale, aTicketType } from '../../features/tickets/testing/tickets.ts'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { findHolderRules } from './holder-form.ts'
import { HolderPart } from './holder-part.tsx'

const noDetails = { email: null, telefone: null, dataNascimento: null, sexo: null, responsavel: null, respostas: [] }
const davi = {
  ...noDetails,
  nome: 'Davi Souza',
  telefone: '+55 81 98888-7777',
  respostas: [{ idPergunta: 1, valor: 'Nozes' }],
}
let former: () => Response
let paths: string[]

beforeEach(() => {
  sessionStorage.clear()
  paths = []
  former = () =>
    Response.json([davi, { ...noDetails, nome: 'lia souza', respostas: [{ idPergunta: 1, valor: 'Leite' }] }])
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true })
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    paths.push(path)
    return path.endsWith('/participante/') ? former() : Response.json([])
  })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const perguntas = [aQuestion({ id: 1, rotulo: 'Alergias', flagObrigatoria: false })]
const show = (sale: Partial<EventSale> = { perguntas }) =>
  renderPage(
    <HolderPart
      formId="f"
      rules={findHolderRules(aSale(sale), aTicketType(), anEvent.dataInicio, 'America/Recife')}
      eventId={7}
      reserva="r"
      draftKey="draft"
      initial="empty"
      isRefused={false}
      onValid={() => {}}
    />,
  )

test('someone registered before fills the fields and answers by keyboard, which is announced', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Davi Souza' })).toBeVisible()
  expect(paths).toContain('/usuario/70/evento/7/participante/')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Davi Souza')
  await expect.element(screen.getByRole('textbox', { name: /Celular/ })).toHaveValue('+55 81 98888-7777')
  await expect.element(screen.getByRole('textbox', { name: /Alergias/ })).toHaveValue('Nozes')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Preenchido com: Davi Souza')
  await expectAccessible(screen.container)
})

test('the member is suggested once, with their own former answers', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Davi Souza' })).toBeVisible()
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Meus dados', 'Davi Souza'])
  await screen.getByRole('button', { name: 'Meus dados' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Alergias/ })).toHaveValue('Leite')
})

test('another person keeps no answers of the one before, and what was typed stays', async () => {
  former = () => Response.json([davi, { ...noDetails, nome: 'Rute' }])
  const both = [...perguntas, aQuestion({ id: 2, rotulo: 'Igreja de origem', flagObrigatoria: false })]
  const screen = await show({ perguntas: both })
  await screen.getByRole('textbox', { name: /Igreja de origem/ }).fill('Betel')
  await screen.getByRole('button', { name: 'Davi Souza' }).click()
  await screen.getByRole('button', { name: 'Rute' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Rute')
  await expect.element(screen.getByRole('textbox', { name: /Alergias/ })).toHaveValue('')
  await expect.element(screen.getByRole('textbox', { name: /Igreja de origem/ })).toHaveValue('Betel')
})

test('without an answer of the server the member is suggested alone, and the form works', async () => {
  former = () => Response.json({ code: 'UNAVAILABLE', message: '', requestId: 'r' }, { status: 503 })
  const screen = await show()
  await screen.getByRole('button', { name: 'Meus dados' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Lia Souza')
})

test('a visitor is suggested no one, and nothing is asked for', async () => {
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
  const screen = await show()
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  expect(paths).toEqual([])
})
