import type { Tenant } from '../scope/scope.ts'

/** The product's own address; churches without a host of their own live one label below its host name. */
export interface ProductDomain {
  readonly protocol: 'http:' | 'https:'
  /** The sub-domain marker, lower case. */
  readonly hostname: string
  /** Empty for the protocol's usual port. */
  readonly port: string
}

export function productDomain(publicUrl: string): ProductDomain {
  const { protocol, hostname, port } = new URL(publicUrl)
  return { protocol: protocol === 'https:' ? 'https:' : 'http:', hostname: hostname.toLowerCase(), port }
}

/** Where a tenant's site begins, without a trailing slash. Built from what is registered, never from a request. */
export function toOrigin(domain: ProductDomain, tenant: Pick<Tenant, 'hostPrincipal'> & { label: string }): string {
  return originAt(domain, tenant.hostPrincipal ?? `${tenant.label}.${domain.hostname}`)
}

/** Where the office of a church begins, without a trailing slash. */
export function officeOrigin(domain: ProductDomain, { label }: { readonly label: string }): string {
  return originAt(domain, `${label}.admin.${domain.hostname}`)
}

/** Where the console of the product's operators begins, without a trailing slash. */
export function operatorOrigin(domain: ProductDomain): string {
  return originAt(domain, `admin.${domain.hostname}`)
}

/** The product's own address, without a trailing slash. */
export function originOfProduct(domain: ProductDomain): string {
  return originAt(domain, domain.hostname)
}

/** Where the site of a host that belongs to a tenant begins, without a trailing slash. */
export function originAt({ protocol, port }: ProductDomain, host: string): string {
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
