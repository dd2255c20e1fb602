/**
 * A church for everything below the route: its rows, and the version of its content.
 * Only `scope-factory.ts` makes one, and only tenancy and jobs may import that file (boundary rule),
 * so a query that asks for a ChurchScope cannot be called with a number from a request.
 */
export class ChurchScope {
  readonly kind = 'church'
  readonly igrejaId: number
  readonly uuid: string
  readonly codigo: string
  readonly slug: string
  readonly organizacaoId: number | null
  readonly flagAtivo: boolean
  /** Closed by the operator for a while: its owners still read in the office. Never where `flagAtivo`. */
  readonly isSuspended: boolean
  /** The content version; rises with every write by an editor. */
  readonly versao: number
  /** The host of its own that its addresses use; null where it lives below the product's domain. */
  readonly hostPrincipal: string | null
  /** The hosts of others that may frame its embedded views; empty where it lists none. */
  readonly embedHosts: readonly string[]
  // A private name makes the type nominal: no object literal can stand in for a scope.
  readonly #made = true

  /** @internal Use scope-factory.ts. */
  constructor(row: TenantRow) {
    this.igrejaId = row.id
    this.uuid = row.uuid
    this.codigo = row.codigo ?? row.slug
    this.slug = row.slug
    this.organizacaoId = row.organizacaoId
    this.flagAtivo = row.flagAtivo
    this.isSuspended = !row.flagAtivo && row.flagSuspensa === true
    this.versao = row.versao
    this.hostPrincipal = row.hostPrincipal
    this.embedHosts = row.embedHosts ?? []
    Object.freeze(this)
  }

  /** Names this church in caches and messages; never equal to an organisation's. */
  get key(): TenantKey {
    return `i${this.igrejaId}`
  }

  /** Its label below the product's domain. */
  get label(): string {
    return this.codigo
  }

  /** True where a caller's reference (id, uuid, slug or code) means this church. */
  isNamed(reference: string): boolean {
    return [String(this.igrejaId), this.uuid, this.slug, this.codigo].includes(reference)
  }

  static is(value: unknown): value is ChurchScope {
    return typeof value === 'object' && value !== null && #made in value
  }
}

/** An organisation of several churches (360): its public pages and the public data of its churches. */
export class OrganisationScope {
  readonly kind = 'organisation'
  readonly organizacaoId: number
  readonly uuid: string
  readonly slug: string
  readonly flagAtivo: boolean
  readonly versao: number
  readonly hostPrincipal: string | null
  readonly #made = true

  /** @internal Use scope-factory.ts. */
  constructor(row: TenantRow) {
    this.organizacaoId = row.id
    this.uuid = row.uuid
    this.slug = row.slug
    this.flagAtivo = row.flagAtivo
    this.versao = row.versao
    this.hostPrincipal = row.hostPrincipal
    Object.freeze(this)
  }

  get key(): TenantKey {
    return `o${this.organizacaoId}`
  }

  get label(): string {
    return this.slug
  }

  isNamed(reference: string): boolean {
    return [String(this.organizacaoId), this.uuid, this.slug].includes(reference)
  }

  static is(value: unknown): value is OrganisationScope {
    return typeof value === 'object' && value !== null && #made in value
  }
}

/** The church or organisation that a host belongs to. */
export type Tenant = ChurchScope | OrganisationScope
export type TenantKey = `i${number}` | `o${number}`

/** A tenant's row in the directory. */
export interface TenantRow {
  readonly kind: 'church' | 'organisation'
  readonly id: number
  readonly uuid: string
  /** Churches only. */
  readonly codigo: string | null
  readonly slug: string
  readonly organizacaoId: number | null
  readonly flagAtivo: boolean
  readonly versao: number
  readonly hostPrincipal: string | null
  /** Churches only. */
  readonly flagSuspensa?: boolean
  /** Churches only. */
  readonly embedHosts?: readonly string[]
}
