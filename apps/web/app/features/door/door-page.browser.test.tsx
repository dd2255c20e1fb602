import { dropCopies } from '@narthex/client/data/member-copies'
import { markAnswered, markUnanswered } from '@narthex/client/device/connection'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DoorPage } from './door-page.tsx'
import { scanOutbox } from './scan-outbox.ts'
import { aChildTicket, aDoorTicket, aScan, bus, entrance } from './testing/door.ts'
import { type StubbedDoor, stubDoor } from './testing/stub-door.ts'

let server: StubbedDoor

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  server = stubDoor([aDoorTicket(), aChildTicket()])
  // What a reading came to would go by itself while a busy machine looks at it.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    setTimeout(run, ms === 1800 || ms === 8000 ? 60_000 : ms),
  )
})
afterEach(async () => {
  await cleanup()
  markAnswered()
  await scanOutbox.clear({ memberId: aMember.id })
  await dropCopies()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => renderPage(<DoorPage eventId={7} />)
type Screen = Awaited<ReturnType<typeof open>>
const press = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name }).click()
const next = (screen: Screen) => press(screen, 'Próxima pessoa')
const entered = (screen: Screen, text: string) => expect.element(screen.getByText(text).first()).toBeVisible()

async function letIn(screen: Screen, name: string) {
  await screen.getByRole('searchbox', { name: 'Nome ou código do ingresso' }).fill(name)
  await press(screen, new RegExp(`^${name}`))
}
/** Expects the full-screen result of a scan. */
async function expectVerdict(screen: Screen, verdict: string, who?: string) {
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(verdict, { exact: true })).toBeVisible()
  if (who) await expect.element(alert.getByText(who)).toBeVisible()
}

describe('a door', () => {
  test('lets a person in by name once, and the count follows', async () => {
    const screen = await open()
    await entered(screen, '0 de 2 entraram')
    await expectAccessible(screen.container)
    await letIn(screen, 'Ana Prado')
    await expectVerdict(screen, 'Pode entrar', 'Ana Prado · Adulto')
    await expectAccessible(screen.container)
    await next(screen)
    await entered(screen, '1 de 2 entraram')
    await letIn(screen, 'Ana Prado')
    await expectVerdict(screen, 'Já entrou', 'Ana Prado · Adulto')
    await vi.waitFor(() => expect(server.received).toHaveLength(1))
    expect(server.received[0]).toMatchObject({
      aparelho: expect.stringMatching(/^Lia · \w{3}$/),
      scan: { bilhete: 11, tipo: 'ENTRADA', lista: 1 },
    })
  })

  test('takes the code in letters, and says what is unknown', async () => {
    const screen = await open()
    const field = screen.getByRole('searchbox', { name: 'Nome ou código do ingresso' })
    await field.fill('0123 4567 89ab cdef')
    await press(screen, 'Procurar')
    await expectVerdict(screen, 'Pode entrar', 'Ana Prado · Adulto')
    await next(screen)
    await field.fill('ZZZZ ZZZZ ZZZZ ZZZZ')
    await press(screen, 'Procurar')
    await expectVerdict(screen, 'Ingresso desconhecido')
    await next(screen)
    await field.fill('Ninguém')
    await expect.element(screen.getByText('Ninguém com esse nome na lista.')).toBeVisible()
  })

  test('hands a child to a guardian, who is proposed', async () => {
    const screen = await open()
    await letIn(screen, 'Davi Prado')
    await expectVerdict(screen, 'Pode entrar', 'Responsável: Ana Prado')
    await next(screen)
    await letIn(screen, 'Davi Prado')
    await expectVerdict(screen, 'A criança está dentro', 'Davi Prado · Criança')
    await expect
      .element(screen.getByRole('textbox', { name: 'Quem está buscando a criança?' }))
      .toHaveValue('Ana Prado')
    await expectAccessible(screen.container)
    await press(screen, 'Entregar a criança')
    await expectVerdict(screen, 'Entregue', 'Davi Prado · Criança')
    await vi.waitFor(() => expect(server.received.map(({ scan }) => scan.tipo)).toEqual(['ENTRADA', 'SAIDA']))
    expect(server.received[1]?.scan.responsavel).toBe('Ana Prado')
  })

  test('undoes the last reading, and only that', async () => {
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Desfazer a última leitura' })).toBeDisabled()
    for (const name of ['Ana Prado', 'Davi Prado']) {
      await letIn(screen, name)
      await next(screen)
    }
    await entered(screen, '2 de 2 entraram')
    await press(screen, 'Desfazer a última leitura')
    await entered(screen, '1 de 2 entraram')
    await expect.element(screen.getByRole('button', { name: 'Desfazer a última leitura' })).toBeDisabled()
    await vi.waitFor(() => expect(server.received).toHaveLength(3))
    const [, davi, undoing] = server.received.map(({ scan }) => scan)
    expect(undoing).toMatchObject({ tipo: 'DESFEITA', desfaz: davi?.id, bilhete: 12 })
  })

  test('sells a ticket, whose holder enters at once', async () => {
    const screen = await open()
    await entered(screen, '0 de 2 entraram')
    await press(screen, 'Vender na hora')
    await screen.getByRole('textbox', { name: 'Nome de quem entra' }).fill('Téo Ramos')
    await screen.getByRole('spinbutton', { name: 'Quantidade: Adulto' }).fill('1')
    await expectAccessible(screen.getByRole('dialog').element())
    await press(screen, 'Deixar entrar')
    await expectVerdict(screen, 'Pode entrar', 'Téo Ramos · Adulto')
    await next(screen)
    await entered(screen, '1 de 3 entraram')
    await vi.waitFor(() => expect(server.received).toMatchObject([{ scan: { bilhete: 13 } }]))
  })

  test('has a list for each thing that is scanned for', async () => {
    const type = { id: 3, nome: 'Ônibus de ida', flagAdicional: true, flagAtivo: true, valor: 0 }
    server.door = { ...server.door, listas: [entrance, bus], ingressos: [...server.door.ingressos, type] }
    const screen = await open()
    await letIn(screen, 'Ana Prado')
    await expectVerdict(screen, 'Pode entrar')
    await next(screen)
    await screen.getByRole('combobox', { name: 'Lista' }).selectOptions('Ônibus')
    await entered(screen, '0 de 0 entraram')
    await letIn(screen, 'Ana Prado')
    await expectVerdict(screen, 'Não é desta lista')
    expect(server.received).toHaveLength(1)
  })

  test('is closed to a member who may not stand there', async () => {
    server.isClosed = true
    const screen = await open()
    const title = { level: 1, name: 'Você não tem acesso a esta portaria' }
    await expect.element(screen.getByRole('heading', title)).toBeVisible()
    await expectAccessible(screen.container)
  })
})

