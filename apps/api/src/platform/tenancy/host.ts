import { domainToASCII } from 'node:url'

/** How a host is looked up: its first label below the product's marker is a code, anything else is a whole host name. */
export type HostKey = { readonly tipo: 'CODIGO' | 'HOST'; readonly nome: string }

/** Looked at before lower case: some letters outside ASCII (the Kelvin sign) would become ASCII ones. */
const visibleAscii = /^[\x21-\x7e]{1,261}$/
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * A host name as the directory keeps it: lower case, no port, no trailing dot; undefined where it is none
 * (RFC 1035 lengths, ASCII only, as a Host header must be). IPv6 literals keep their brackets.
 */
export function parseHost(header: string | undefined): string | undefined {
  if (!header || !visibleAscii.test(header)) return undefined
  const lower = header.toLowerCase()
  const ipv6 = /^(\[[0-9a-f:.]+\])(?::\d{1,5})?$/.exec(lower)
  if (ipv6) return ipv6[1]
  const name = lower.replace(/:\d{0,5}$/, '').replace(/\.$/, '')
  if (name.length === 0 || name.length > 253) return undefined
  return name.split('.').every((part) => label.test(part)) ? name : undefined
}

/** The label below the product's domain under which the offices live; no church may have it as its code. */
const officeLabel = 'admin'

/**
 * The directory's key of a church's office, whose host is `code.admin.marker`: that of the church's site at its code.
 * `'none'` for other hosts of offices, undefined for hosts of sites.
 */
export function officeHostKey(header: string | undefined, marker: string): HostKey | 'none' | undefined {
  const name = parseHost(header)
  const office = `${officeLabel}.${marker}`
  if (name === office) return 'none'
  if (!name?.endsWith(`.${office}`)) return undefined
  const code = name.slice(0, -office.length - 1)
  return code.includes('.') ? 'none' : { tipo: 'CODIGO', nome: code }
}

/** Whether a host is the one of the product's operators: `admin.marker`. */
export function isOperatorHost(header: string | undefined, marker: string): boolean {
  return parseHost(header) === `${officeLabel}.${marker}`
}

/**
 * The directory's key of a host (specification §1). `marker` is the product's own domain, lower case.
 * Only `code.marker` carries a code: the bare marker and deeper names are looked up whole,
 * so `a.marker.evil.com` and `a.b.marker` belong to no tenant unless registered. Hosts of offices have none.
 */
export function hostKey(header: string | undefined, marker: string): HostKey | undefined {
  const name = parseHost(header)
  if (!name || officeHostKey(name, marker)) return undefined
  if (name.endsWith(`.${marker}`)) {
    const code = name.slice(0, -marker.length - 1)
    if (!code.includes('.')) return { tipo: 'CODIGO', nome: code }
  }
  return { tipo: 'HOST', nome: name }
}

/** A host name that a person typed, ready for the directory: international names in punycode. */
export function hostNameFromText(text: string): string | undefined {
  return parseHost(domainToASCII(text.trim()) || undefined)
}

/** Why a host name cannot be a tenant's own; undefined where it can. `marker` is the product's own domain, lower case. */
export function refuseOwnHost(name: string, marker: string): string | undefined {
  const isOffice = officeHostKey(name, marker) !== undefined
  const isCode = hostKey(name, marker)?.tipo === 'CODIGO'
  return isOffice || isCode ? 'Below the address of the product itself' : undefined
}
