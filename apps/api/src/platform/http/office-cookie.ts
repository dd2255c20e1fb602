import type { IncomingHttpHeaders } from 'node:http'
import { dayMs, hourMs, secondMs } from '@narthex/contract/durations'

/** A host with a cookie: a church's office, or the operators' console. At an office, support has another one. */
export type CookieHost = 'office' | 'operator' | 'support'

/** The longest that a browser keeps each; the server ends sessions earlier. */
const maxAgeSeconds: Readonly<Record<CookieHost, number>> = {
  office: (30 * dayMs) / secondMs,
  operator: (30 * dayMs) / secondMs,
  support: hourMs / secondMs,
}

/** `__Host-` binds the cookie to exactly one host over TLS. Without TLS – on this machine alone – browsers refuse the prefix. */
const nameFor = (host: CookieHost, isHttps: boolean) => (isHttps ? `__Host-narthex-${host}` : `narthex-${host}`)

const value = /^[\w-]{20,100}$/

/** The secret of a session; undefined without one, and where two are sent: one of them may be planted by another host. */
export function readOfficeCookie(
  { cookie }: IncomingHttpHeaders,
  isHttps: boolean,
  host: CookieHost = 'office',
): string | undefined {
  const start = `${nameFor(host, isHttps)}=`
  const [sent, ...others] = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
  const secret = others.length === 0 ? sent?.slice(start.length) : undefined
  return secret !== undefined && value.test(secret) ? secret : undefined
}

/** The header that sets the cookie; null removes it. */
export function writeOfficeCookie(secret: string | null, isHttps: boolean, host: CookieHost = 'office'): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
  return `${nameFor(host, isHttps)}=${secret ?? ''}; Max-Age=${secret === null ? 0 : maxAgeSeconds[host]}; ${attributes}`
}
