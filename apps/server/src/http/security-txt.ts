import type { Clock } from '@narthex/api/platform/clock'
import { dayMs } from '@narthex/contract/durations'
import type { FastifyInstance } from 'fastify'

/** Days from a request to the expiry: less than the year that RFC 9116 recommends as a maximum. */
const validDays = 180

/**
 * `/.well-known/security.txt` (RFC 9116) on every host: where to report a vulnerability. Served only with a contact.
 */
export function securityTxt(app: FastifyInstance, contact: string | undefined, clock: Clock): void {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const today = Math.floor(clock().getTime() / dayMs) * dayMs
    const expires = new Date(today + validDays * dayMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'max-age=86400')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: pt, en, es\n`)
  })
}
