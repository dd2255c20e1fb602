import type { Socket } from 'node:net'
import type {} from '@fastify/swagger'
import { mostTopics, openStreamTopic, streamPath, topicPattern } from '@narthex/contract/stream/stream.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContentBus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import { DomainError, forbidden, invalid, notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import type { Tenant, TenantKey } from '../scope/scope.ts'
import { EndedPasses } from '../stream/ended-passes.ts'
import type { Streams } from '../stream/stream-hub.ts'
import { type ReadStreamPass, readStreamPass, signStreamPass } from '../stream/stream-passes.ts'
import { positionText } from '../stream/stream-text.ts'
import type { Entrance } from './entrance.ts'
import { type MemberCall, ok, type Route, route } from './route.ts'
import { StreamConnections, streamHead } from './stream-connections.ts'
import { takeSocket } from './take-socket.ts'

/** A kind of topic, and who may watch which of it. */
export type TopicKind =
  | { readonly name: string; readonly access: 'public' }
  | {
      readonly name: string
      readonly access: 'pass'
      /** The id that the caller may watch where they ask for this one; undefined where they may not. */
      findWatched(call: MemberCall, id: string): string | undefined | Promise<string | undefined>
    }

interface Needs {
  readonly clock: Clock
  readonly keys: Keys
  readonly streams: Streams
}

/** Gives passes for topics of the stream that not everyone may watch. */
export function streamPassRoutes({ clock, keys }: Pick<Needs, 'clock' | 'keys'>, kinds: readonly TopicKind[]): Route[] {
  return [
    route(openStreamTopic, async ({ body: { topic }, ...call }) => {
      const kind = kindOfTopic(kinds, topic)
      if (kind?.access !== 'pass') throw notFound()
      const id = await kind.findWatched(call, topic.slice(kind.name.length + 1))
      if (id === undefined) throw forbidden()
      const watched = `${kind.name}:${id}`
      const opening = { tenant: call.church.key, topic: watched, accountId: call.actor.accountId }
      const { pass, expiresAt } = signStreamPass(keys, opening, clock())
      return ok({ topic: watched, ticket: pass, expiraEm: expiresAt.toISOString() })
    }),
  ]
}

interface Serving extends Needs {
  readonly bus: Pick<ContentBus, 'subscribe'>
  readonly kinds: readonly TopicKind[]
  readonly entrance: Pick<Entrance, 'findPlace'>
}

/** Most open pages that one process serves: others are asked to come back later. */
const mostReaders = 20_000
/** Readers come back at different times, also where all of them lose their connection at once. */
const retry = { shortestMs: 2000, longestMs: 8000 }

/**
 * Streams events to open pages, as the browser's own EventSource reads them: it comes back by itself, with the position
 * that it had.
 */
export function serveStream(app: FastifyInstance, { bus, streams, keys, clock, kinds, entrance }: Serving): void {
  const connections = new StreamConnections(streams)
  const ended = new EndedPasses()
  // A person who has lost a role, or a session, has to ask again what they may watch. Where a change was missed, they do so
  // once their connection has lived its life: thousands at once would be a storm.
  bus.subscribe((change) => {
    if (change === 'everything') return
    for (const accountId of change.accounts ?? []) {
      ended.end(accountId, clock().getTime())
      connections.renew(accountId)
    }
  })
  // Streams end by themselves only when their reader leaves.
  app.addHook('preClose', async () => {
    connections.close()
    await streams.close()
  })

  /** Nothing of the request is kept while the stream is open. */
  function stream(socket: Socket, tenant: TenantKey, { topics, mostMs, after, accounts }: Opened): void {
    socket.cork()
    process.nextTick(() => socket.uncork())
    socket.write(`${streamHead}retry: ${retryMs()}\n\n`)
    const reader = connections.add(socket, mostMs, accounts)
    const stop = streams.watch(tenant, topics, reader, after)
    socket.write(positionText(streams.position, streams.isAlone))
    socket.on('close', stop)
  }

  app.get(streamPath, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const { tenant } = await entrance.findPlace(request)
    if (!tenant) throw forbidden()
    const opened = openTopics({ keys, clock, kinds, ended }, tenant, request)
    if (streams.readers >= mostReaders) throw new DomainError('BUSY', { retryAfterSeconds: 30 })
    reply.hijack()
    const socket = takeSocket(reply.raw)
    if (socket) stream(socket, tenant.key, opened)
    else request.raw.destroy()
  })
}

const retryMs = () => Math.round(retry.shortestMs + Math.random() * (retry.longestMs - retry.shortestMs))

interface Opened {
  readonly topics: readonly string[]
  /** Time until its first pass ends. */
  readonly mostMs: number
  readonly after: string | undefined
  /** The people whose passes came with it. */
  readonly accounts: readonly number[]
}

type Opening = Pick<Serving, 'keys' | 'clock' | 'kinds'> & { readonly ended: EndedPasses }

function openTopics(
  serving: Opening,
  tenant: Tenant,
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
): Opened {
  const { topics, after } = (query ?? {}) as Record<string, unknown>
  const opened = readTopics(topics).map((text) => openTopic(serving, tenant, text))
  const passes = opened.flatMap(({ pass }) => pass ?? [])
  const ends = Math.min(...passes.map(({ expiresAt }) => expiresAt))
  // What the browser's own reconnection says is newer than what its page wrote into the address.
  const position = headers['last-event-id'] ?? after
  return {
    topics: opened.map(({ topic }) => topic),
    mostMs: ends - serving.clock().getTime(),
    after: typeof position === 'string' ? position : undefined,
    accounts: [...new Set(passes.map(({ accountId }) => accountId))],
  }
}

function readTopics(topics: unknown): readonly string[] {
  const all = typeof topics === 'string' ? [...new Set(topics.split(','))] : []
  if (all.length === 0 || all.length > mostTopics) throw invalid([{ path: 'query.topics', message: 'invalid' }])
  return all
}

function openTopic(
  { keys, clock, kinds, ended }: Opening,
  tenant: Tenant,
  text: string,
): { readonly topic: string; readonly pass?: ReadStreamPass } {
  const [topic = '', given = ''] = text.split('~')
  const kind = topicPattern.test(topic) ? kindOfTopic(kinds, topic) : undefined
  if (!kind) throw invalid([{ path: 'query.topics', message: 'invalid' }])
  if (kind.access === 'public') return { topic }
  const pass = readStreamPass(keys, { tenant: tenant.key, topic }, given, clock())
  if (!pass || ended.hasEnded(pass.accountId, pass.issuedAt)) throw forbidden()
  return { topic, pass }
}

const kindOfTopic = (kinds: readonly TopicKind[], topic: string) =>
  kinds.find(({ name }) => topic.startsWith(`${name}:`))
