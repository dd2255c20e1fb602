import type { Broadcast, BroadcastNow } from '@narthex/contract/live/broadcast.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDock } from '../../components/video-dock/dock.ts'
import { useSession } from '../../session/session.ts'
import { aBroadcastItem, aMoment, aNow } from './testing/broadcasts.ts'
import { openLive } from './testing/open-live.tsx'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

const startedAt = '2026-03-08T13:00:00.000Z'
const onAir: Partial<Broadcast> = { estado: 'AO_VIVO', iniciadaEm: startedAt }
let live: StubbedLive

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  useSession.setState({ isRead: true })
})
afterEach(() => {
  closeDock()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(broadcast: Partial<Broadcast> = onAir, now: Partial<BroadcastNow> = {}) {
  live = stubLive({ '/agora/': aNow(now) })
  return openLive(broadcast, {
    upcoming: [aBroadcastItem({ id: 2, titulo: 'Culto da noite', inicio: '2026-03-08T21:00:00.000Z' })],
  })
}

const streaming = () => vi.waitFor(() => expect(live.streams()[0]).toContain('live:1'))
const readings = () => live.asked.filter((call) => call.includes('/agora/'))
const over = (versao = 2) =>
  live.send({ tipo: 'estado', estado: 'ENCERRADA', versao, iniciadaEm: startedAt, encerradaEm: startedAt })

test('the page of a live service has no barrier', async () => {
  const screen = await open(onAir, { momentos: [aMoment()], roteiro: [aLine(null)] })
  await expect.element(screen.getByText('12 pessoas assistindo')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Levantar a mão' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('fewer than five people are not counted: it would sound like an empty church', async () => {
  const screen = await open(onAir, { publico: { total: 5, pico: 5 } })
  await expect.element(screen.getByText('5 pessoas assistindo')).toBeVisible()
  await streaming()
  live.send({ tipo: 'publico', total: 4, pico: 5 })
  await expect.element(screen.getByText(/assistindo$/)).not.toBeInTheDocument()
})

test('several services with long names are moved sideways by themselves, not with the page', async () => {
  await page.viewport(320, 844)
  const titulo = 'Encontro de casais e famílias do bairro inteiro'
  const rooms = [aBroadcastItem({ ...onAir, titulo }), aBroadcastItem({ ...onAir, id: 3, titulo })]
  const screen = await openLive(onAir, { rooms })
  await expect.element(screen.getByRole('navigation').getByRole('link').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1024, 768)
})

test.each([320, 360, 390, 1024, 1100, 1280])('at %i px the panels stay in their column', async (width) => {
  await page.viewport(width, 844)
  const screen = await open(onAir, { momentos: [aMoment()], roteiro: [aLine(null)] })
  await expect.element(screen.getByRole('tablist')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const panels = screen.getByRole('complementary').element().getBoundingClientRect()
  expect(panels.right).toBeLessThanOrEqual(width)
  await page.viewport(1024, 768)
})

test('a page that waits becomes live by an event, without a reload', async () => {
  const screen = await open({})
  await streaming()
  await expect.element(screen.getByText(/^Próxima transmissão/)).toBeVisible()
  expect(readings()).toEqual([])
  live.send({ tipo: 'estado', estado: 'AO_VIVO', versao: 2, iniciadaEm: startedAt, encerradaEm: null })
  await expect.element(screen.getByRole('link', { name: 'Assistir: Culto da família' })).toBeVisible()
  await expect.element(screen.getByText('12 pessoas assistindo')).toBeVisible()
})

test('once the service is over the page is quiet: it no longer watches the broadcast, and no call and no interval is left', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const screen = await open()
  await streaming()
  await screen.getByRole('link', { name: 'Assistir: Culto da família' }).click()
  await expect.element(screen.getByTitle('Culto da família, no YouTube')).toBeInTheDocument()
  over()
  await expect.element(screen.getByText('O culto terminou').first()).toBeVisible()
  await expect.element(screen.getByTitle('Culto da família, no YouTube')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(live.streams()).toEqual([expect.not.stringContaining('live:1')]))
  await vi.waitFor(() => expect(readings()).toHaveLength(2))
  const before = live.asked.length
  const intervals = vi.spyOn(globalThis, 'setInterval')
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise(requestAnimationFrame)
  expect(live.asked).toHaveLength(before)
  expect(live.streams()).toEqual([expect.stringContaining('live:igreja')])
  expect(intervals).not.toHaveBeenCalled()
})

test('while it plays the page is counted in the background too, and otherwise not', async () => {
  const screen = await open()
  await streaming()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(live.streams()).toEqual([]))
  hidden.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await streaming()
  await screen.getByRole('link', { name: 'Assistir: Culto da família' }).click()
  await streaming()
  hidden.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(live.streams()).toHaveLength(1)
  hidden.mockRestore()
})

test('a hand is raised once, and counted for everyone', async () => {
  const screen = await open(onAir, { momentos: [aMoment()] })
  live.answers['/resposta/'] = { maos: 3 }
  await expect.element(screen.getByText('2 mãos levantadas')).toBeVisible()
  const hand = screen.getByRole('button', { name: /mão/ })
  await hand.click()
  await expect.element(hand).toHaveTextContent('Sua mão está levantada')
  await expect.element(screen.getByText('3 mãos levantadas')).toBeVisible()
  await hand.click()
  expect(live.asked.filter((call) => call.includes('/resposta/'))).toHaveLength(1)
  live.send({ tipo: 'maos', momento: 9, maos: 8 })
  await expect.element(screen.getByText('8 mãos levantadas')).toBeVisible()
  live.send({ tipo: 'momento-fechado', id: 9 })
  await expect.element(hand).not.toBeInTheDocument()
})

test('a moment that is closed already says so', async () => {
  const screen = await open(onAir, { momentos: [aMoment()] })
  live.answers['/resposta/'] = 'MOMENT_CLOSED'
  await screen.getByRole('button', { name: 'Levantar a mão' }).click()
  await expect.element(screen.getByText('Este convite já foi encerrado.')).toBeVisible()
})

test('a contact is left with a name and a way to answer', async () => {
  const screen = await open(onAir, { momentos: [aMoment({ tipo: 'CARTAO', titulo: 'Primeira vez aqui?' })] })
  await screen.getByRole('button', { name: 'Deixar meu contato' }).click()
  const send = screen.getByRole('button', { name: 'Enviar meu contato' })
  await screen.getByRole('textbox', { name: 'Seu nome' }).fill('Davi Souza')
  await send.click()
  await expect.element(screen.getByText('Informe um e-mail ou um telefone.')).toBeVisible()
  expect(live.bodies).toEqual([])
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('davi@ponte.example')
  await send.click()
  await expect.element(screen.getByText('Recebemos o seu contato. Obrigado!')).toBeVisible()
  expect(live.bodies).toEqual([
    { chave: expect.any(String), cartao: { nome: 'Davi Souza', email: 'davi@ponte.example' } },
  ])
})

const aLine = (texto: string | null) => ({
  id: 5,
  partes: [
    { tipo: 'TEXTO' as const, texto: 'A graça é um ' },
    { tipo: 'LACUNA' as const, texto },
  ],
  liberadaEm: texto === null ? null : startedAt,
})

test('a blank keeps what the listener wrote, and shows the word once the host does', async () => {
  const screen = await open(onAir, { roteiro: [aLine(null)] })
  await screen.getByRole('textbox', { name: 'Lacuna 1' }).fill('Premio')
  await streaming()
  live.send({ tipo: 'linha', linha: aLine('presente') })
  await expect.element(screen.getByText('presente')).toBeVisible()
  await expect.element(screen.getByText('Você escreveu: Premio')).toBeVisible()
})

test('an invitation to give opens the ways to give beside the video', async () => {
  const screen = await open(onAir, { momentos: [aMoment({ tipo: 'DOAR', titulo: 'Contribua' })] })
  await screen.getByRole('button', { name: 'Quero contribuir' }).click()
  await expect.element(screen.getByText('ways to give')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Contribuir' })).toHaveAttribute('aria-selected', 'true')
})

test('arrows go from tab to tab, and a panel that was opened stays as it was', async () => {
  const screen = await open(onAir, { roteiro: [aLine(null)] })
  await screen.getByRole('textbox', { name: 'Lacuna 1' }).fill('dom')
  const notes = screen.getByRole('tab', { name: 'Anotações' })
  await notes.click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Próximas' })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Culto da noite' })).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(notes).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Lacuna 1' })).toHaveValue('dom')
})

test('a visitor is asked to log in before a reminder and before a note', async () => {
  const screen = await open({})
  await screen.getByRole('button', { name: 'Quero um lembrete' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(live.asked.filter((call) => call.includes('/lembrete/'))).toEqual([])
  await expect
    .element(screen.getByRole('dialog').getByRole('link'))
    .toHaveAttribute('href', '/access?redirectTo=%2F%23remind-me')
})
