import { beforeAll, expect, test } from 'vitest'
import { aBroadcastItem } from '../app/features/live/testing/broadcasts.ts'
import { fakeApi } from './fake-api.ts'
import { church, type FakeChurch, fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
const open: Pages['open'] = (...args) => pages.open(...args)

beforeAll(async () => {
  pages = await startPages()
})

const withModules: FakeChurch = {
  ...fakeChurch,
  modules: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_DEVOCIONAL', 'MOD_NOTICIA', 'MOD_MURAL_ORACAO'],
}
const api = fakeApi(withModules)
/** The church's only service is on Sundays from 10h to 11h30, São Paulo; 2026-03-01 is a Sunday. */
const at = (wall: string) => ({ api, now: new Date(`${wall}:00-03:00`) })
const headings = (body: string) =>
  [...body.slice(0, body.indexOf('</main>')).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text)

test('the hero says when the next service is, as people say it', async () => {
  expect((await open('/', at('2026-02-26T12:00'))).body).toContain('>Domingo, 10h<')
  expect((await open('/', at('2026-02-28T12:00'))).body).toContain('>Amanhã, 10h<')
  expect((await open('/', { ...at('2026-03-01T07:00'), locale: 'en' })).body).toContain('>Today, 10 AM<')
})

test('while a broadcast is live the hero and the header lead to it, whatever the week says', async () => {
  const broadcast = aBroadcastItem({ titulo: 'Vigília', estado: 'AO_VIVO', fim: '2026-03-01T14:00:00Z' })
  const onAir = fakeApi({ ...withModules, broadcasts: [broadcast] })
  const { body } = await open('/', { ...at('2026-03-01T10:15'), api: onAir })
  expect(body).toContain('Estamos ao vivo')
  expect(body).toContain('Vigília')
  expect(body).toContain('Até 11h')
  expect(body).toContain('>Assistir agora<')
  expect(body.slice(body.indexOf('<header'), body.indexOf('</header>'))).toContain('href="/live"')
})

test('a broadcast that is open before its start counts down and lets people in', async () => {
  const broadcast = aBroadcastItem({ estado: 'ABERTA', inicio: '2026-03-01T13:00:00Z' })
  const { body } = await open('/', {
    ...at('2026-03-01T09:45'),
    api: fakeApi({ ...withModules, broadcasts: [broadcast] }),
  })
  expect(body).toContain('Já vai começar')
  expect(body).toContain('data-starts-at="2026-03-01T13:00:00.000Z"')
  expect(body).toContain('>Entrar agora<')
  expect(body.slice(body.indexOf('<header'), body.indexOf('</header>'))).not.toContain('animate-ping')
})

test('during a service that is not broadcast the hero leads to the door', async () => {
  const near = fakeApi({ ...withModules, church: { ...church, latitude: -23.5, longitude: -46.6 } })
  const { body } = await open('/', { ...at('2026-03-01T10:15'), api: near })
  expect(body).toContain('Acontecendo agora')
  expect(body).toContain('Até 11h30')
  expect(body).not.toContain('>Assistir agora<')
  expect(body).toContain('>Como chegar<')
})

test('after a service the hero offers a note and, where the church takes gifts, giving', async () => {
  const { body } = await open('/', at('2026-03-01T12:00'))
  expect(body).toContain('O que falou ao seu coração?')
  expect(body).toContain('href="/user/notes/new"')
  expect(body).toContain('Próximo encontro: domingo, 10h.')
  const withoutGiving = { ...withModules, modules: withModules.modules.filter((code) => code !== 'MOD_DOACAO') }
  const ungiven = await open('/', { ...at('2026-03-01T12:00'), api: fakeApi(withoutGiving) })
  expect(ungiven.body).not.toContain('href="/give"')
})

test('the page is kept no longer than its words are true', async () => {
  const changes = await Promise.all(
    ['2026-02-26T12:00', '2026-03-01T08:30', '2026-03-01T10:15'].map((wall) => open('/', at(wall))),
  )
  expect(changes.map(({ changesAt }) => changesAt)).toEqual([
    new Date('2026-02-27T00:00:00-03:00'),
    new Date('2026-03-01T09:00:00-03:00'),
    new Date('2026-03-01T11:30:00-03:00'),
  ])
})

test('a banner that appears or goes by the clock ends the page’s time', async () => {
  const offer = { lugares: ['ORACAO'], mudaEm: '2026-02-26T18:00:00.000Z' }
  const others = { getHomeOffer: () => offer }
  const { body, changesAt } = await open('/', { ...at('2026-02-26T12:00'), api: fakeApi(withModules, { others }) })
  expect(changesAt).toEqual(new Date(offer.mudaEm))
  expect(body).toContain('href="/prayer"')
})

test('an event that ends is gone from the page', async () => {
  const { changesAt } = await open('/', { ...at('2026-03-07T12:30') })
  expect(changesAt).toEqual(new Date('2026-03-07T16:00:00Z'))
})

test('blocks follow the week: invitations come first once the service is over', async () => {
  const far = headings((await open('/', at('2026-02-26T12:00'))).body)
  expect(far).toEqual(expect.arrayContaining(['Em destaque', 'Vem aí', 'Faça parte', 'Notícias', 'Nossa história']))
  expect(far.indexOf('Em destaque')).toBeLessThan(far.indexOf('Faça parte'))
  const after = headings((await open('/', at('2026-03-01T12:00'))).body)
  expect(after.toSorted()).toEqual(
    expect.arrayContaining(far.filter((text) => !text?.startsWith('Devocional')).toSorted()),
  )
  expect(after.indexOf('Faça parte')).toBeLessThan(after.indexOf('Em destaque'))
})

test('a devotional is today’s on its own day only', async () => {
  expect(headings((await open('/', at('2026-03-01T23:59'))).body)).toContain('Devocional de hoje')
  expect(headings((await open('/', at('2026-03-02T00:01'))).body)).toContain('Devocional · Ontem')
})

test('an event tells its day on the church’s clocks, whatever the reader’s language', async () => {
  const { body } = await open('/', { ...at('2026-03-05T12:00'), locale: 'es' })
  expect(body).toContain('href="/event/1"')
  expect(body).toContain('>Sábado, 9:00</time>')
})

test('a church with nothing to show has no empty blocks', async () => {
  const bare = { services: [], pastors: [], events: [], highlights: { devocional: null, noticias: [] }, modules: [] }
  const { body } = await open('/', { ...at('2026-03-01T10:15'), api: fakeApi({ ...fakeChurch, ...bare }) })
  expect(headings(body)).toEqual(['Em destaque', 'Nossa história', 'Venha nos visitar'])
  expect(body).not.toContain('>Acontecendo agora<')
  const about = await open('/about', { api: fakeApi({ ...fakeChurch, ...bare }) })
  expect(headings(about.body)).not.toEqual(expect.arrayContaining(['Quando nos reunimos']))
  expect(headings(about.body)).not.toEqual(expect.arrayContaining(['Nossos pastores']))
})

test('the about page has the week, the people and the photos of the church', async () => {
  const { body } = await open('/about')
  expect(headings(body)).toEqual(
    expect.arrayContaining(['Nossa história', 'Quando nos reunimos', 'Nossos pastores', 'Nosso álbum']),
  )
  expect(body).toContain('Culto da manhã')
  expect(body).toContain('Conhecer Lia')
  expect(body).toContain('Gosta de chuva.')
  expect(body).toContain('href="/media/frente.jpg"')
})

test('the hero’s photo is fetched first, the first banner’s at once, the others’ as they come near', async () => {
  const banners = ['um', 'dois'].map((name, id) => ({
    id,
    titulo: name,
    descricao: null,
    imagem: `/media/${name}.jpg`,
    url: null,
  }))
  const { body } = await open('/', { ...at('2026-03-01T10:15'), api: fakeApi({ ...withModules, banners }) })
  const loading = (name: string) =>
    new RegExp(`<img loading="(\\w+)" fetchPriority="(\\w+)"[^>]*src="/media/${name}.jpg"`).exec(body)?.slice(1)
  expect(['frente', 'um', 'dois'].map(loading)).toEqual([
    ['eager', 'high'],
    ['eager', 'auto'],
    ['lazy', 'auto'],
  ])
})