describe('a door without a connection', () => {
  test('judges by what the phone has, keeps the readings through a reload, and sends them once', async () => {
    const before = await open()
    await entered(before, '0 de 2 entraram')
    server.isAnswering = false
    await letIn(before, 'Ana Prado')
    await expectVerdict(before, 'Pode entrar')
    await next(before)
    await expect.element(before.getByText(/1 leitura a enviar/)).toBeVisible()
    await expect.element(before.getByText('Sem conexão', { exact: true })).toBeVisible()
    await expect.element(before.getByRole('button', { name: 'Vender na hora' })).toBeDisabled()
    await cleanup()

    const screen = await open()
    await entered(screen, '1 de 2 entraram')
    await expect.element(screen.getByText(/1 leitura a enviar/)).toBeVisible()
    await letIn(screen, 'Ana Prado')
    await expectVerdict(screen, 'Já entrou')
    await next(screen)
    expect(server.received).toEqual([])

    server.isAnswering = true
    dispatchEvent(new Event('online'))
    await expect.element(screen.getByText(/nada a enviar/)).toBeVisible()
    await expect.element(screen.getByText('Com conexão', { exact: true })).toBeVisible()
    expect(server.received).toHaveLength(1)
  })

  test('that the phone has never opened cannot be opened, and can be tried again', async () => {
    server.isAnswering = false
    // As another page has found it.
    markUnanswered()
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    server.isAnswering = true
    await press(screen, 'Tentar de novo')
    await entered(screen, '0 de 2 entraram')
  })
})

test('who was let in here and by another phone is named on both, until the notice is dismissed', async () => {
  const screen = await open()
  await letIn(screen, 'Ana Prado')
  await next(screen)
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
  server.add(11, aScan({ id: 'other', aparelho: 'Rui · 2AB', momento: '2026-01-01T12:00:00.000Z' }))
  await press(screen, 'Atualizar')
  const notice = screen.getByText(/^Ana Prado entrou duas vezes: aqui .* por Rui · 2AB/)
  await expect.element(notice).toBeVisible()
  await expectAccessible(screen.container)
  await press(screen, 'Entendi')
  await expect.element(notice).not.toBeInTheDocument()
})

test('a reading that the server could not accept is told', async () => {
  const screen = await open()
  await entered(screen, '0 de 2 entraram')
  server.tickets = []
  await letIn(screen, 'Ana Prado')
  await next(screen)
  await expect.element(screen.getByText(/não era de nenhum ingresso do evento/)).toBeVisible()
})
