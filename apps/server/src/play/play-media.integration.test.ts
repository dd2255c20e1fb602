import { randomUUID } from 'node:crypto'
import { assembleApp } from '@narthex/api/app'
import { signVideoPass } from '@narthex/api/modules/play/watching/delivery/video-passes.rules'
import {
  endWatching,
  renewWatching,
  startWatching,
} from '@narthex/api/modules/play/watching/playbacks/playbacks.service'
import { addTitle, plainVideo, storeMedia } from '@narthex/api/modules/play/watching/testing/play-stage'
import { insertPlan, subscribe } from '@narthex/api/modules/play/watching/testing/subscribed'
import { createMemberCall, type MemberCall } from '@narthex/api/platform/http/route'
import { toPlaybackId } from '@narthex/api/platform/ids'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { joinChurch } from '@narthex/api/testing/people'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'

const part = { segundos: 0, flagConcluido: false }
const bytes = plainVideo(2500)
const playlist = Buffer.from('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\nv0.m3u8\n')
const variant = Buffer.from('#EXTM3U\n#EXTINF:6,\nv0-00000.ts\n#EXT-X-ENDLIST\n')

describe('a protected video', () => {
  let now = new Date('2026-11-23T12:00:00Z')
  let statements: string[] = []
  const server = setUpServer({ clock: () => now, onQuery: (statement) => void statements.push(String(statement)) })
  let church: ChurchScope
  let mediaId: string
  let titleId: number
  let call: MemberCall
  let url: string
  let playback: string

  const platform = () => assembleApp(server.platform).needs
  const newMember = async (at = church) => {
    const { accountId, memberId } = await joinChurch(server.platform, server.platform.transactions.at(at))
    return createMemberCall(server.platform.transactions.at(at), { accountId, memberId })
  }
  const start = async (own: Partial<Parameters<typeof startWatching>[2]> = {}, by = call) =>
    startWatching(platform(), by, {
      chave: randomUUID(),
      idConteudo: titleId,
      aparelho: 'TV',
      perfil: null,
      passe: null,
      ...own,
    })
  const ask = (path: string, { host = toHost(church), method = 'GET', headers = {} }: Asked = {}) =>
    server.app.inject({ method, url: path, headers: { host, ...headers } })

  interface Asked {
    readonly host?: string
    readonly method?: 'GET' | 'HEAD' | 'POST'
    readonly headers?: Record<string, string>
  }

  beforeAll(async () => {
    church = server.churches.videira
    const files = { 'stream.m3u8': playlist, 'v0.m3u8': variant, 'v0-00000.ts': bytes }
    mediaId = await storeMedia(server.platform, server.platform.transactions.at(church), files, 1000)
    titleId = await addTitle(server.platform.transactions.at(church), { midiaId: mediaId })
  })
  beforeEach(async () => {
    call = await newMember()
    const planId = await insertPlan(server.platform.transactions.at(church), 2)
    await subscribe(server.platform.transactions.at(church), { memberId: call.actor.memberId, planId, days: 30 })
    const begun = await start()
    playback = String(begun.reproducao)
    url = String(begun.url)
  })

  const segment = () => url.replace('stream.m3u8', 'v0-00000.ts')

  it('is sent to its viewer: the playlist, and the segments that it names beside it', async () => {
    const first = await ask(url)
    expect([first.statusCode, first.body]).toEqual([200, playlist.toString()])
    expect(first.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'private, max-age=600',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const { statusCode, rawPayload, headers } = await ask(segment())
    expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([200, 'video/mp2t', '2500'])
    expect(rawPayload.equals(bytes)).toBe(true)
  })

  it('is sent to few networks at once, which may change, and on its own church’s hosts alone', async () => {
    const from = async (remoteAddress: string, host = toHost(church)) =>
      (await server.app.inject({ url: segment(), headers: { host }, remoteAddress })).statusCode
    const statuses: number[] = []
    for (let at = 1; at <= 40; at++) statuses.push(await from(`198.51.100.${at}`))
    expect(statuses).toEqual([200, 200, 200, ...Array(37).fill(403)])
    expect(await from('198.51.100.1')).toBe(200)
    const { oliveira } = server.churches
    expect(await from('198.51.100.1', toHost(oliveira)), 'another church of the organisation').toBe(404)
  })

  it('is found from its address alone, as a player follows playlists', async () => {
    const named = (body: string) => body.split('\n').find((line) => /^[^#]/.test(line)) ?? ''
    const follow = async (from: string) => {
      const { pathname } = new URL(named((await ask(from)).body), `https://videira.example${from}`)
      return pathname
    }
    const quality = await follow(url)
    const first = await follow(quality)
    expect([quality, first]).toEqual([url.replace('stream.m3u8', 'v0.m3u8'), segment()])
    expect((await ask(first, { headers: { range: 'bytes=0-99' } })).rawPayload.equals(bytes.subarray(0, 100))).toBe(
      true,
    )
    // One folder for all of it: a name below another one is none.
    expect((await ask(url.replace('stream.m3u8', 'v0/00000.ts'))).statusCode).toBe(404)
  })

  it('is sent in ranges that cross the pieces in which it is kept', async () => {
    const range = async (header: string) => ask(segment(), { headers: { range: header } })
    const part = await range('bytes=900-2099')
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 900-2099/2500'])
    expect(part.rawPayload.equals(bytes.subarray(900, 2100))).toBe(true)
    expect((await range('bytes=-1')).rawPayload.equals(bytes.subarray(2499))).toBe(true)
    const outside = await range('bytes=2500-')
    expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([416, 'bytes */2500', ''])
    const head = await ask(segment(), { method: 'HEAD' })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '2500', 0])
    const known = await ask(segment(), { headers: { 'if-none-match': String(head.headers.etag) } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  it('costs no statement once its first segment was sent', async () => {
    statements = []
    await ask(segment())
    expect(statements.length).toBeGreaterThan(0)
    statements = []
    for (let at = 0; at < 5; at++) expect((await ask(segment())).statusCode).toBe(200)
    expect(statements).toEqual([])
  })

  const pass = () => url.split('/')[3] ?? ''
  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
  const forgeries: [name: string, path: () => string][] = [
    ['another signature', () => url.replace(pass(), flip(pass(), 70))],
    ['other claims', () => url.replace(pass(), flip(pass(), 10))],
    ['a later end', () => url.replace(pass(), flip(pass(), 56))],
    ['no pass', () => '/play/media/v0-00000.ts'],
    ['no file', () => `/play/media/${pass()}/`],
    ['a file that it has not', () => url.replace('stream.m3u8', 'v9-00000.ts')],
    ['a folder above', () => url.replace('stream.m3u8', '../stream.m3u8')],
    ['an encoded folder above', () => url.replace('stream.m3u8', '%2e%2e%2fstream.m3u8')],
    ['a doubly encoded folder above', () => url.replace('stream.m3u8', '%252e%252e%252fstream.m3u8')],
    ['a null byte', () => url.replace('stream.m3u8', 'stream.m3u8%00.ts')],
    ['an encoded letter', () => url.replace('stream.m3u8', 'str%65am.m3u8')],
    ['a path of the machine', () => `/play/media/${pass()}//etc/passwd`],
  ]

  it.each(forgeries)('gives no byte for %s', async (_name, path) => {
    const { statusCode, rawPayload } = await ask(path())
    expect(statusCode).toBe(404)
    expect(rawPayload.includes(bytes.subarray(0, 64))).toBe(false)
    expect(rawPayload.includes(playlist)).toBe(false)
  })

  const refused = async (path = segment(), host?: string) => {
    const { statusCode, rawPayload } = await ask(path, host ? { host } : {})
    expect([403, 404]).toContain(statusCode)
    expect(rawPayload.length).toBe(0)
  }

  it('is no other church’s', () => refused(segment(), toHost(server.churches.farol)))

  it('is found under no pass of another video, nor of another member’s playback', async () => {
    const other = await storeMedia(server.platform, server.platform.transactions.at(church), {
      'other.ts': plainVideo(100),
    })
    await refused(url.replace('stream.m3u8', 'other.ts'))
    const expiresAt = new Date(now.getTime() + 60_000)
    const claims = { churchId: church.igrejaId, mediaId: other, expiresAt }
    const { memberId } = call.actor
    const sign = (own: object) =>
      signVideoPass(server.platform.keys, { ...claims, viewer: { memberId, playbackId: playback }, ...own })
    // Signed by the product itself, and still nothing that this playback is of.
    await refused(`/play/media/${sign({})}/other.ts`)
    const stranger = await newMember()
    const viewer = { memberId: stranger.actor.memberId, playbackId: playback }
    await refused(`/play/media/${sign({ mediaId, viewer })}/v0-00000.ts`)
  })

  it('ends with its address, by the clock', async () => {
    const begun = now
    for (let at = 0; at < 19; at++) {
      now = new Date(now.getTime() + 30_000)
      await renewWatching(platform(), call, toPlaybackId(playback), part)
    }
    const ends = Math.floor(begun.getTime() / 300_000) * 300_000 + 600_000
    now = new Date(ends - 1)
    expect((await ask(segment())).statusCode).toBe(200)
    now = new Date(ends)
    await refused()
    const next = await renewWatching(platform(), call, toPlaybackId(playback), part)
    expect((await ask(String(next.url))).statusCode).toBe(200)
  })

  it('ends with its playback at once, also where it was just remembered', async () => {
    expect((await ask(segment())).statusCode).toBe(200)
    await endWatching(call, toPlaybackId(playback), part)
    await refused()
  })

  it('ends for a device that does not renew, and for a subscription that lapsed', async () => {
    expect((await ask(segment())).statusCode).toBe(200)
    now = new Date(now.getTime() + 90_000)
    await refused()
    const other = String((await start()).url)
    expect((await ask(other)).statusCode).toBe(200)
    await server.test.asOwner((owner) =>
      owner.exec(`update play_assinatura set situacao = 'ENCERRADA' where usuario_id = ${call.actor.memberId}`),
    )
    await expect(renewWatching(platform(), call, toPlaybackId(playback), part)).rejects.toMatchObject({
      code: 'PLAY_SUBSCRIPTION_NEEDED',
    })
    now = new Date(now.getTime() + 90_000)
    await refused(other)
  })

  it('plays on no more devices than the plan allows, whatever addresses are kept', async () => {
    const second = String((await start()).url)
    await expect(start()).rejects.toMatchObject({ code: 'PLAY_TOO_MANY_SCREENS' })
    now = new Date(now.getTime() + 90_000)
    // Both rest: their places are free, and their old addresses play no more.
    await start()
    await start()
    await refused(url)
    await refused(second)
  })

  it('of an open title, and a preview, is sent to anyone with the address alone', async () => {
    const expiresAt = new Date(now.getTime() + 60_000)
    const text = signVideoPass(server.platform.keys, { churchId: church.igrejaId, mediaId, viewer: null, expiresAt })
    expect((await ask(`/play/media/${text}/stream.m3u8`)).statusCode).toBe(200)
    now = expiresAt
    await refused(`/play/media/${text}/stream.m3u8`)
  })
})
