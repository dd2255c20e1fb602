import type { Platform } from '@narthex/api/platform/platform'
import { churchAt } from '../platform.ts'
import { visited } from '../requests.ts'
import { chatMessage } from './fan-out-message.ts'
import { idleBytes } from './idle-memory.ts'

/** The product's event stream, as contestants of the fan-out answer. */
export async function fanOut(platform: Platform) {
  const church = await churchAt(platform, `${visited}.localhost`)
  let count = 0
  function broadcast(): number {
    const event = chatMessage(++count)
    platform.streams.publish(church.key, event)
    return platform.streams.count(church.key, event.topic)
  }
  return { broadcast, readers: () => platform.streams.readers, memory: idleBytes }
}
