import { getPodcastFeed } from '@narthex/contract/media/podcast.endpoints'
import { parseRssFeed } from 'feedsmith'
import { beforeAll, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { plainChurch } from '../../../testing/plain-church.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { foundChurch } from '../../churches/churches.editing.service.ts'
import { publishEpisode } from './office/episodes.service.ts'
import { setPodcast } from './office/show.service.ts'
import { localReach } from './testing/feed-server.ts'

const now = new Date('2026-06-15T12:00:00Z')
const hostile = 'Sal & "luz" <b>]]></b> – çã'

let ids: number[]
const hosts = [{ nome: 'www.cais.example', flagPrincipal: true }]
const test = setUpChurches({ cais: { hosts } }, { clock: () => now, webReach: localReach })

beforeAll(async () => {
  await setPodcast(test.platform, createOwnCall(test.platform.transactions.at(test.cais)), {
    codigo: 'cais',
    titulo: hostile,
    descricao: hostile,
    idioma: 'pt-BR',
    autor: 'Igreja do Cais',
    subcategoria: 'Christianity',
    imagem: `/media/images/${'c'.repeat(22)}_1600x1600.webp#50,50;Uma%20videira`,
    email: 'podcast@cais.example',
  })
  const episode = { audioTipo: 'audio/mpeg', audioBytes: 1234, duracaoSegundos: 3725 }
  const publish = (titulo: string, day: string, audio: string) =>
    publishEpisode(createOwnCall(test.platform.transactions.at(test.cais)), {
      ...episode,
      titulo,
      descricao: hostile,
      audio,
      dataPublicacao: new Date(day),
    })
  ids = [
    await publish(hostile, '2026-06-01T10:00:00Z', '/media/files/a.mp3'),
    await publish('Segunda', '2026-06-08T10:00:00Z', 'https://cdn.example/b.mp3?x=1&y=2'),
    await publish('Futura', '2026-06-22T10:00:00Z', '/media/files/c.mp3'),
  ]
})

const feedAt = async (label: string, slug = label) =>
  (await clientAt(test.platform, { label })).call(getPodcastFeed, { params: { slug } })

it('the feed of a church’s own audio says what programs want to know, at addresses of the church’s own host', async () => {
  const { xml, proximaPublicacao } = await feedAt('cais')
  expect(proximaPublicacao).toBe('2026-06-22T10:00:00.000Z')
  const feed = parseRssFeed(xml)
  expect(feed).toMatchObject({
    title: hostile,
    description: hostile,
    language: 'pt-BR',
    link: 'http://www.cais.example/podcast',
    atom: { links: [{ href: 'http://www.cais.example/podcast.xml', rel: 'self' }] },
    itunes: {
      author: 'Igreja do Cais',
      explicit: false,
      type: 'episodic',
      image: `http://www.cais.example/media/images/${'c'.repeat(22)}_1600.jpg`,
      owner: { name: 'Igreja do Cais', email: 'podcast@cais.example' },
      categories: [{ text: 'Religion & Spirituality', categories: [{ text: 'Christianity' }] }],
    },
    podcast: { guid: test.cais.uuid, medium: 'podcast', locked: { value: false } },
  })
  expect(feed.items).toHaveLength(2)
  expect(feed.items?.[1]).toMatchObject({
    title: hostile,
    link: `http://www.cais.example/podcast?episode=${ids[0]}`,
    enclosures: [{ url: 'http://www.cais.example/media/files/a.mp3', length: 1234, type: 'audio/mpeg' }],
    guid: { isPermaLink: false, value: expect.stringMatching(/^[\da-f-]{36}$/) },
    itunes: { episode: 1, duration: 3725, episodeType: 'full' },
  })
})

it('is the same at each reading', async () => {
  expect(await feedAt('cais')).toEqual(await feedAt('cais'))
})

it('is not there where a church has none, nor where its podcast has a feed elsewhere', async () => {
  await expect(feedAt('cais', 'unknown')).rejects.toMatchObject({ status: 404 })
  const farol = await foundChurch(test.platform, plainChurch('farol'))
  await expect(feedAt('farol')).rejects.toMatchObject({ status: 404 })
  const show = { codigo: 'f', titulo: 'F', descricao: '', idioma: 'pt-BR', feedUrl: 'http://127.0.0.1:1/feed' }
  await setPodcast(test.platform, createOwnCall(test.platform.transactions.at(farol)), show)
  await expect(feedAt('farol')).rejects.toMatchObject({ status: 404 })
  await expect(feedAt('farol', 'cais')).rejects.toMatchObject({ status: 404 })
})
