import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { churchAt } from '../platform.ts'
import { chatMessage } from './fan-out-message.ts'
import { idleBytes } from './idle-memory.ts'

/**
 * The product's event stream of the church at a host, as contestants of the fan-out answer. The church is looked up with
 * the first message: other figures measure with a host that the product has not met.
 */
export function fanOut(platform: Platform, host: string) {
  let church: ChurchScope | undefined
  let count = 0
  async function broadcast(): Promise<number> {
    church ??= await churchAt(platform, host)
    const event = chatMessage(++count)
    platform.streams.publish(church.key, event)
    return platform.streams.count(church.key, event.topic)
  }
  return { broadcast, readers: () => platform.streams.readers, memory: idleBytes }
}
