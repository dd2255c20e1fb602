import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { RegistrationSection } from '../registration-section.tsx'
import { anEvent, aRegistration, aTicket } from '../testing/registrations.ts'

interface Call {
  readonly path: string
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly body: any
}

const calls: Call[] = []
let answers: Record<string, () => Response | Promise<Response>>
const onChanged = vi.fn(async () => {})

const refuse = (code: string) => Response.json({ code, message: '', requestId: 'r' }, { status: 409 })
const plan = {
  ingressos: [11],
  moeda: 'BRL',
  devolucao: 4000,
  forma: 'AUTOMATICO',
  codigoMetodoPagamento: 'PIX',
  ate: '2031-01-01T12:00:00.000Z',
}

beforeEach(() => {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true })
  calls.length = 0
  onChanged.mockClear()
  answers = { 'cancelamento/previa/': () => Response.json(plan) }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname
    calls.push({ path, method: init.method ?? 'GET', body: init.body ? JSON.parse(String(init.body)) : undefined })
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? []
    return answer?.() ?? Response.json([])
  })
})

afterEach(async () => {
  await cleanup()
  sessionStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = { podeCancelar: true, podeTransferir: true, podeMudarRespostas: true }
const show = (change: Partial<Registration> = {}) =>
  renderPage(
    <RegistrationSection
      memberId={70}
      registration={aRegistration({
        transferenciaAte: '2031-01-05T12:00:00.000Z',
        ingressos: [aTicket(open)],
        ...change,
      })}
      isOnly
      onChanged={onChanged}
    />,
  )
const sent = (end: string) => calls.filter(({ path }) => path.endsWith(end))

test('nothing is offered for tickets with which nothing may be done', async () => {
  const screen = await show({ ingressos: [aTicket()] })
  await expect.element(screen.getByText('Davi Souza', { exact: true })).toBeVisible()
  for (const name of [/Cancelar ingressos/, /^Transferir/, /^Mudar os dados/])
    expect(screen.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('canceling says exactly what comes back and by which way, asks once, and tells what became of it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers['cancelamento/'] = () => promise
  const screen = await show()
  await screen.getByRole('button', { name: 'Cancelar ingressos' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cancelar ingressos' })
  await expect.element(dialog.getByText('Sua devolução: R$ 40,00')).toBeVisible()
  await expect.element(dialog.getByText(/automática.*Pix/)).toBeVisible()
  await expectAccessible(dialog.element())
  const confirm = dialog.getByRole('button', { name: 'Cancelar 1 ingresso' })
  // Answered after both clicks: the second one would otherwise hit the page behind the closed dialog, and take the focus.
  await confirm.dblClick()
  resolve(Response.json({ situacao: 'CANCELADA', ingressos: [11], devolucao: 4000 }))
  await expect.element(screen.getByText(/Ingresso cancelado\. Devolução pedida: R\$\s40,00/)).toBeVisible()
  expect(sent('/cancelamento/')).toMatchObject([{ body: { ingressos: [11], devolucao: 4000 } }])
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.poll(() => document.activeElement?.textContent).toContain('Ingresso cancelado')
})

test('of several tickets those are chosen that are canceled', async () => {
  answers['cancelamento/previa/'] = () =>
    Response.json({ ...plan, forma: 'PELA_IGREJA', codigoMetodoPagamento: 'CASH' })
  const screen = await show({ ingressos: [aTicket(open), aTicket({ ...open, id: 12 }), aTicket({ id: 13 })] })
  await screen.getByRole('button', { name: 'Cancelar ingressos' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Cancelar ingressos' })).toBeDisabled()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(2)
  await dialog.getByRole('checkbox').nth(1).click()
  await expect.element(dialog.getByText(/A igreja devolve o valor/)).toBeVisible()
  expect(sent('previa/')).toMatchObject([{ body: { ingressos: [12] } }])
})

test('an amount that changed is shown again before anything is canceled', async () => {
  let devolucao = 4000
  answers['cancelamento/previa/'] = () => Response.json({ ...plan, devolucao })
  answers['cancelamento/'] = () => {
    devolucao = 2000
    return refuse('REFUND_CHANGED')
  }
  const screen = await show()
  await screen.getByRole('button', { name: 'Cancelar ingressos' }).click()
  await screen.getByRole('button', { name: 'Cancelar 1 ingresso' }).click()
  await expect.element(screen.getByText(/O valor da devolução mudou/)).toBeVisible()
  await expect.element(screen.getByText('Sua devolução: R$ 20,00')).toBeVisible()
  expect(onChanged).not.toHaveBeenCalled()
})

test('without a connection nothing is canceled, and the dialog says why', async () => {
  answers['cancelamento/'] = () => Promise.reject(new TypeError('Failed to fetch'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Cancelar ingressos' }).click()
  await screen.getByRole('button', { name: 'Cancelar 1 ingresso' }).click()
  await expect
    .element(
      screen
        .getByRole('dialog')
        .getByText(/[Nn]ão conseguimos falar|conexão|internet/)
        .first(),
    )
    .toBeVisible()
  answers['cancelamento/'] = () => Response.json({ situacao: 'CANCELADA', ingressos: [11], devolucao: 4000 })
  await screen.getByRole('button', { name: 'Cancelar 1 ingresso' }).click()
  await expect.element(screen.getByText(/Ingresso cancelado/)).toBeVisible()
  const [first, second] = sent('/cancelamento/')
  expect(second?.body.chave).toBe(first?.body.chave)
})

test('a ticket is offered by name and e-mail, and what was typed stays where that fails', async () => {
  answers['transferencia/'] = () => refuse('NOT_TRANSFERABLE')
  const screen = await show()
  await screen.getByRole('button', { name: /^Transferir.*Davi Souza/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Transferir o ingresso' })
  await expectAccessible(dialog.element())
  await dialog.getByRole('button', { name: 'Enviar o link' }).click()
  expect(sent('transferencia/')).toEqual([])
  await dialog.getByLabelText('Nome de quem vai receber').fill('Rute Lima')
  await dialog.getByLabelText('E-mail de quem vai receber').fill('rute@example.org')
  await dialog.getByRole('button', { name: 'Enviar o link' }).click()
  await expect.element(dialog.getByText(/não pode ser transferido/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Nome de quem vai receber')).toHaveValue('Rute Lima')
  answers['transferencia/'] = () => Response.json({})
  await dialog.getByRole('button', { name: 'Enviar o link' }).click()
  await expect.element(screen.getByText('Enviamos o link para rute@example.org.')).toBeVisible()
  expect(sent('transferencia/').at(-1)?.body).toEqual({ nome: 'Rute Lima', email: 'rute@example.org', idioma: 'pt' })
})

test('an offer is shown, and undone after a question', async () => {
  answers['transferencia/'] = () => Response.json({})
  const transferencia = { nome: 'Rute Lima', email: 'rute@example.org' }
  const screen = await show({ ingressos: [aTicket({ ...open, podeTransferir: false, transferencia })] })
  await expect.element(screen.getByText(/Oferecido a Rute Lima \(rute@example.org\)/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Desfazer a transferência' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Desfazer a transferência?' })
  await dialog.getByRole('button', { name: 'Desfazer a transferência' }).click()
  await expect.element(screen.getByText(/Transferência desfeita/)).toBeVisible()
  expect(sent('transferencia/')).toMatchObject([{ method: 'DELETE' }])
})

test('answers are changed in the form of the purchase; an older version is told', async () => {
  const question = {
    id: 5,
    rotulo: 'Tamanho',
    ajuda: null,
    tipo: 'ESCOLHA',
    opcoes: ['P', 'M'],
    texto: null,
    flagObrigatoria: true,
    ingressos: null,
  }
  const type = {
    id: 1,
    nome: 'Criança',
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
  }
  const participante = { ...aTicket().participante, respostas: [{ idPergunta: 5, valor: 'M' }] }
  let put: () => Response = () => refuse('CHANGED_MEANWHILE')
  const formulario = { ingresso: type, perguntas: [question], termoMenores: null }
  answers['ingresso/11/'] = () =>
    calls.at(-1)?.method === 'PUT' ? put() : Response.json({ evento: anEvent, formulario, participante, versao: 3 })
  const screen = await show()
  await screen.getByRole('button', { name: /^Mudar os dados/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Dados do participante' })
  await expect.element(dialog.getByLabelText('Nome completo')).toHaveValue('Davi Souza')
  await expect.element(dialog.getByRole('radio', { name: 'M' })).toBeChecked()
  await expectAccessible(dialog.element())
  await userEvent.click(dialog.getByRole('radio', { name: 'P' }))
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialog.getByText(/Alguém mudou estes dados/)).toBeVisible()
  put = () => Response.json({ versao: 4 })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByText('Dados salvos.')).toBeVisible()
  expect(sent('ingresso/11/').at(-1)?.body).toMatchObject({
    versao: 3,
    participante: { nome: 'Davi Souza', respostas: [{ idPergunta: 5, valor: 'P' }] },
  })
})
