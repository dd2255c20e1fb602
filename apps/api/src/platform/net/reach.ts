import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** Addresses that may be called. Tests bring their own, to call what they have started on this machine. */
export interface Reach {
  readonly protocols: readonly string[]
  /** Ports that may be called, all where none is named; empty for the protocol's usual one. */
  readonly ports?: readonly string[] | undefined
  /** Names that may be called; all of them where it is omitted. */
  readonly hosts?: ((host: string) => boolean) | undefined
  readonly includes: (address: string) => boolean
  readonly resolve: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
}

export const publicReach: Reach = {
  protocols: ['https:'],
  includes: isPublicAddress,
  resolve: (host, done) => lookup(host, { all: true, verbatim: true }, done),
}

export class OutOfReachError extends Error {
  override name = 'OutOfReachError'
}

/** Whether an address may be called, as far as it says itself. */
export function acceptsAddress({ protocols, ports, hosts, includes }: Reach, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) return false
  if (ports && !ports.includes(url.port)) return false
  if (hosts && !hosts(url.hostname)) return false
  // The URL standard has brought 0x7f.1 and the like to their usual form.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || includes(host)
}

/**
 * DNS lookup of one connection: the name is resolved once and the connection goes to the checked address, so a changing
 * DNS answer (rebinding) has no effect.
 */
export function guardedLookup({ includes, resolve }: Reach): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      const isSound = addresses?.length > 0 && addresses.every(({ address }) => includes(address))
      const [first] = addresses ?? []
      if (error || !first || !isSound) return done(error ?? new OutOfReachError('Not a public address'), '', 4)
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
