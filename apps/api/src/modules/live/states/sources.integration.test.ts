import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guardedGet, webReach } from '../../../platform/net/guarded-get.ts'
import { createSourceProbe, type SourceProbe } from '../sources/source-probe.service.ts'
import { setUpLive } from '../testing/set-up-live.ts'
import { askSource } from './source-asking.service.ts'

const channel = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'
type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** Pages as YouTube makes them: what a player needs is in a script. */
const watchPage = (details: object) =>
  `<!doctype html><script>var ytInitialPlayerResponse = {"microformat":{"playerMicroformatRenderer":{"liveBroadcastDetails":${JSON.stringify(details)}}}};</script>`
const channelPage = `<!doctype html><link rel="canonical" href="https://www.youtube.com/channel/${channel}">`

/** A stranger's server that answers by path, at any host name. */
function openStranger() {
  const pages = new Map<string, Serve>()
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const serve = pages.get(request.url ?? '')
    if (serve) serve(request, response)
    else response.writeHead(404).end()
  })
  return {
    pages,
    asked,
    say: (path: string, text: string, status = 200) =>
      pages.set(path, (_, response) => response.writeHead(status).end(text)),
    open: () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)),
    close: () => new Promise((done) => server.close(done)),
    get port() {
      return (server.address() as AddressInfo).port
    },
  }
}

