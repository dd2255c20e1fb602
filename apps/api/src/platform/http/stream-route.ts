import type {} from '@fastify/swagger'
import { mostTopics, openStreamTopic, streamPath, topicPattern } from '@narthex/contract/stream/stream.endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { DomainError, forbidden, hostUnknown, invalid, notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import type { Tenant } from '../scope/scope.ts'
import type { Streams } from '../stream/stream-hub.ts'
import { readTicket, signTicket } from '../stream/stream-tickets.ts'
import { type MemberCall, ok, type Route, route } from './route.ts'

/** A kind of topic, and who may watch which of it. */
export type TopicKind =
  | { readonly name: string; readonly access: 'public' }
  | {
      readonly name: string
      readonly access: 'ticket'
      /** The id that the caller may watch where they ask for this one; undefined where they may not. */
      findWatched(call: MemberCall, id: string): string | undefined
    }

interface Needs {
  readonly clock: Clock
  readonly keys: Keys
  readonly streams: Streams
}

/** Gives tickets for topics that not everyone may watch. */
export function ticketRoutes({ clock, keys }: Pick<Needs, 'clock' | 'keys'>, kinds: readonly TopicKind[]): Route[] {
  return [
    route(openStreamTopic, async ({ body: { topic }, ...call }) => {
      const kind = kindOfTopic(kinds, topic)
      if (kind?.access !== 'ticket') throw notFound()
      const id = kind.findWatched(call, topic.slice(kind.name.length + 1))
      if (id === undefined) throw forbidden()
      const watched = `${kind.name}:${id}`
      const { ticket, expiresAt } = signTicket(keys, call.church.key, watched, clock())
      return ok({ topic: watched, ticket, expiraEm: expiresAt.toISOString() })
    }),
  ]
}

interface Serving extends Needs {
  readonly kinds: readonly TopicKind[]
  readonly tenantOf: (request: FastifyRequest) => Promise<Tenant | undefined>
}

/** Proxies close what says nothing for a minute. */
const beatMs = 20_000
/** More open pages than one process should serve: others are asked to come back later. */
const mostReaders = 20_000

/**
 * Streams events to open pages, as the browser's own EventSource reads them: it comes back by itself, and says what it
 * had last.
 */
export function serveStream(app: FastifyInstance, { streams, keys, clock, kinds, tenantOf }: Serving): void {
  const open = new Set<FastifyReply['raw']>()
  const beat = setInterval(() => {
    for (const raw of open) raw.write(':\n\n')
  }, beatMs).unref()
  // Streams end by themselves only when their reader leaves.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    await streams.close()
  })

  app.get(streamPath, { schema: { hide: true } }, async (request, reply) => {
    const tenant = await tenantOf(request)
    if (!tenant) throw hostUnknown()
    const opened = readTopics(request.query).map((text) => openTopic({ keys, clock, kinds }, tenant, text))
    if (streams.readers >= mostReaders) throw new DomainError('BUSY', { retryAfterSeconds: 30 })

    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 3000\n\n')
    open.add(raw)
    const reader = {
      write: (text: string) => void raw.write(text),
      get pendingBytes() {
        return raw.writableLength
      },
      // Not `end`: that would wait for a reader who takes nothing, while the beat still writes to it.
      end: () => void raw.destroy(),
    }
    raw.on('error', () => {})
    const lastHad = request.headers['last-event-id']
    const stop = streams.watch(
      tenant.key,
      opened.map(({ topic }) => topic),
      reader,
      typeof lastHad === 'string' ? lastHad : undefined,
    )
    const ends = Math.min(...opened.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY))
    const timer = Number.isFinite(ends) ? setTimeout(reader.end, ends - clock().getTime()).unref() : undefined
    raw.on('close', () => {
      clearTimeout(timer)
      open.delete(raw)
      stop()
    })
  })
}

function readTopics(query: unknown): readonly string[] {
  const { topics } = (query ?? {}) as Record<string, unknown>
  const all = typeof topics === 'string' ? [...new Set(topics.split(','))] : []
  if (all.length === 0 || all.length > mostTopics) throw invalid([{ path: 'query.topics', message: 'invalid' }])
  return all
}

function openTopic(
  { keys, clock, kinds }: Pick<Serving, 'keys' | 'clock' | 'kinds'>,
  tenant: Tenant,
  text: string,
): { readonly topic: string; readonly until?: Date } {
  const [topic = '', ticket] = text.split('~')
  const kind = topicPattern.test(topic) ? kindOfTopic(kinds, topic) : undefined
  if (!kind) throw invalid([{ path: 'query.topics', message: 'invalid' }])
  if (kind.access === 'public') return { topic }
  const until = readTicket(keys, tenant.key, topic, ticket ?? '', clock())
  if (!until) throw forbidden()
  return { topic, until }
}

const kindOfTopic = (kinds: readonly TopicKind[], topic: string) =>
  kinds.find(({ name }) => topic.startsWith(`${name}:`))
