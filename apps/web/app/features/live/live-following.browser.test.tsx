import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDock } from '../../components/video-dock/dock.ts'
import { useSession } from '../../session/session.ts'
import { forgetDocument } from './document-needs.ts'
import { aBroadcast, aBroadcastItem, aNow } from './testing/broadcasts.ts'
import { openLive } from './testing/open-live.tsx'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

const startedAt = '2026-03-08T13:00:00.000Z'
const onAir: Partial<Broadcast> = { estado: 'AO_VIVO', iniciadaEm: startedAt }
const over: Partial<Broadcast> = { ...onAir, estado: 'ENCERRADA', encerradaEm: startedAt, versao: 2 }
const lists = { agora: [], proximas: [], anteriores: [] }
let live: StubbedLive

beforeEach(() => {
  useSession.setState({ isRead: true })
  // Readings that are spread over some seconds come at once.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  live = stubLive({ '/agora/': aNow(), '/transmissao/1/': aBroadcast(onAir), '/transmissao/': lists })
})
afterEach(() => {
  closeDock()
  forgetDocument()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const watching = (topic: string) => vi.waitFor(() => expect(live.streams()[0]).toContain(topic))
const streamed = (id: number, estado: 'AO_VIVO' | 'REPRISE') => live.sendToChurch({ tipo: 'transmissao', id, estado })

test('a room that opens joins those to choose from, and one that closes leaves them, without a reload', async () => {
  const hall = aBroadcastItem({ ...onAir, sala: 'Salão' })
  const kids = aBroadcastItem({ ...onAir, id: 3, sala: 'Infantil' })
  const screen = await openLive(onAir, { rooms: [hall] })
  await watching('live:igreja')
  const picker = screen.getByRole('navigation', { name: 'Transmissões em andamento' })
  await expect.element(picker).not.toBeInTheDocument()
  live.answers['/transmissao/'] = { ...lists, agora: [hall, kids] }
  streamed(3, 'AO_VIVO')
  await expect.element(picker.getByRole('link', { name: 'Salão' })).toHaveAttribute('aria-current', 'page')
  await expect.element(picker.getByRole('link', { name: 'Infantil' })).toHaveAttribute('href', '/live?transmissao=3')
  live.answers['/transmissao/'] = { ...lists, agora: [hall] }
  streamed(3, 'REPRISE')
  await expect.element(picker).not.toBeInTheDocument()
})

test('each room says its language where they differ', async () => {
  const rooms = [
    aBroadcastItem({ ...onAir, sala: 'Salão' }),
    aBroadcastItem({ ...onAir, id: 3, sala: 'Sala 2', idioma: 'en' }),
  ]
  const screen = await openLive(onAir, { rooms })
  await expect.element(screen.getByRole('link', { name: 'Sala 2 inglês' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Salão português' })).toBeVisible()
})

test('a service that is over becomes its replay once there is one, in the same document', async () => {
  const screen = await openLive(over)
  await expect.element(screen.getByText('O culto terminou').first()).toBeVisible()
  await watching('live:igreja')
  live.answers['/transmissao/1/'] = aBroadcast({
    ...over,
    estado: 'REPRISE',
    versao: 3,
    reprise: { servico: 'YOUTUBE', codigo: 'M7lc1UVf-VE', url: null },
  })
  streamed(1, 'REPRISE')
  await expect.element(screen.getByRole('link', { name: 'Assistir: Culto da família' })).toBeVisible()
  await expect.element(screen.getByText(/^Reprise/)).toBeVisible()
})

test('a service that begins elsewhere is offered on the page of one that is over', async () => {
  const screen = await openLive(over)
  await watching('live:igreja')
  live.answers['/transmissao/'] = { ...lists, agora: [aBroadcastItem({ ...onAir, id: 4, titulo: 'Culto da noite' })] }
  streamed(4, 'AO_VIVO')
  await expect.element(screen.getByText('Acontecendo agora')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Culto da noite' }))
    .toHaveAttribute('href', '/live?transmissao=4')
})

test('the words of the outline are all there when the service ends while the page is open', async () => {
  const aLine = (texto: string | null) => ({
    id: 5,
    partes: [
      { tipo: 'TEXTO' as const, texto: 'A graça é um ' },
      { tipo: 'LACUNA' as const, texto },
    ],
    liberadaEm: null,
  })
  live.answers['/agora/'] = aNow({ roteiro: [aLine(null)] })
  const screen = await openLive(onAir)
  await expect.element(screen.getByRole('textbox', { name: 'Lacuna 1' })).toBeVisible()
  await watching('live:1')
  live.answers['/agora/'] = aNow({ estado: 'ENCERRADA', versao: 2, roteiro: [aLine('presente')] })
  live.send({ tipo: 'estado', estado: 'ENCERRADA', versao: 2, iniciadaEm: startedAt, encerradaEm: startedAt })
  await expect.element(screen.getByText('presente')).toBeVisible()
})

test('before the chat opens there is no tab for it, and what comes next is first; then the chat is', async () => {
  const next = aBroadcastItem({ id: 2, titulo: 'Culto da noite', inicio: '2026-03-08T21:00:00.000Z' })
  const screen = await openLive({}, { upcoming: [next], slots: { renderChat: () => <p>talk</p> } })
  await expect.element(screen.getByRole('tab', { name: 'Próximas' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tab', { name: 'Chat' })).not.toBeInTheDocument()
  await watching('live:1')
  live.send({ tipo: 'estado', estado: 'ABERTA', versao: 2, iniciadaEm: null, encerradaEm: null })
  await expect.element(screen.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('talk')).toBeVisible()
})
