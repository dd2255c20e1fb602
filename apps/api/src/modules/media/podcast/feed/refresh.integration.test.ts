import { hourMs } from '@narthex/contract/durations'
import { listEpisodes } from '@narthex/contract/media/podcast.endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../../platform/http/route.ts'
import { createJobRunner } from '../../../../platform/jobs/job-runner.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { clientAt } from '../../../../testing/client-at.ts'
import { plainChurch } from '../../../../testing/plain-church.ts'
import { setUpPlatform } from '../../../../testing/set-up.ts'
import { foundChurch } from '../../../churches/churches.editing.service.ts'
import { publishEpisode } from '../office/episodes.service.ts'
import { setPodcast } from '../office/show.service.ts'
import { type FeedServer, localReach, startFeedServer } from '../testing/feed-server.ts'
import { goodFeed, item } from '../testing/feeds.ts'
import { podcastWorkers } from './feed.workers.ts'

const show = { codigo: 'cais', titulo: 'Cais', descricao: '', idioma: 'pt-BR' }

describe('a podcast that is read from a feed', () => {
  let now: Date
  let feeds: FeedServer
  let church: ChurchScope
  let churches = 0

  const test = setUpPlatform({ clock: () => now, webReach: localReach })

  beforeAll(async () => {
    feeds = await startFeedServer()
  })
  afterAll(async () => {
    feeds.close()
  })
  beforeEach(async () => {
    now = new Date('2026-06-01T12:00:00Z')
    // What other tests have left is over.
    await test.asOwner((owner) => owner.query('delete from tarefa'))
    church = await foundChurch(test.platform, plainChurch(`cais${++churches}`))
    feeds.asked.length = 0
    feeds.answer = { body: goodFeed(), headers: { etag: '"1"', 'last-modified': 'Sun, 10 May 2026 10:00:00 GMT' } }
  })

  const runDue = () => createJobRunner(test.platform, podcastWorkers(test.platform)).runDue()
  const follow = async (feedUrl: string | null = feeds.address) => {
    await setPodcast(test.platform, createOwnCall(test.platform.transactions.at(church)), { ...show, feedUrl })
    return runDue()
  }
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * hourMs)
    return runDue()
  }
  const titles = async (q?: string) => {
    const client = await clientAt(test.platform, { label: church.codigo })
    const episodes = await client.call(listEpisodes, { params: { code: 'cais' }, query: q ? { q } : {} })
    return episodes.map(({ title }) => title)
  }
  const version = async () => (await test.platform.directory.byHost(`${church.codigo}.narthex.test`))?.versao
  const kept = async () => {
    const rows = await test.asOwner((owner) =>
      owner.query<{ falhas: number; erro: string | null; titulo: string }>(
        `select falhas, erro, titulo from podcast where igreja_id = ${church.igrejaId}`,
      ),
    )
    return rows[0]
  }

  it('is there as soon as it was named, and can be searched', async () => {
    expect(await follow()).toBe(1)
    expect(await titles()).toEqual(['A maré & o sal', 'Primeira conversa'])
    expect(await titles('mare')).toEqual(['A maré & o sal'])
    expect((await kept())?.titulo).toBe('Vozes do Cais')
  })

  it('is asked for what is new each hour, and raises no version where nothing is', async () => {
    await follow()
    const before = await version()
    feeds.answer = { status: 304 }
    expect(await later(0.9)).toBe(0)
    expect(await later(0.2)).toBe(1)
    expect(feeds.asked[1]).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Sun, 10 May 2026 10:00:00 GMT',
    })
    feeds.answer = { body: goodFeed() }
    await later(1)
    expect(feeds.asked).toHaveLength(3)
    expect(await version()).toBe(before)
    expect(await titles()).toHaveLength(2)
  })

  it('takes over what was added, changed and removed, and what stays keeps its number', async () => {
    await follow()
    const before = await version()
    const numbers = () =>
      test.asOwner((owner) =>
        owner.query(`select id from podcast_episodio where igreja_id = ${church.igrejaId} and guid = 'ep-1'`),
      )
    const [number] = await numbers()
    // A name of many letters that each take much room is one that an index has to take.
    const longName = Array.from({ length: 1500 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join('')
    const third = item({ guid: longName, title: 'Terceira', pubDate: 'Sun, 17 May 2026 10:00:00 GMT' })
    feeds.answer = { body: goodFeed({ items: [third, item({ title: 'O começo' })] }) }
    await later(1)
    expect(await titles()).toEqual(['Terceira', 'O começo'])
    expect(await numbers()).toEqual([number])
    expect(await titles('mare')).toEqual([])
    expect(await titles('terceira')).toEqual(['Terceira'])
    expect(await version()).toBe((before ?? 0) + 1)
  })

  it.each<[what: string, answer: FeedServer['answer'], why: string]>([
    ['fails', { status: 500 }, 'HTTP 500'],
    ['is gone', { status: 410 }, 'HTTP 410'],
    ['is a page', { body: '<!doctype html><title>Oi</title>' }, 'The feed declares a document type'],
    ['is no feed', { body: '<a></a>' }, 'The feed is not RSS'],
    ['is empty', { body: goodFeed({ items: [] }) }, 'The feed has no episodes'],
    ['is cut off', { body: goodFeed().slice(0, 300) }, 'The feed has an unclosed tag'],
    [
      'is a picture',
      { headers: { 'content-type': 'image/png' }, body: goodFeed() },
      'The content type is not that of a feed',
    ],
    ['is too long', { body: goodFeed({ title: 'x'.repeat(3_000_000) }) }, 'It is too long'],
    ['sends inside', { status: 302, headers: { location: 'http://10.0.0.1/' } }, 'Not an address that may be called'],
  ])('goes on as it was where the feed %s, is asked ever more seldom, and comes back', async (_, answer, why) => {
    await follow()
    const before = await version()
    feeds.answer = answer
    await later(1)
    expect(await titles()).toHaveLength(2)
    expect(await kept()).toMatchObject({ falhas: 1, erro: why })
    expect(await later(1.5)).toBe(0)
    expect(await later(0.6)).toBe(1)
    expect(await kept()).toMatchObject({ falhas: 2 })
    expect(await version()).toBe(before)
    feeds.answer = { body: goodFeed() }
    await later(25)
    expect(await kept()).toMatchObject({ falhas: 0, erro: null })
    expect(await later(1)).toBe(1)
  })

  it('is read in the signs that it says it is written in', async () => {
    const latin = Buffer.from(goodFeed().replace('UTF-8', 'ISO-8859-1'), 'latin1')
    feeds.answer = { headers: { 'content-type': 'text/xml' }, body: latin }
    await follow()
    expect(await titles()).toContain('A maré & o sal')
  })

  it('belongs to no other feed once it has another, nor does the job of the first read on', async () => {
    await follow()
    feeds.answer = { body: goodFeed({ items: [item({ guid: 'other', title: 'Outro' })] }) }
    now = new Date(now.getTime() + 1000)
    await follow(`${feeds.address}?other`)
    expect(await titles()).toEqual(['Outro'])
    feeds.asked.length = 0
    await later(1)
    expect(feeds.asked).toHaveLength(1)
  })

  it('takes no feed inside the house, and none over episodes of the church’s own', async () => {
    for (const feedUrl of ['http://10.0.0.1/feed', 'file:///etc/passwd', 'feed', 'http://169.254.169.254/'])
      await expect(follow(feedUrl)).rejects.toMatchObject({ code: 'VALIDATION', details: [{ path: 'feedUrl' }] })
    expect(await kept()).toBeUndefined()
    await follow(null)
    await publishEpisode(createOwnCall(test.platform.transactions.at(church)), {
      titulo: 'Nossa',
      descricao: '',
      audio: '/media/files/a.mp3',
      audioTipo: 'audio/mpeg',
      audioBytes: 1,
      dataPublicacao: now,
    })
    await expect(follow()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await titles()).toEqual(['Nossa'])
    expect(feeds.asked).toEqual([])
  })

  it('stays another church’s where both follow the same feed', async () => {
    await follow()
    const first = church
    church = await foundChurch(test.platform, plainChurch(`cais${++churches}`))
    await follow()
    feeds.answer = { body: goodFeed({ items: [item()] }) }
    await later(1)
    const rows = await test.asOwner((owner) =>
      owner.query(`select count(*)::int as n from podcast_episodio where igreja_id = ${first.igrejaId}`),
    )
    expect(rows).toEqual([{ n: 1 }])
    expect(await titles()).toEqual(['Primeira conversa'])
  })
})
