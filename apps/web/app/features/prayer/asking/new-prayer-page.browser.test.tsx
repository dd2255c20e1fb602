import { createCanvas, photoFile } from '@narthex/client/device/photo'
import { dropLastingDrafts } from '@narthex/client/outbox/draft'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { someHelp } from '../testing/prayers.ts'
import { NewPrayerPage } from './new-prayer-page.tsx'
import { PrayerSentPage } from './prayer-sent-page.tsx'

const ask = 'POST /oracao/'
const reasons = [
  { id: 3, nome: 'Saúde' },
  { id: 4, nome: 'Família' },
]
let api: StubbedApi

beforeEach(() => {
  api = stubApi({ [ask]: { id: 5, situacao: 'PUBLICADA', ajuda: null } })
  const clientAccount = { ...aMember, telefone: '+5581912345678' }
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount })
})
afterEach(async () => {
  await cleanup()
  dropLastingDrafts()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => {
  const pages = {
    '/prayer/new': () => <NewPrayerPage title="Pedir oração" reasons={reasons} />,
    '/prayer/new/success': PrayerSentPage,
  }
  return renderPages(pages, '/prayer/new')
}
type Screen = Awaited<ReturnType<typeof open>>
const words = (screen: Screen) => screen.getByLabelText('Pelo que você quer que a gente ore?')
const send = (screen: Screen) => screen.getByRole('button', { name: 'Enviar o pedido' })
const title = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name })
const sent = () => api.sent.map(({ body }) => body as Record<string, unknown>)

test('a request goes to the wall with its reason, without a name, and with a call and a visit', async () => {
  const screen = await open()
  await words(screen).fill('Pela paz em casa')
  await screen.getByRole('button', { name: 'Saúde' }).click()
  await screen.getByRole('button', { name: 'Família' }).click()
  await screen.getByRole('switch', { name: 'Pedir sem o meu nome' }).click()
  await screen.getByRole('switch', { name: 'Quero receber uma ligação' }).click()
  await expect.element(screen.getByLabelText('Telefone para a ligação')).toHaveValue('+5581912345678')
  await screen.getByRole('switch', { name: 'Quero receber uma visita' }).click()
  await expectAccessible(screen.container)
  await send(screen).dblClick()
  await expect.element(title(screen, 'Seu pedido está no mural')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver o pedido' })).toHaveAttribute('href', '/user/prayer/5')
  expect(sent()).toMatchObject([
    {
      mensagem: 'Pela paz em casa',
      idOracaoMotivo: '4',
      flagPublicarMural: 'true',
      flagAnonimo: 'true',
      flagReceberLigacao: 'true',
      flagReceberVisita: 'true',
      telefone: '+55 81 91234-5678',
    },
  ])
  await expectAccessible(screen.container)
})

test('a request to the pastors alone cannot be anonymous, and is said to be with them', async () => {
  api.answers[ask] = { id: 5, situacao: 'RESERVADA', ajuda: null }
  const screen = await open()
  await words(screen).fill('Pela paz em casa')
  await screen.getByRole('radio', { name: /^Só a equipe pastoral/ }).click()
  expect(screen.getByRole('switch', { name: 'Pedir sem o meu nome' }).elements()).toEqual([])
  await send(screen).click()
  await expect.element(title(screen, 'Seu pedido está com a equipe pastoral')).toBeVisible()
  expect(sent()).toMatchObject([{ flagPublicarMural: 'false', flagAnonimo: 'false' }])
})

test('where everything is read first, the author is told', async () => {
  api.answers[ask] = { id: 5, situacao: 'PENDENTE', ajuda: null }
  const screen = await open()
  await words(screen).fill('Pela paz em casa')
  await send(screen).click()
  await expect.element(title(screen, 'Recebemos o seu pedido')).toBeVisible()
  await expect.element(screen.getByText(/Alguém da igreja vai ler antes/)).toBeVisible()
})

test('an author who may be in danger is told whom to call, and nothing of the wall', async () => {
  api.answers[ask] = { id: 5, situacao: 'CUIDADO', ajuda: someHelp }
  const screen = await open()
  await words(screen).fill('Não aguento mais viver')
  await send(screen).click()
  await expect.element(title(screen, 'Você não está só')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /188/ })).toHaveAttribute('href', 'tel:188')
  expect(screen.getByText('Seu pedido está no mural').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('what was typed outlives a lost network and a closed page, and is sent once, under one key', async () => {
  const before = await open()
  await words(before).fill('Pela prova de amanhã')
  // The answer is lost; the request may have arrived.
  const keys: unknown[] = []
  api.answers[ask] = ({ chave }: { chave: string }) => {
    keys.push(chave)
    throw new TypeError('Failed to fetch')
  }
  await send(before).click()
  await expect.element(before.getByText(/O que você escreveu continua aqui/)).toBeVisible()
  await send(before).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  await before.unmount()
  api.answers[ask] = { id: 5, situacao: 'PUBLICADA', ajuda: null }
  const screen = await open()
  await expect.element(words(screen)).toHaveValue('Pela prova de amanhã')
  await send(screen).click()
  await expect.element(title(screen, 'Seu pedido está no mural')).toBeVisible()
  await screen.unmount()
  const after = await open()
  await expect.element(words(after)).toHaveValue('')
})

test('what one member has begun is nobody else’s on the same phone', async () => {
  const before = await open()
  await words(before).fill('Pela prova de amanhã')
  await before.unmount()
  useSession.setState({ clientAccount: { ...aMember, id: 71 } })
  const screen = await open()
  await expect.element(words(screen)).toHaveValue('')
})

test('a photo goes with the request, seen before, and can be taken away; a file that is none says so', async () => {
  const screen = await open()
  await words(screen).fill('Pela paz em casa')
  const input = screen.getByLabelText('Adicionar foto').element()
  await userEvent.upload(input, new File(['<svg/>'], 'photo.svg', { type: 'image/svg+xml' }))
  await expect.element(screen.getByText(/Não conseguimos abrir esse arquivo/)).toBeVisible()
  await userEvent.upload(input, await photoFile(createCanvas(40, 30)))
  const preview = screen.getByRole('img', { name: 'A foto que vai com o pedido' })
  await expect.element(preview).toBeVisible()
  await screen.getByRole('button', { name: 'Remover a foto do pedido' }).click()
  await expect.element(preview).not.toBeInTheDocument()
  await userEvent.upload(screen.getByLabelText('Adicionar foto').element(), await photoFile(createCanvas(40, 30)))
  await expect.element(preview).toBeVisible()
  await send(screen).click()
  await expect.element(title(screen, 'Seu pedido está no mural')).toBeVisible()
  expect(sent()[0]?.imagem).toBeInstanceOf(File)
})

test('nothing is sent without words or without a phone for the call, and refusals are told in words', async () => {
  const screen = await open()
  await send(screen).click()
  await expect.element(words(screen)).toHaveFocus()
  await words(screen).fill('Pela paz em casa')
  await screen.getByRole('switch', { name: 'Quero receber uma ligação' }).click()
  await screen.getByLabelText('Telefone para a ligação').fill('')
  await send(screen).click()
  await expect.element(screen.getByText('Esse campo é obrigatório.')).toBeVisible()
  expect(api.sent).toEqual([])
  await screen.getByRole('switch', { name: 'Quero receber uma ligação' }).click()
  api.answers[ask] = refuse(429, 'PRAYER_LIMIT')
  await send(screen).click()
  await expect.element(screen.getByText(/Por hoje, chegamos ao limite de pedidos/)).toBeVisible()
})