const stranger = openStranger()
let sources: SourceProbe
beforeAll(async () => {
  await stranger.open()
  const resolve: (typeof webReach)['resolve'] = (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
  const web = guardedGet(
    { ...webReach, ports: undefined, includes: () => true, resolve },
    { timeoutMs: 300, bytes: 10_000, redirects: 1 },
  )
  sources = createSourceProbe({ web, youTube: `http://you-tube.example:${stranger.port}` })
})
beforeEach(() => stranger.pages.clear())
afterAll(() => stranger.close())

describe('a channel or a video at YouTube', () => {
  const video = { tipo: 'YOUTUBE', codigo: 'M7lc1UVf-VE', url: null } as const
  const ofChannel = { tipo: 'YOUTUBE', codigo: channel, url: null } as const

  it.each([
    ['is live', { isLiveNow: true, startTimestamp: '2026-11-29T13:00:00+00:00' }, { isLive: true }],
    ['is over', { isLiveNow: false, endTimestamp: '2026-11-29T14:00:00+00:00' }, { isLive: false }],
  ])('that %s says so', async (_, details, answer) => {
    stranger.say('/watch?v=M7lc1UVf-VE', watchPage(details))
    stranger.say(`/channel/${channel}/live`, watchPage(details))
    expect([await sources.ask(video), await sources.ask(ofChannel)]).toEqual([answer, answer])
  })

  it('that sends nothing shows its own page', async () => {
    stranger.say(`/channel/${channel}/live`, channelPage)
    expect(await sources.ask(ofChannel)).toEqual({ isLive: false })
  })

  it.each([
    ['a question for consent', (_: unknown, response: ServerResponse) => response.end('<form action="consent">')],
    ['a robot check', (_: unknown, response: ServerResponse) => response.writeHead(429).end()],
    ['an endless page', (_: unknown, response: ServerResponse) => response.end('x'.repeat(20_000))],
    ['silence', () => {}],
    ['a broken connection', (request: IncomingMessage) => request.destroy()],
  ] as [string, Serve][])('tells nothing by %s', async (_, serve) => {
    stranger.pages.set('/watch?v=M7lc1UVf-VE', serve)
    expect(await sources.ask(video)).toBeUndefined()
  })
})

describe('a playlist', () => {
  const ask = (path: string) =>
    sources.ask({ tipo: 'HLS', codigo: null, url: `http://cdn.example:${stranger.port}${path}` })
  const live = (sequence: number) =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MEDIA-SEQUENCE:${sequence}\n#EXTINF:6,\na${sequence}.ts\n#EXTINF:6,\na${sequence + 1}.ts\n`

  it('without an end is live, and marks how far it has come', async () => {
    stranger.say('/live.m3u8', live(7))
    const first = await ask('/live.m3u8')
    stranger.say('/live.m3u8', live(9))
    const second = await ask('/live.m3u8')
    expect([first?.isLive, second?.isLive, first?.mark === second?.mark]).toEqual([true, true, false])
  })

  it('is asked in one of its qualities', async () => {
    stranger.say(
      '/master.m3u8',
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/live.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh/live.m3u8\n',
    )
    stranger.say('/low/live.m3u8', live(1))
    expect(await ask('/master.m3u8')).toMatchObject({ isLive: true })
    stranger.say('/low/live.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/low/live.m3u8\n')
    expect(await ask('/master.m3u8')).toBeUndefined()
  })

  it('with an end, or that is gone, is not live; anything else tells nothing', async () => {
    stranger.say('/over.m3u8', `${live(3)}#EXT-X-ENDLIST\n`)
    stranger.say('/page.m3u8', '<html>')
    stranger.say('/empty.m3u8', '#EXTM3U\n')
    stranger.say('/down.m3u8', '', 503)
    expect(await Promise.all(['/over.m3u8', '/nothing.m3u8'].map(ask))).toMatchObject([
      { isLive: false },
      { isLive: false },
    ])
    expect(await Promise.all(['/page.m3u8', '/empty.m3u8', '/down.m3u8'].map(ask))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('sources that do not tell, or lie within our own network', () => {
  it('are not asked', async () => {
    const before = stranger.asked.length
    for (const tipo of ['VIMEO', 'FACEBOOK', 'AUDIO', 'SIMULADA'] as const)
      expect(
        await sources.ask({ tipo, codigo: null, url: `http://cdn.example:${stranger.port}/live.m3u8` }),
      ).toBeUndefined()
    const guarded = createSourceProbe({ web: guardedGet() })
    for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', 'localhost'])
      expect(await guarded.ask({ tipo: 'HLS', codigo: null, url: `http://${host}/live.m3u8` })).toBeUndefined()
    expect(stranger.asked).toHaveLength(before)
  })
})

describe('a broadcast from a channel', () => {
  // What jobs ask reaches nothing: each question of the test goes to the stranger.
  const stage = setUpLive({ webReach: { ...webReach, hosts: () => false } })
  const { test } = stage
  const fonte = { tipo: 'YOUTUBE', endereco: `https://www.youtube.com/channel/${channel}/live` }
  const say = (isLiveNow: boolean | undefined) =>
    isLiveNow === undefined
      ? stranger.pages.clear()
      : stranger.say(`/channel/${channel}/live`, watchPage({ isLiveNow }))
  const ask = (id: number) => askSource({ ...stage.needs, sources }, stage.needs.transactions.at(test.videira), id)
  /** Passes minutes, with a question to the source after each step. */
  const pass = async (id: number, minutes: number, step = 1) => {
    for (let minute = 0; minute < minutes; minute += step) {
      test.advance(step * 60_000)
      await test.runJobs()
      await ask(id)
    }
  }
  const openOne = async () => {
    const id = await stage.add({ fonte })
    test.advance(31 * 60_000)
    await test.runJobs()
    return id
  }

  it('begins when the channel is live, outlasts a break, and ends with it', async () => {
    const id = await openOne()
    say(false)
    await ask(id)
    expect(await stage.stateOf(id)).toBe('ABERTA')
    say(true)
    await ask(id)
    expect(await stage.stateOf(id)).toBe('AO_VIVO')
    say(false)
    await pass(id, 5)
    say(true)
    await pass(id, 3)
    expect(await stage.stateOf(id)).toBe('AO_VIVO')
    await pass(id, 90, 10)
    expect(await stage.stateOf(id)).toBe('AO_VIVO')
    say(false)
    await pass(id, 1)
    expect(await stage.stateOf(id)).toBe('ENCERRADA')
    // A channel keeps nothing of what it sent: there is no replay until staff name one.
    await stage.pass(30)
    expect((await stage.read(`${id}/`)).body).toMatchObject({ estado: 'ENCERRADA', reprise: null })
  })

  it('waits for a channel that says that it is not live, up to its end', async () => {
    const id = await openOne()
    say(false)
    await pass(id, 100, 10)
    expect(await stage.stateOf(id)).toBe('ABERTA')
    await pass(id, 5)
    expect((await stage.read(`${id}/`)).body).toMatchObject({ estado: 'ENCERRADA', iniciadaEm: null })
  })

  it('follows the clock where the channel tells nothing, and a question that fails changes nothing', async () => {
    const id = await openOne()
    say(undefined)
    stranger.say(`/channel/${channel}/live`, '', 500)
    await pass(id, 30, 10)
    expect(await stage.stateOf(id)).toBe('AO_VIVO')
    say(true)
    await ask(id)
    stranger.say(`/channel/${channel}/live`, '', 500)
    await ask(id)
    expect((await stage.stored(id))?.fonteAoVivo).toBe(true)
  })

  it('is no longer asked once a host takes it in hand, and raises no version by being asked', async () => {
    const id = await openOne()
    say(false)
    const version = await stage.contentVersion()
    await ask(id)
    await ask(id)
    expect(await stage.contentVersion()).toBe(version)
    await stage.move(id, 'AO_VIVO')
    await stage.move(id, 'ABERTA')
    const before = stranger.asked.length
    await ask(id)
    expect(stranger.asked).toHaveLength(before)
  })
})
