import type { IncomingMessage } from 'node:http'
import { isLoopbackName } from '@narthex/api/platform/net/loopback-name'
import { parseHost } from '@narthex/api/platform/tenancy/host'

export { isLoopbackName }

/** An address of the loopback interface. */
export const isLoopbackAddress = (address: string | undefined) =>
  /^(?:(?:::ffff:)?127\.[\d.]+|::1|localhost)$/.test(address ?? '')

/**
 * The outbox has its own origin, so that scripts of a church's site cannot read it, also where a church uses the
 * product's own host name, as in the demo.
 */
export const outboxHostname = 'outbox.localhost'

/** Headers that proxies add. */
const isFromProxy = (name: string) =>
  ['forwarded', 'via', 'x-real-ip'].includes(name) || name.startsWith('x-forwarded-')

/**
 * Whether a request may read unsent mails. It must come from this machine, without a proxy, to the outbox's own host
 * name; the last rule refuses other names that were pointed at this machine (DNS rebinding).
 */
export function mayRead({ headers, socket }: IncomingMessage): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    !Object.keys(headers).some(isFromProxy) &&
    parseHost(headers.host) === outboxHostname
  )
}
