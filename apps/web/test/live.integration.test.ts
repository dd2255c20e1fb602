import type { Broadcast, BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { beforeAll, expect, test } from 'vitest'
import { aBroadcast, aBroadcastItem } from '../app/features/live/testing/broadcasts.ts'
import { fakeApi } from './fake-api.ts'
import { type FakeChurch, fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})

const withLive: FakeChurch = { ...fakeChurch, modules: ['MOD_CULTO', 'MOD_DOACAO'] }
const now = new Date('2026-03-08T12:00:00Z')

interface Lists {
  readonly agora?: readonly BroadcastItem[]
  readonly proximas?: readonly BroadcastItem[]
  readonly anteriores?: readonly BroadcastItem[]
}

/** `/live` of a church with these lists, where each broadcast answers `shown`. */
const open = (lists: Lists, shown?: Partial<Broadcast>, path = '/live') =>
  pages.open(path, {
    now,
    api: fakeApi(withLive, {
      others: {
        listBroadcasts: () => ({ agora: [], proximas: [], anteriores: [], ...lists }),
        getBroadcast: () => shown && aBroadcast(shown),
        listVideos: () => ({ itens: [], total: 0, page: 1, limit: 4, proximaPublicacao: null }),
      },
    }),
  })
const next = aBroadcastItem({ id: 2 })
/** Text of the page without the data of its scripts. */
const words = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))

test('before a broadcast the page counts down, and says when the chat opens', async () => {
  const { status, body, changesAt } = await open({ proximas: [next] }, { id: 2, descricao: 'Com a família toda.' })
  expect(status).toBe(200)
  expect(words(body)).toContain('data-starts-at="2026-03-08T13:00:00.000Z"')
  expect(words(body)).toContain('Hoje, 10h<')
  expect(words(body)).toContain('O chat abre hoje, 9h30.')
  expect(words(body)).toContain('Quero um lembrete')
  expect(words(body)).toContain('/transmissao/2/calendario/')
  expect(body).toContain('"BroadcastEvent"')
  expect(changesAt?.toISOString()).toBe('2026-03-08T12:30:00.000Z')
})

test('a live broadcast loads nothing of its source before it is pressed, and its policy admits no other', async () => {
  const live = { id: 2, estado: 'AO_VIVO', iniciadaEm: '2026-03-08T11:55:00Z' } as const
  const { body, sources } = await open({ agora: [aBroadcastItem(live)] }, live)
  expect(words(body)).toContain('O vídeo vem do YouTube')
  expect(words(body)).not.toContain('<iframe')
  expect(words(body)).toContain('href="/live?transmissao=2&amp;play=1"')
  expect(sources?.frame).toEqual(['https://www.youtube-nocookie.com'])
})

test('asked to play, the page shows the player without scripts too', async () => {
  const live = { id: 2, estado: 'AO_VIVO', iniciadaEm: '2026-03-08T11:55:00Z' } as const
  const { body } = await open({ agora: [aBroadcastItem(live)] }, live, '/live?transmissao=2&play=1')
  expect(words(body)).toContain('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE')
})

test('several broadcasts at once are told apart by their room and their language', async () => {
  const rooms = [
    aBroadcastItem({ id: 2, estado: 'AO_VIVO', sala: 'Templo' }),
    aBroadcastItem({ id: 3, estado: 'ABERTA', sala: 'English room', idioma: 'en' }),
  ]
  const { body } = await open({ agora: rooms }, { id: 2, estado: 'AO_VIVO' })
  expect(words(body)).toContain('Templo')
  expect(words(body)).toMatch(/href="\/live\?transmissao=3"[^>]*><span lang="en">English room/)
  expect(words(body)).toContain('inglês')
})

test('after a broadcast the page thanks, and says what comes next', async () => {
  const over = { id: 4, estado: 'ENCERRADA', fim: '2026-03-08T11:30:00Z' } as const
  const { body } = await open(
    { proximas: [aBroadcastItem({ id: 5, inicio: '2026-03-08T21:00:00Z' })], anteriores: [aBroadcastItem(over)] },
    over,
  )
  expect(words(body)).toContain('O culto terminou')
  expect(words(body)).toContain('Próxima transmissão: hoje, 18h.')
  expect(words(body)).not.toContain('Quero um lembrete')
})

test('a replay is a video for search engines', async () => {
  const replay = {
    id: 4,
    estado: 'REPRISE',
    reprise: { servico: 'YOUTUBE', codigo: 'M7lc1UVf-VE', url: null },
  } as const
  const { body } = await open({ anteriores: [aBroadcastItem(replay)] }, replay)
  expect(body).toContain('"VideoObject"')
  expect(words(body)).toContain('Reprise')
})

test('without any broadcast the page says when the church meets', async () => {
  const { status, body } = await open({})
  expect(status).toBe(200)
  expect(words(body)).toContain('Nenhuma transmissão agora')
  expect(words(body)).toContain('Culto da manhã')
})

test('a broadcast that does not exist is not found', async () => {
  expect((await open({}, undefined, '/live?transmissao=99')).status).toBe(404)
})
