import { mostTopics } from '@narthex/contract/stream/stream.endpoints'
import { isEarlier } from '@narthex/contract/stream/stream-position'
import type { StreamItem } from './stream-item.ts'

/** The topics that a tab watches, and the position that it has reached. */
export interface Want {
  /** `kind:id` or `kind:id~pass`. */
  readonly topics: readonly string[]
  /** The position that it has; without one it needs what comes from now on. */
  readonly after: string | undefined
}

/** A message between the tabs of a browser. The leading tab holds the connection. */
export type TabMessage =
  | { readonly type: 'want'; readonly tab: string; readonly want: Want }
  | { readonly type: 'gone'; readonly tab: string }
  /** A new leader asks what the others want. */
  | { readonly type: 'leader' }
  /** The tabs whose topics the leader's connection has. */
  | { readonly type: 'serving'; readonly tabs: readonly string[] }
  | { readonly type: 'renew' }
  | { readonly type: 'item'; readonly item: StreamItem }

export interface Service {
  readonly topics: readonly string[]
  readonly after: string | undefined
  readonly tabs: readonly string[]
}

/** The wants that fit into one connection, in their order; a topic's last pass counts. */
export function joinWants(wants: ReadonlyMap<string, Want>): Service {
  const topics = new Map<string, string>()
  const tabs: string[] = []
  let after: string | undefined
  for (const [tab, want] of wants) {
    const named = want.topics.map((topic) => [topicName(topic), topic] as const)
    const added = named.filter(([name]) => !topics.has(name))
    if (topics.size + added.length > mostTopics) continue
    for (const [name, topic] of named) topics.set(name, topic)
    tabs.push(tab)
    after = earliest(after, want.after)
  }
  return { topics: [...topics.values()].sort(), after, tabs }
}

/** A topic without its pass. */
export const topicName = (topic: string) => topic.split('~', 1)[0] ?? topic

export function earliest(position: string | undefined, other: string | undefined): string | undefined {
  if (position === undefined || other === undefined) return position ?? other
  return isEarlier(other, position) ? other : position
}
