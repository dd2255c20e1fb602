import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notifyMembers } from '../../modules/notifications/personal.service.ts'
import { openHttpApi } from '../../testing/http-api.ts'
import { setUpPush } from '../../testing/set-up-push.ts'
import { signTicket } from '../stream/stream-tickets.ts'

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
    const path = `/api/v1/stream?topics=${encodeURIComponent(topics)}`
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
  const askTicket = (topic: string, token?: string) =>
    stage.call('POST', '/stream/ticket', { body: { topic }, ...(token && { token }) })
  async function watchOwn(member: Member, headers?: Record<string, string>): Promise<Opened> {
    const { body } = await askTicket('notifications:me', member.token)
    expect(body.topic).toBe(topicOf(member))
    return watch(`${body.topic}~${body.ticket},announcements:all`, headers)
  }
  const tell = (to: Member, chave: string) =>
    stage.platform.transactions.inChurch(stage.videira, (work) =>
      notifyMembers(stage.platform, work, {
        to: [to.memberId],
        ...{ tipo: 'CELULA', idEntidadeRelacionada: 5, message: 'groupRequest', chave },
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
    expect(other.text()).toBe('retry: 3000\n\n')
  })

  it('tells everyone of the church what it announces, without a ticket', async () => {
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

  it('gives tickets for a member’s own topics only', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    expect(await askTicket('notifications:me')).toMatchObject({ status: 401 })
    expect(await askTicket(topicOf(ana), bia.token)).toMatchObject({ status: 403 })
    expect(await askTicket('announcements:all', ana.token)).toMatchObject({ status: 404 })
    expect(await askTicket('nothing:1', ana.token)).toMatchObject({ status: 404 })
    expect(await askTicket('notifications:1~x', ana.token)).toMatchObject({ status: 400 })
  })

  it('opens with a ticket of this church, topic and time only', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    const { keys } = stage.platform
    const { ticket } = signTicket(keys, stage.videira.key, topicOf(ana), stage.platform.clock())
    const statusOf = async (...asked: Parameters<typeof watch>) => (await watch(...asked)).status
    expect(await statusOf(`${topicOf(ana)}~${ticket}`)).toBe(200)
    expect(await statusOf(topicOf(ana))).toBe(403)
    expect(await statusOf(`${topicOf(bia)}~${ticket}`)).toBe(403)
    expect(await statusOf(`${topicOf(ana)}~${ticket}`, {}, 'other')).toBe(404)
    const foreign = signTicket(keys, 'i999', topicOf(ana), stage.platform.clock())
    expect(await statusOf(`${topicOf(ana)}~${foreign.ticket}`)).toBe(403)
    const anHourAgo = new Date(stage.platform.clock().getTime() - 3_600_000)
    const old = signTicket(keys, stage.videira.key, topicOf(ana), anHourAgo)
    expect(await statusOf(`${topicOf(ana)}~${old.ticket}`)).toBe(403)
    const later = ticket.replace(/^\d+/, (expires) => String(Number(expires) + 1))
    expect(await statusOf(`${topicOf(ana)}~${later}`)).toBe(403)
  })

  it('refuses what is no list of topics', async () => {
    for (const topics of ['', 'nothing:1', 'notifications:', '../x', 'a'.repeat(300), Array(11).fill('a:1').join(',')])
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
