import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, useListening } from '../../components/audio/listening.ts'
import { closeDock, leaveSlot } from '../../components/video-dock/dock.ts'
import { useSession } from '../../session/session.ts'
import { forgetDocument } from './document-needs.ts'
import { aBroadcast, aNow } from './testing/broadcasts.ts'
import { openLive } from './testing/open-live.tsx'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

const startedAt = '2026-03-08T13:00:00.000Z'
const onAir: Partial<Broadcast> = { estado: 'AO_VIVO', iniciadaEm: startedAt }
const track = { id: 1, title: 'Sal', address: '/a.mp3', page: '/podcast', image: null, seconds: 60 } as const
const listening = { show: 'Conversas', tracks: [track], current: track, words: {} } as unknown as Listening
let live: StubbedLive

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  live = stubLive({ '/agora/': aNow(), '/transmissao/1/': aBroadcast(onAir) })
})
afterEach(() => {
  closeDock()
  forgetDocument()
  useListening.setState({ listening: undefined })
  vi.unstubAllGlobals()
})

async function play() {
  const screen = await openLive(onAir)
  await vi.waitFor(() => expect(live.streams()[0]).toContain('live:1'))
  await screen.getByRole('link', { name: 'Assistir: Culto da família' }).click()
  const video = screen.getByTitle('Culto da família, no YouTube')
  await expect.element(video).toBeInTheDocument()
  return { screen, video }
}

test('a podcast ends when the video begins', async () => {
  useListening.setState({ listening })
  await play()
  expect(useListening.getState().listening).toBeUndefined()
})

test('the video ends when a podcast begins', async () => {
  const { screen, video } = await play()
  useListening.setState({ listening })
  await expect.element(video).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Assistir: Culto da família' })).toBeVisible()
})

test('in the corner it says what is live, leads back to it, and goes when the service is over', async () => {
  const { screen, video } = await play()
  leaveSlot()
  const dock = screen.getByRole('region', { name: 'Vídeo ao vivo' })
  await expect
    .element(dock.getByRole('link', { name: 'Voltar à transmissão: Ao vivo Culto da família' }))
    .toHaveAttribute('href', '/live?transmissao=1')
  live.send({ tipo: 'estado', estado: 'ENCERRADA', versao: 2, iniciadaEm: startedAt, encerradaEm: startedAt })
  await expect.element(video).not.toBeInTheDocument()
  await expect.element(dock).not.toBeInTheDocument()
})

test('captions are asked of YouTube once the viewer wants them, also the next time', async () => {
  const { screen, video } = await play()
  await expect.element(video).toHaveAttribute('src', expect.not.stringContaining('cc_load_policy'))
  const captions = screen.getByRole('button', { name: 'Legendas' })
  await captions.click()
  await expect.element(video).toHaveAttribute('src', expect.stringContaining('&cc_load_policy=1&cc_lang_pref=pt'))
  await expect.element(captions).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('captions')).toBe('pt')
})

test('a title that the staff changes is shown without a reload, and the video goes on', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { screen, video } = await play()
  const frame = video.element()
  live.answers['/transmissao/1/'] = aBroadcast({ ...onAir, titulo: 'Culto de Páscoa', versao: 2 })
  live.send({ tipo: 'alterada', versao: 2 })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Culto de Páscoa' })).toBeVisible()
  expect(screen.getByTitle('Culto de Páscoa, no YouTube').element()).toBe(frame)
  vi.restoreAllMocks()
})
