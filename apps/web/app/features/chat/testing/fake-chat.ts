import { type FakeStreams, stubStreams } from '@narthex/client/testing/stub-streams'
import type { ChatEvent } from '@narthex/contract/chat/chat.events'
import type { ChatChannel, ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { withEvents } from '../messages/chat-messages.ts'
import type { ChatSelf } from '../session/chat-state.ts'
import { aChannel, aMessage } from './a-message.ts'

interface Call {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
}
type Answer = (call: Call) => Response | undefined

let epochs = 100

/** Stands for the API of one channel: what the page calls, and what it is told. */
export class FakeChat {
  channel: ChatChannel = aChannel()
  messages: ChatMessage[] = []
  hasOlder = false
  self: Partial<ChatSelf> = {}
  isOnline = true
  /** Method and path of each call that changed something. */
  readonly asked: string[] = []
  readonly bodies: Record<string, unknown>[] = []
  readonly streams: FakeStreams = stubStreams()
  /** The stream of the tests is one: each chat has positions of its own. */
  readonly #epoch = ++epochs
  readonly #opened = recordStreams((stream) => this.#catchUp(stream))
  readonly #answers = new Map<string, Answer>()
  /** Every event so far; the place of each is its position. */
  readonly #told: string[] = []
  /** Requests for prayer that wait. */
  prayers: ChatMessage[] = []
  /** Number of times the channel was read. */
  reads = 0

  constructor() {
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      if (!this.isOnline) throw new TypeError('Failed to fetch')
      const { pathname, searchParams: query } = new URL(address, location.href)
      const path = pathname.replace('/api/v1', '')
      const parsed = body ? (JSON.parse(String(body)) as Record<string, unknown>) : {}
      if (method !== 'GET') {
        this.asked.push(`${method} ${path}`)
        this.bodies.push(parsed)
      }
      const answer = this.#answers.get(`${method} ${path}`)?.({ path, query, body: parsed })
      return answer ?? this.#usual(method, path, parsed)
    })
  }

  on(call: string, answer: Answer): void {
    this.#answers.set(call, answer)
  }

  refuse(call: string, status: number, code: string, retryAfter?: number): void {
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
    this.on(call, () => Response.json({ code, message: 'no', requestId: 'r' }, { status, headers }))
  }

  emit(event: ChatEvent): void {
    if (event.tipo !== 'CANAL') this.messages = [...withEvents({ list: this.messages, hasOlder: false }, [event]).list]
    const data = JSON.stringify({ topic: this.channel.topico, data: event })
    const position = this.#told.push(data)
    for (const stream of this.#opened) if (stream.readyState === 1) this.#send(stream, position, data)
  }

  logIn(self: Partial<ChatSelf> = {}): void {
    this.self = self
    useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true })
  }

  #send(stream: EventSource, position: number, data: string): void {
    stream.onmessage?.(new MessageEvent('message', { data, lastEventId: `${this.#epoch}-${position}` }))
  }

  /** Sends the events that a stream missed, if it reconnects with a position. */
  #catchUp(stream: EventSource): void {
    const [epoch, position] = new URL(stream.url, location.href).searchParams.get('after')?.split('-') ?? []
    if (position === undefined) return
    const begin = Number(epoch) === this.#epoch ? Number(position) : 0
    for (const [at, data] of this.#told.slice(begin).entries()) this.#send(stream, begin + at + 1, data)
  }

  #usual(method: string, path: string, body: Record<string, unknown>): Response {
    if (path.endsWith('/chat/geral/')) {
      this.reads += 1
      const posicao = `${this.#epoch}-${this.#told.length}`
      return Response.json({ canal: this.channel, mensagens: this.messages, flagAnteriores: this.hasOlder, posicao })
    }
    if (method === 'GET' && path === '/chat/geral/oracao/') return Response.json(this.prayers)
    if (path === '/chat/geral/eu') return Response.json({ ...aSelf, ...this.self })
    if (method === 'POST' && path === '/chat/geral/mensagem/') {
      const id = (this.messages.at(-1)?.id ?? 0) + 1
      const oracao = body.flagOracao === true ? 'PEDIDA' : null
      const mensagem = aMessage(id, { by: 'me', chave: String(body.chave), texto: String(body.texto), oracao })
      this.messages.push(mensagem)
      return Response.json({ mensagem, ajuda: null }, { status: 201 })
    }
    if (path === '/stream/ticket') {
      return Response.json({ topic: body.topic, ticket: 't', expiraEm: '2030-01-01T00:00:00.000Z' })
    }
    return Response.json({})
  }
}

const aSelf: ChatSelf = {
  autor: 'me',
  nome: 'Lia',
  imagem: null,
  papel: 'MEMBRO',
  flagAnfitriao: false,
  flagModerador: false,
  flagSalaReservada: true,
  flagBanido: false,
  banidoAte: null,
}

/** The connections that the stubbed `EventSource` opens from now on. */
function recordStreams(onOpen: (stream: EventSource) => void): ReadonlySet<EventSource> {
  const opened = new Set<EventSource>()
  const Stubbed = EventSource
  class RecordedStream extends Stubbed {
    constructor(url: string) {
      super(url)
      opened.add(this)
      this.addEventListener('position', () => onOpen(this))
    }
  }
  vi.stubGlobal('EventSource', RecordedStream)
  return opened
}
