import type { IncomingHttpHeaders } from 'node:http'
import { dayMs, secondMs } from '@narthex/contract/durations'

/** The longest that a browser keeps it; the server ends sessions earlier. */
const maxAgeSeconds = (30 * dayMs) / secondMs

/** `__Host-` binds the cookie to exactly one host over TLS. Without TLS – on this machine alone – browsers refuse the prefix. */
const nameFor = (isHttps: boolean) => (isHttps ? '__Host-narthex-office' : 'narthex-office')

const value = /^[\w-]{20,100}$/

/** The secret of a session of the office; undefined without one, and where two are sent: one of them may be planted by another host. */
export function readOfficeCookie({ cookie }: IncomingHttpHeaders, isHttps: boolean): string | undefined {
  const start = `${nameFor(isHttps)}=`
  const [sent, ...others] = (cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
  const secret = others.length === 0 ? sent?.slice(start.length) : undefined
  return secret !== undefined && value.test(secret) ? secret : undefined
}

/** The header that sets the cookie; null removes it. */
export function writeOfficeCookie(secret: string | null, isHttps: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`
  return `${nameFor(isHttps)}=${secret ?? ''}; Max-Age=${secret === null ? 0 : maxAgeSeconds}; ${attributes}`
}
