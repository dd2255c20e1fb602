import { DomainError, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { Standing } from '../words/message-states.rules.ts'
import type { Pace } from './pace.queries.ts'

/** An author writes at most this many messages within ten seconds, in all channels of the church. */
export const writerBurst = 5
const burstSeconds = 10

/** Throws TOO_MANY_REQUESTS or CHAT_SLOW_MODE, with the seconds to wait. Hosts and moderators are free of slow mode. */
export function requirePace(
  { sinceLast, sinceBurst }: Pick<Pace, 'sinceLast' | 'sinceBurst'>,
  { modoLentoSegundos }: { readonly modoLentoSegundos: number },
  { isStaff }: Pick<Standing, 'isStaff'>,
): void {
  const burst = remaining(sinceBurst, burstSeconds)
  if (burst > 0) throw tooManyRequests(burst)
  const slow = isStaff ? 0 : remaining(sinceLast, modoLentoSegundos)
  if (slow > 0) throw new DomainError('CHAT_SLOW_MODE', { retryAfterSeconds: slow })
}

const remaining = (since: number | null, seconds: number) =>
  since === null ? 0 : Math.max(0, Math.ceil(seconds - since))
