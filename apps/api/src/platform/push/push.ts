import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import { type GuardedAnswer, guardedPost } from '../net/guarded-post.ts'
import type { Reach } from '../net/reach.ts'
import { isTimeoutError, TargetRestsError, type Targets } from '../targets.ts'
import type { PushKeys } from './push-keys.ts'

/** Where a browser takes messages, and what only it can open them with. Strangers have given all of it. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushLetter {
  /** Content of the push; at most some 3,500 bytes of UTF-8. */
  readonly body: string
  /** How long it is worth keeping for a device that is off. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  /** Topic; a later push of the topic replaces one that still waits. At most 32 characters of base64url. */
  readonly topic: string
}

/**
 * `gone`: the subscription has ended. `later`: retry, after the time that the service names; `isUntried` where the service
 * rests, and was not called. `refused`: do not retry.
 */
export type PushOutcome =
  | { readonly kind: 'taken' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterMs: number | undefined; readonly isUntried?: true }

/** Sends messages to browsers through their push services. */
export interface Push {
  /** The public key, for browsers that subscribe. */
  readonly publicKey: string
  /** Whether pushes are sent to such an endpoint at all. */
  accepts(endpoint: string): boolean
  /** Never throws. */
  send(to: PushAddress, letter: PushLetter, now: Date): Promise<PushOutcome>
}

export interface PushOptions {
  readonly keys: PushKeys
  /** The contact of the product for push services: `mailto:` or `https:`. */
  readonly contact: string
  readonly reach?: Reach | undefined
  readonly targets: Targets
}

const encoding = 'aes128gcm'
/** A token is good for twelve hours; the same one is shown to a service for one. */
const tokenLifeMs = 3_600_000
const services = 200

export function createPush({ keys, contact, reach, targets }: PushOptions): Push {
  const { accepts, post } = guardedPost(reach)
  const tokens = new LRUCache<string, string>({ max: services, ttl: tokenLifeMs })
  const { publicKey, privateKey } = keys

  function tokenFor(origin: string): string {
    const known = tokens.get(origin)
    if (known) return known
    const { Authorization } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, encoding)
    tokens.set(origin, Authorization)
    return Authorization
  }

  return {
    publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { body, ttlSeconds, urgency, topic }, now) {
      const sealed = sealedFor(p256dh, auth, body)
      // Its key is no point of the curve: no browser made it.
      if (!sealed || !accepts(endpoint)) return { kind: 'gone' }
      const { origin, host: name } = new URL(endpoint)
      const headers = {
        authorization: tokenFor(origin),
        'content-encoding': encoding,
        'content-type': 'application/octet-stream',
        'content-length': sealed.length,
        ttl: ttlSeconds,
        urgency,
        topic,
      }
      try {
        const answer = await targets.call({ kind: 'push', name }, () => post(endpoint, headers, sealed), isTimeoutError)
        return outcomeOf(answer, now)
      } catch (error) {
        if (error instanceof TargetRestsError)
          return { kind: 'later', afterMs: error.until.getTime() - now.getTime(), isUntried: true }
        return { kind: 'later', afterMs: undefined }
      }
    },
  }
}

function sealedFor(p256dh: string, auth: string, body: string): Buffer | undefined {
  try {
    return webPush.encrypt(p256dh, auth, body, encoding).cipherText
  } catch {
    return undefined
  }
}

/** RFC 8030 §5 and §7.3. */
function outcomeOf({ status, headers }: GuardedAnswer, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return { kind: 'later', afterMs: waitOf(headers['retry-after'], now) }
  return { kind: 'refused' }
}

/** Seconds, or a date (RFC 9110 §10.2.3). */
function waitOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
