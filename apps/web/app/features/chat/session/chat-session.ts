import type { TopicEvent } from '@narthex/client/stream/stream-item'
import type { ChatEvent, PrivateChatEvent } from '@narthex/contract/chat/chat.events'
import type { ChatChannel, ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import { ApiError } from '@narthex/contract/client'
import { createStore } from 'zustand/vanilla'
import { sessionKnown } from '../../../session/session-known.ts'
import { watchTopics } from '../../../session/watch-topics.ts'
import * as calls from '../chat-calls.ts'
import {
  changed,
  fromSnapshot,
  toggled,
  trimmed,
  withEvents,
  withMessage,
  withOlder,
} from '../messages/chat-messages.ts'
import { type ChatState, initialState } from './chat-state.ts'
import { EventBatch } from './event-batch.ts'
import { findGuest, forgetGuest, type Guest, keepGuest } from './guest.ts'
import { Unsent } from './unsent.ts'

export interface ChatOptions {
  readonly slug: string
  /** The code of the church: guests are known in all of its chats. */
  readonly church: string
  readonly channel: string
  /** Messages of the first load. */
  readonly limit: number
}

/** Maximum of messages held while the end of the list is in sight. */
const mostInSight = 200
/** Hints of a private channel that come together read it once. */
const hintMs = 400

/** A channel in a page: its snapshot, its events and the reader's actions. Several components may read its state. */
export class ChatSession {
  readonly options: ChatOptions
  readonly store = createStore<ChatState>()(() => initialState)
  readonly unsent: Unsent
  #events = new EventBatch<ChatEvent>((events) => this.#applyEvents(events))
  /** Events that came while a snapshot was loaded: it may be older than they are. */
  #journal: ChatEvent[] | undefined
  #isFollowing = true
  #snapshots = 0
  #topic: string | undefined
  #stopStream = () => {}
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #isStopped = false

  constructor(options: ChatOptions) {
    this.options = options
    this.unsent = new Unsent(options.channel, this.store)
  }

  get #place() {
    return { slug: this.options.slug, canal: this.options.channel }
  }

  get guestToken() {
    const { self, guest } = this.store.getState()
    return self ? undefined : guest?.token
  }

  /** Finds out who reads, loads the channel and follows it. */
  async start(): Promise<void> {
    this.#isStopped = false
    const isMember = await sessionKnown()
    const guest = isMember ? undefined : findGuest(this.options.church)
    this.store.setState({ guest })
    await Promise.all([isMember ? this.#loadSelf() : undefined, this.reload()])
    if (!this.#isStopped) this.unsent.restore()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopStream()
    this.#topic = undefined
    this.#events.clear()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  async #loadSelf(): Promise<void> {
    const self = await calls.loadSelf(this.options.channel).catch(() => undefined)
    if (!this.#isStopped) this.store.setState({ self })
  }

  /** Reads the channel again. Never rejects. */
  async reload(): Promise<void> {
    const number = ++this.#snapshots
    this.#events.flush()
    this.#journal = []
    try {
      const { canal, posicao, ...messages } = await calls.loadChat(this.#place, this.options.limit, this.guestToken)
      if (this.#isStopped || number !== this.#snapshots) return
      this.#events.flush()
      const shown = withEvents(fromSnapshot(messages), this.#journal ?? [])
      this.#show({ phase: 'ready', channel: latestChannel(canal, this.#journal ?? []), messages: shown })
      this.#journal = undefined
      this.#watch(canal.topico, posicao)
    } catch (error) {
      if (this.#isStopped || number !== this.#snapshots) return
      this.#journal = undefined
      if (error instanceof ApiError && error.code === 'CHAT_GUEST_UNKNOWN') this.leave()
      const isMissing = error instanceof ApiError && error.status === 404
      if (this.store.getState().phase !== 'ready') this.store.setState({ phase: isMissing ? 'missing' : 'failed' })
    }
  }

  /** Follows the events of the channel after a snapshot. */
  #watch(topic: string, after: string): void {
    if (this.#topic === topic) return
    this.#topic = topic
    this.#stopStream()
    const watched = topic.startsWith('chat:') ? { others: [topic] } : { restricted: [topic] }
    this.#stopStream = watchTopics(
      { ...watched, after },
      (event) => this.#onEvent(event),
      () => void this.reload(),
    )
  }

  #hinted = false
  #onEvent(event: TopicEvent | undefined): void {
    const data = event?.data as ChatEvent | PrivateChatEvent | undefined
    if (data && data.tipo !== 'MUDOU') {
      this.#events.add(data)
      return
    }
    if (this.#hinted) return
    this.#hinted = true
    this.#later(() => {
      this.#hinted = false
      void this.reload()
    }, hintMs)
  }

  #applyEvents(events: readonly ChatEvent[]): void {
    this.#journal?.push(...events)
    const { messages, channel } = this.store.getState()
    this.#show({ messages: withEvents(messages, events), channel: channel && latestChannel(channel, events) })
  }

  #show(change: Partial<ChatState>): void {
    const { messages } = { ...this.store.getState(), ...change }
    const shown = this.#isFollowing ? trimmed(messages, Math.max(mostInSight, this.options.limit)) : messages
    this.store.setState({ ...change, messages: shown })
    this.unsent.settle(shown.list)
  }

  /** The end of the list is in sight, or the reader has scrolled up: then nothing above them is taken away. */
  follow(isFollowing: boolean): void {
    this.#isFollowing = isFollowing
    if (isFollowing) this.#show({})
  }

  async loadOlder(): Promise<void> {
    const { messages, isLoadingOlder } = this.store.getState()
    const first = messages.list[0]
    if (isLoadingOlder || !messages.hasOlder || !first) return
    this.#isFollowing = false
    this.store.setState({ isLoadingOlder: true, hasOlderFailed: false })
    try {
      const older = await calls.loadOlder(this.#place, first.id, this.guestToken)
      const now = this.store.getState().messages
      // A snapshot has replaced the list: this page may leave a gap before it.
      const isNext = now.list[0]?.id === first.id
      this.store.setState({ isLoadingOlder: false, messages: isNext ? withOlder(now, older) : now })
    } catch {
      this.store.setState({ isLoadingOlder: false, hasOlderFailed: true })
    }
  }

  /** Throws where the name is refused. */
  async enter(name: string): Promise<void> {
    const guest: Guest = await calls.enterChat(this.options.channel, name)
    keepGuest(this.options.church, guest)
    this.store.setState({ guest })
  }

  /** The guest of this tab is known no more. */
  leave(): void {
    forgetGuest(this.options.church)
    this.store.setState({ guest: undefined })
  }

  /** Shows a message as the server has answered it. */
  accept(message: ChatMessage): void {
    const { messages } = this.store.getState()
    this.#show({ messages: { ...messages, list: withMessage(messages.list, message) } })
  }

  acceptChannel(channel: ChatChannel): void {
    this.#show({ channel })
  }

  applyOwn(event: ChatEvent): void {
    this.#events.flush()
    this.#applyEvents([event])
  }

  /** Shown at once, taken back where it fails. Throws the refusal. */
  async react(message: ChatMessage, emoji: ChatEmoji, isOn: boolean): Promise<void> {
    const setReactions = (reacoes: ChatMessage['reacoes']) => {
      const { messages } = this.store.getState()
      const list = changed(messages.list, message.id, (shown) => ({ ...shown, reacoes }))
      this.#show({ messages: { ...messages, list } })
    }
    const find = () => this.store.getState().messages.list.find(({ id }) => id === message.id)?.reacoes ?? []
    setReactions(toggled(find(), emoji, isOn))
    try {
      const { reacoes } = await calls.setReaction(this.options.channel, message.id, emoji, isOn, this.guestToken)
      setReactions(reacoes)
    } catch (error) {
      setReactions(toggled(find(), emoji, !isOn))
      throw error
    }
  }

  #later(work: () => void, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, delayMs)
    this.#timers.add(timer)
  }
}

function latestChannel(channel: ChatChannel, events: readonly ChatEvent[]): ChatChannel {
  let latest = channel
  for (const event of events) {
    if (event.tipo === 'CANAL' && event.canal.versao >= latest.versao) latest = event.canal
    if (event.tipo !== 'HORARIO' || event.versao <= latest.versao) continue
    const { situacao, abreEm, fechaEm, versao } = event
    latest = { ...latest, situacao, abreEm, fechaEm, versao }
  }
  return latest
}
