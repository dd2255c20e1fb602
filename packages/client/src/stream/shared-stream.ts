import { nextRetry, type Retries } from '../device/retry-delay.ts'
import { EventConnection } from './event-connection.ts'
import type { StreamItem } from './stream-item.ts'
import { earliest, joinWants, type TabMessage, topicName, type Want } from './stream-messages.ts'

interface Handlers {
  onItem(item: StreamItem): void
  /** Fresh passes are needed: `watch` is to be called again. */
  onRenew(): void
}

/** Parts of a page that begin or end together, and tabs that answer a new leader, change the connection once. */
const gatherMs = 50
/** A leader answers at once, and passes on a sign of life every 20 s; otherwise a tab connects by itself. */
const answerMs = 3000
const silenceMs = 50_000
const firstPauseSeconds = 2
/** Enough to recognize what two connections carried, while one replaces the other. */
const mostSeen = 500

/**
 * The event stream of a tab. The tabs of a browser that are in sight share one connection: the tab that holds a lock
 * leads, and passes on what arrives. Browsers without locks or channels have one connection per tab.
 */
export class SharedStream {
  readonly #tab = `${Date.now()}-${Math.random()}`
  readonly #name: string
  readonly #handlers: Handlers
  readonly #connection: EventConnection
  readonly #wants = new Map<string, Want>()
  #channel: BroadcastChannel | undefined
  #withdraw: (() => void) | undefined
  #isLeader = false
  /** Another tab's connection has the topics of this one. */
  #isServed = false
  #connected: readonly string[] = []
  #position: string | undefined
  /** Last status that the open connection reported. */
  #status: Extract<StreamItem, { type: 'position' }> | undefined
  #seen: string[] = []
  #retries: Retries | undefined
  #gathering: ReturnType<typeof setTimeout> | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  #retrying: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, handlers: Handlers) {
    this.#name = name
    this.#handlers = handlers
    this.#connection = new EventConnection({
      onItem: (item) => this.#pass(item),
      onRenew: () => this.#renew(),
      onRefused: () => this.#retry(),
    })
  }

  /** Watches these topics instead of those before; `after` where the page needs what came since. */
  watch(topics: readonly string[], after?: string): void {
    this.#wants.set(this.#tab, { topics, after })
    if (canShare()) this.#join()
    if (!canShare() || this.#isLeader) this.#gather()
    else this.#ask()
  }

  stop(): void {
    this.#post({ type: 'gone', tab: this.#tab })
    this.#channel?.close()
    this.#channel = undefined
    this.#withdraw?.()
    this.#withdraw = undefined
    this.#isLeader = false
    this.#wants.clear()
    this.#disconnect()
    for (const timer of [this.#gathering, this.#waiting, this.#retrying]) clearTimeout(timer)
  }

  #join(): void {
    if (this.#channel) return
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#receive(data)
    const controller = new AbortController()
    this.#withdraw = () => controller.abort()
    navigator.locks
      .request(this.#name, { signal: controller.signal }, () => this.#lead(controller.signal))
      .catch(() => {})
  }

  /** Leads until the tab withdraws. */
  #lead(withdrawn: AbortSignal): Promise<void> {
    this.#isLeader = true
    clearTimeout(this.#waiting)
    this.#post({ type: 'leader' })
    this.#gather()
    return new Promise((resolve) => withdrawn.addEventListener('abort', () => resolve()))
  }

  #receive(message: TabMessage): void {
    if (this.#isLeader) this.#receiveAsLeader(message)
    else this.#receiveFromLeader(message)
  }

  #receiveAsLeader(message: TabMessage): void {
    if (message.type === 'want') this.#wants.set(message.tab, message.want)
    else if (message.type === 'gone') this.#wants.delete(message.tab)
    else return
    this.#gather()
  }

  #receiveFromLeader(message: TabMessage): void {
    const want = this.#wants.get(this.#tab)
    if (!want) return
    if (message.type === 'leader') this.#ask()
    else if (message.type === 'serving') {
      this.#isServed = message.tabs.includes(this.#tab)
      if (!this.#isServed) return
      this.#wants.set(this.#tab, { ...want, after: undefined })
      this.#disconnect()
      this.#expectLeader(silenceMs)
    } else if (message.type === 'renew') this.#handlers.onRenew()
    else if (message.type === 'item') {
      if (this.#isServed) this.#expectLeader(silenceMs)
      this.#deliver(message.item)
    }
  }

  #ask(): void {
    this.#isServed = false
    const want = this.#readWant()
    if (want) this.#post({ type: 'want', tab: this.#tab, want })
    this.#expectLeader(answerMs)
  }

  /** Reads the topics of this tab, with the position that it has reached. */
  #readWant(): Want | undefined {
    const want = this.#wants.get(this.#tab)
    return want && { ...want, after: earliest(want.after, this.#position) }
  }

  /** A leader that does not answer is suspended, or has no room for these topics. */
  #expectLeader(withinMs: number): void {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#connect(), withinMs)
  }

  #gather(): void {
    clearTimeout(this.#gathering)
    this.#gathering = setTimeout(() => this.#connect(), gatherMs)
  }

  #connect(): void {
    const own = this.#readWant()
    if (!own) return
    this.#wants.set(this.#tab, own)
    const { topics, after, tabs } = joinWants(this.#wants)
    if (this.#isLeader) this.#post({ type: 'serving', tabs })
    const { position } = this.#connection
    const isBehind = after !== undefined && position !== undefined && earliest(position, after) !== position
    // Another pass for the same topic is no reason to connect again.
    const names = topics.map(topicName)
    if (this.#connected.join() === names.join() && !isBehind) {
      if (this.#status) this.#pass({ ...this.#status, id: this.#position ?? '' })
      return
    }
    this.#connected = names
    this.#status = undefined
    // Each has what it had until now: later connections continue from there.
    for (const [tab, want] of this.#wants) this.#wants.set(tab, { ...want, after: undefined })
    this.#connection.open(topics, earliest(position, after))
  }

  #disconnect(): void {
    this.#connection.close()
    this.#connected = []
    this.#status = undefined
  }

  #renew(): void {
    // Opened again even where its topics stay the same.
    this.#connected = []
    if (this.#isLeader) this.#post({ type: 'renew' })
    this.#handlers.onRenew()
  }

  #retry(): void {
    const { retries, delayMs } = nextRetry(this.#retries, Date.now(), firstPauseSeconds, Math.random())
    this.#retries = retries
    clearTimeout(this.#retrying)
    this.#retrying = setTimeout(() => this.#renew(), delayMs)
  }

  #pass(item: StreamItem): void {
    this.#retries = undefined
    if (item.type === 'position') this.#status = item
    if (this.#isLeader) this.#post({ type: 'item', item })
    this.#deliver(item)
  }

  #deliver(item: StreamItem): void {
    this.#position = item.id || this.#position
    if (item.type === 'event' && item.id) {
      if (this.#seen.includes(item.id)) return
      this.#seen = [...this.#seen.slice(1 - mostSeen), item.id]
    }
    this.#handlers.onItem(item)
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message)
  }
}

const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis
