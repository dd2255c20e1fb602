import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { seedChurches } from '@narthex/api/testing/seeded-churches'
import type { ServerDatabase } from '@narthex/api/testing/server-databases'
import { createMigratedDatabase, openTwin } from '@narthex/api/testing/test-platform'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { redisAnswers, redisUrl } from './testing/machine-redis.ts'
import { endEverything, type ServerProcess, startServer } from './testing/server-process.ts'

const hasRedis = await redisAnswers()
if (!hasRedis) console.info('No Redis answers; its tests are skipped')

const host = 'videira.narthex.test'
const isMine = (text: string, run: string) => text.startsWith(run)

describe.skipIf(!hasRedis)('a chat in three processes over Redis', () => {
  let database: ServerDatabase
  let processes: ServerProcess[] = []
  let guestsIn = 0
  const open: ClientRequest[] = []

  beforeAll(async () => {
    database = await createMigratedDatabase('embedded')
    const { platform, close } = await openTwin({ databaseUrl: database.url })
    await seedChurches(platform)
    await close()
    await withOwner(database.url, (owner) => owner.exec('update chat_configuracao set flag_reter_visitantes = false'))
    const settings = { DATABASE_URL: database.url, REDIS_URL: redisUrl, DATABASE_POOL: '4' }
    processes = await Promise.all([startServer(settings), startServer(settings), startServer(settings)])
  })
  afterEach(() => {
    for (const stream of open.splice(0)) stream.destroy()
  })
  afterAll(async () => {
    endEverything()
    await database?.drop()
  })

  interface Answer {
    readonly status: number
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into it
    readonly body: any
  }
  type Verb = 'GET' | 'POST'
  function call(
    { port }: ServerProcess,
    method: Verb,
    path: string,
    body?: object,
    from = '127.0.0.1',
  ): Promise<Answer> {
    const headers = { host, 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const to = { port, host: '127.0.0.1', localAddress: from, method, path: `/api/v1${path}`, headers }
      const asked = request(to, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
      })
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  /** A page that follows the channel after a position, as a browser that comes back with its last event. */
  function follow({ port }: ServerProcess, topic: string, after?: string) {
    let text = ''
    const headers = { host, ...(after && { 'last-event-id': after }) }
    const stream = request({ port, host: '127.0.0.1', path: `/api/v1/stream?topics=${topic}`, headers }, (answer) => {
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('error', () => {})
    })
    stream.on('error', () => {})
    stream.end()
    open.push(stream)
    const frames = () =>
      text.split('\n\n').map((frame) => ({
        id: /^id: (.+)$/m.exec(frame)?.[1],
        message: /"texto":"([^"]*)"/.exec(frame)?.[1],
      }))
    return {
      texts: (run: string) => frames().flatMap(({ message }) => (message && isMine(message, run) ? [message] : [])),
      lastId: () => frames().findLast(({ id }) => id)?.id,
      hasBegun: () => text.includes('event: position'),
      hasReset: () => text.includes('event: reset'),
    }
  }

  const read = async (process: ServerProcess) => (await call(process, 'GET', '/igreja/videira/chat/geral/')).body
  async function enter(process: ServerProcess): Promise<string> {
    // Each from a network of its own: from the second on a proof of work is asked for.
    guestsIn += 1
    const nome = `Gente ${randomUUID().slice(0, 8)}`
    const { body } = await call(process, 'POST', '/chat/geral/visitante/', { nome }, `127.0.1.${guestsIn}`)
    return body.token
  }
  async function write(process: ServerProcess, visitante: string, texto: string): Promise<void> {
    const body = { chave: randomUUID(), texto, visitante }
    expect(await call(process, 'POST', '/chat/geral/mensagem/', body)).toMatchObject({ status: 201 })
  }

  it('reaches every reader once, in one order, and those of a killed process continue at another', async () => {
    const [a, b, killed] = processes as [ServerProcess, ServerProcess, ServerProcess]
    const run = `r${randomUUID().slice(0, 6)}`
    const guests = await Promise.all([enter(a), enter(b), enter(killed), enter(a)])
    const { canal, posicao } = await read(a)
    const [near, other, lost] = [
      follow(a, canal.topico, posicao),
      follow(b, canal.topico),
      follow(killed, canal.topico),
    ]
    await expect.poll(() => [near, other, lost].every(({ hasBegun }) => hasBegun()), { timeout: 20_000 }).toBe(true)

    const texts: string[] = []
    const sayNext = async (...at: ServerProcess[]) => {
      for (const process of at) {
        const text = `${run} ${texts.length}`
        await write(process, guests[texts.length % guests.length] ?? '', text)
        texts.push(text)
      }
    }
    await sayNext(a, b, killed, b, killed, a)
    await expect.poll(() => lost.texts(run), { timeout: 20_000 }).toEqual(texts)
    const before = [...texts]
    const last = lost.lastId()
    killed.child.kill('SIGKILL')
    await killed.ended
    await sayNext(a, b, a, b)

    const back = follow(b, canal.topico, last)
    await expect.poll(() => [near, other].map(({ texts }) => texts(run)), { timeout: 20_000 }).toEqual([texts, texts])
    await expect.poll(() => [...before, ...back.texts(run)], { timeout: 20_000 }).toEqual(texts)
    expect(back.hasReset()).toBe(false)
    // Begins where everything has arrived.
    const control = follow(b, canal.topico)
    await expect.poll(control.hasBegun).toBe(true)
    expect(control.texts(run)).toEqual([])
    const shown = (await read(b)).mensagens.map(({ texto }: { texto: string }) => texto)
    expect(shown.filter((text: string) => isMine(text, run))).toEqual(texts)
  })
})
