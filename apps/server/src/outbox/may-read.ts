import type { IncomingMessage } from 'node:http'
import { parseHost } from '@narthex/api/platform/tenancy/host'

/** A name that leads to the machine itself, on every machine. */
export function isLoopbackName(name: string): boolean {
  return /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name)
}

const isLoopbackAddress = (address: string | undefined) => /^(?:(?:::ffff:)?127\.[\d.]+|::1)$/.test(address ?? '')

/**
 * Who may read mails that went nowhere: whoever sits at the machine. The connection comes from it, no proxy stands
 * between, and the address is the product's own on it: another name that was pointed here does not count, nor do
 * the sites of churches, whose scripts would else read along.
 */
export function mayRead({ headers, socket }: IncomingMessage, hostname: string): boolean {
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  return (
    isLoopbackName(hostname) &&
    isLoopbackAddress(socket.remoteAddress) &&
    !isForwarded &&
    parseHost(headers.host) === hostname
  )
}
