import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import * as z from 'zod/mini'

/** A site as someone types or pastes it: the host that is kept, or why there is none. */
export type ReadEmbedHost =
  | { readonly kind: 'site' | 'subdomains'; readonly host: string }
  | { readonly kind: 'empty' | 'everything' | 'wildcard' | 'number' | 'noSite' }

const address = /^[a-z][a-z\d+.-]*:\/\//i

/** Reads `https://www.igreja.org/contato` as the site that it belongs to, and `*.igreja.org` as all sites below a name. */
export function readEmbedHost(typed: string): ReadEmbedHost {
  const written = typed.trim().toLowerCase()
  if (written === '') return { kind: 'empty' }
  const named = written.replace(address, '').replace(/^\/\//, '')
  if (named === '*') return { kind: 'everything' }
  const isBelow = named.startsWith('*.')
  const host = findHost(isBelow ? named.slice(2) : named)
  if (host === undefined) return { kind: named.includes('*') ? 'wildcard' : 'noSite' }
  if (/^[\d.]+(?::\d+)?$/.test(host)) return { kind: 'number' }
  const kept = isBelow ? `*.${host}` : host
  if (!isKept(kept)) return { kind: isBelow ? 'wildcard' : 'noSite' }
  return { kind: isBelow ? 'subdomains' : 'site', host: kept }
}

/** Finds the host of an address without its scheme, in the letters that browsers compare: `igreja-maré.org` is `xn--…`. */
function findHost(named: string): string | undefined {
  if (named.includes('*') || named.includes('@') || /\s/.test(named)) return undefined
  return URL.parse(`https://${named}`)?.host.replace(/\.(?=:|$)/, '')
}

const isKept = (host: string) => z.safeParse(churchEmbedding.form, { hosts: [host] }).success
