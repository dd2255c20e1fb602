import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notifyMembers } from '../../modules/notifications/personal.service.ts'
import { revokeRole } from '../../modules/users/role-office.service.ts'
import { openHttpApi } from '../../testing/http-api.ts'
import { setUpPush } from '../../testing/set-up-push.ts'
import { signStreamPass } from '../stream/stream-passes.ts'
import { createOwnCall } from './route.ts'

describe('the event stream', () => {
  const stage = setUpPush()
  type Member = Awaited<ReturnType<typeof stage.join>>
  let app: FastifyInstance
  const open: ClientRequest[] = []

  beforeAll(async () => {
    app = openHttpApi(stage.platform)
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => {
    for (const stream of open.splice(0)) stream.destroy()
  })
  afterAll(() => app?.close())

  interface Opened {
    readonly status: number
    readonly headers: IncomingHttpHeaders
    readonly text: () => string
    readonly hasEnded: () => boolean
  }
  function watch(topics: string, headers: Record<string, string> = {}, church = 'videira'): Promise<Opened> {
    const { port } = app.server.address() as AddressInfo
    const path = `/api/v1/stream?topics=${topics}`
    return new Promise((resolve, reject) => {
      const stream = request({ host: '127.0.0.1', port, path, headers: { host: `${church}.narthex.test`, ...headers } })
      open.push(stream)
      stream.on('error', reject)
      stream.on('response', (answer) => {
        let [text, hasEnded] = ['', false]
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', () => {})
        answer.on('close', () => {
          hasEnded = true
        })
        const { statusCode: status = 0, headers } = answer
        resolve({ status, headers, text: () => text, hasEnded: () => hasEnded })
      })
      stream.end()
    })
  }

  const topicOf = ({ memberId }: Pick<Member, 'memberId'>) => `notifications:${memberId}`
  const askPass = (topic: string, token?: string) =>
    stage.call('POST', '/stream/ticket', { body: { topic }, ...(token && { token }) })
  async function watchOwn(member: Member, headers?: Record<string, string>): Promise<Opened> {
    const { body } = await askPass('notifications:me', member.token)
    expect(body.topic).toBe(topicOf(member))
    return watch(`${body.topic}~${body.ticket},announcements:all`, headers)
  }
  const tell = (to: Member, chave: string) =>
    stage.platform.transactions.inChurch(stage.videira, (work) =>
      notifyMembers(work, {
        to: [to.memberId],
        tipo: 'CELULA',
        idEntidadeRelacionada: 5,
        message: 'groupRequest',
        chave,
        values: { name: 'Bia', group: 'Aurora' },
      }),
    )

  it('tells an open page of a member that there is something new, and no other', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    const [hers, other] = [await watchOwn(ana), await watchOwn(bia)]
    expect(hers).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(hers.headers['content-type']).toMatch(/^text\/event-stream/)
    await tell(ana, 'a')
    await expect.poll(hers.text).toContain(`data: {"topic":"${topicOf(ana)}","data":{}}\n\n`)
    expect(other.text()).toMatch(/^retry: \d{4}\n\nid: .+\nevent: position\ndata: \{"alone":false\}\n\n$/)
  })

  it('tells everyone of the church what it announces, without a pass', async () => {
    const [here, elsewhere] = [await watch('announcements:all'), await watch('announcements:all', {}, 'videira2')]
    expect(elsewhere.status).toBe(404)
    await stage.publish()
    await expect.poll(here.text).toContain('data: {"topic":"announcements:all","data":{}}')
  })

  it('tells nothing of work that fails', async () => {
    const ana = await stage.join()
    const hers = await watchOwn(ana)
    const failing = stage.platform.transactions.inChurch(stage.videira, async (work) => {
      work.stream({ topic: topicOf(ana), data: { n: 1 } })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await tell(ana, 'b')
    await expect.poll(hers.text).toContain('"data":{}')
    expect(hers.text()).not.toContain('"n":1')
  })

  it('gives a page that comes back what it missed', async () => {
    const ana = await stage.join()
    const first = await watchOwn(ana)
    await tell(ana, 'c')
    await expect.poll(first.text).toContain('data: {"topic"')
    const [, lastId = ''] = /^id: (.*)$/m.exec(first.text()) ?? []
    open.splice(0)[0]?.destroy()
    await tell(ana, 'd')
    const again = await watchOwn(ana, { 'last-event-id': lastId })
    await expect.poll(again.text).toContain('data: {"topic"')
    const unknown = await watchOwn(ana, { 'last-event-id': '1-1' })
    await expect.poll(unknown.text).toContain('event: reset')
  })

  it('takes the position from the address where the browser sends none, also that of a quiet reader', async () => {
    const quiet = await watch('payment:none')
    await expect.poll(quiet.text).toContain('event: position')
    const [, position = ''] = /^id: (.*)$/m.exec(quiet.text()) ?? []
    await stage.publish()
    const after = `announcements:all&after=${position}`
    const again = await watch(after)
    await expect.poll(again.text).toContain('data: {"topic":"announcements:all"')
    expect(again.text()).not.toContain('reset')
    const newer = await watch(after, { 'last-event-id': stage.platform.streams.position })
    await expect.poll(newer.text).toContain('event: position')
    expect(newer.text()).not.toContain('announcements:all')
    const lost = await watch('announcements:all&after=1-1')
    await expect.poll(lost.text).toContain('event: reset')
  })

  it('gives passes for a member’s own topics only', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    expect(await askPass('notifications:me')).toMatchObject({ status: 401 })
    expect(await askPass(topicOf(ana), bia.token)).toMatchObject({ status: 403 })
    expect(await askPass('announcements:all', ana.token)).toMatchObject({ status: 404 })
    expect(await askPass('nothing:1', ana.token)).toMatchObject({ status: 404 })
    expect(await askPass('notifications:1~x', ana.token)).toMatchObject({ status: 400 })
  })

  it('opens with a pass of this church, topic and time only', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    const { keys } = stage.platform
    const opening = { tenant: stage.videira.key, topic: topicOf(ana), accountId: 7 }
    const { pass } = signStreamPass(keys, opening, stage.platform.clock())
    const statusOf = async (...asked: Parameters<typeof watch>) => (await watch(...asked)).status
    expect(await statusOf(`${topicOf(ana)}~${pass}`)).toBe(200)
    expect(await statusOf(topicOf(ana))).toBe(403)
    expect(await statusOf(`${topicOf(bia)}~${pass}`)).toBe(403)
    expect(await statusOf(`${topicOf(ana)}~${pass}`, {}, 'other')).toBe(404)
    const foreign = signStreamPass(keys, { ...opening, tenant: 'i999' }, stage.platform.clock())
    expect(await statusOf(`${topicOf(ana)}~${foreign.pass}`)).toBe(403)
    const anHourAgo = new Date(stage.platform.clock().getTime() - 3_600_000)
    const old = signStreamPass(keys, opening, anHourAgo)
    expect(await statusOf(`${topicOf(ana)}~${old.pass}`)).toBe(403)
    const later = pass.replace(/^\d+/, (expires) => String(Number(expires) + 1))
    expect(await statusOf(`${topicOf(ana)}~${later}`)).toBe(403)
    const someoneElse = pass.replace('.7.', '.8.')
    expect(await statusOf(`${topicOf(ana)}~${someoneElse}`)).toBe(403)
  })

  it('ends within seconds for one who has lost a role, and for no one else', async () => {
    const hosts = 'chat-private:hosts'
    const [rui, marta] = [
      await stage.join({ roles: ['ROLE_MODERATOR'] }),
      await stage.join({ roles: ['ROLE_MODERATOR'] }),
    ]
    stage.advance(1000)
    const open = async ({ token }: Member) => `${hosts}~${(await askPass(hosts, token)).body.ticket}`
    const [his, hers] = [await open(rui), await open(marta)]
    const [he, she] = [await watch(his), await watch(hers)]
    const change = { memberId: rui.memberId, role: 'ROLE_MODERATOR' } as const
    stage.advance(1000)
    await revokeRole(createOwnCall(stage.platform.transactions.at(stage.videira)), change)
    await expect.poll(he.text).toContain('event: renew')
    expect(await watch(his)).toMatchObject({ status: 403 })
    expect(await askPass(hosts, rui.token)).toMatchObject({ status: 403 })
    await expect.poll(he.hasEnded, { timeout: 8000 }).toBe(true)
    expect(she.hasEnded()).toBe(false)
    expect(she.text()).not.toContain('event: renew')
    expect(await watch(hers)).toMatchObject({ status: 200 })
  })

  it('refuses what is no list of topics', async () => {
    for (const topics of [
      '',
      'nothing:1',
      'notifications:',
      '../x',
      'a'.repeat(300),
      Array.from({ length: 21 }, (_, n) => `announcements:${n}`).join(','),
    ])
      expect((await watch(topics)).status, topics).toBe(400)
  })

  it('counts its readers, and ends with the server', async () => {
    const own = openHttpApi(stage.platform)
    await own.ready()
    const ana = await stage.join()
    const before = stage.platform.streams.readers
    await watchOwn(ana)
    expect(stage.platform.streams.readers).toBe(before + 1)
    open.splice(0)[0]?.destroy()
    await expect.poll(() => stage.platform.streams.readers).toBe(before)
    const last = await watchOwn(ana)
    await own.close()
    await expect.poll(last.hasEnded).toBe(true)
  })
})
