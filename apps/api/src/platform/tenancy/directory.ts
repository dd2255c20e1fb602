import type { ContentBus } from '../bus/bus.ts'
import { createTrustedCache } from '../cache/trusted-cache.ts'
import type { Database, Tx } from '../database/database.ts'
import { ChurchScope, OrganisationScope, type Tenant, type TenantKey } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { createSingleFlight } from '../single-flight.ts'
import { type FoundTenant, findChurchInOrganisation, findTenantByHost, findTenantByKey } from './directory.queries.ts'
import { type HostKey, hostKey, officeHostKey } from './host.ts'

/** The tenants by host, and by reference in a call. The one place where scopes come from requests. */
export interface Directory {
  /** Tenant of a Host header; undefined for an unregistered host. */
  byHost(header: string | undefined): Promise<Tenant | undefined>
  /** Church whose office is at a Host header; undefined for any other host. Sites are not found here, offices not by `byHost`. */
  byOfficeHost(header: string | undefined): Promise<ChurchScope | undefined>
  /** Does as `byHost`, from memory alone: undefined also where it is not known yet. Never touches the database. */
  peek(header: string | undefined): Tenant | undefined
  /** The church that `reference` names, seen from a tenant's host: its own, or one of its organisation (360). */
  churchFrom(tenant: Tenant, reference: string): Promise<ChurchScope | undefined>
  /** The organisation that `reference` names, seen from a tenant's host. */
  organisationFrom(tenant: Tenant, reference: string): Promise<OrganisationScope | undefined>
}

/**
 * Hosts and tenants remembered; at some 300 bytes each, 100,000 of each cost about 60 MB. Counted by size, because a
 * `max` of entries takes the memory of all of them, and 50 ms, before the first.
 */
const remembered = { maxSize: 100_000, sizeCalculation: () => 1 }

/**
 * A directory that remembers what it looked up, hits and misses alike, until the bus tells of a change.
 * While the bus is deaf (`isTrusted` false) nothing remembered is believed.
 */
export function createDirectory(database: Database, bus: ContentBus, marker: string): Directory {
  const tenants = createTrustedCache<TenantKey, Tenant>(bus, remembered, (change) => change.tenants)
  const hosts = createTrustedCache<string, TenantKey | 'none'>(bus, remembered, (change) => change.hosts)
  const references = createTrustedCache<string, TenantKey | 'none'>(bus, remembered, (change) =>
    change.hosts.length > 0 ? 'everything' : [],
  )
  const lookUps = createSingleFlight<string, Tenant | undefined>()
  bus.subscribe(lookUps.forgetAll)

  /** While the bus is not trusted, callers share no look-up: it may have begun before a change. */
  function lookUp(name: string, find: (tx: Tx) => Promise<FoundTenant | undefined>): Promise<Tenant | undefined> {
    const task = () => readTenant(find)
    return bus.isTrusted() ? lookUps.run(name, task) : task()
  }

  async function readTenant(find: (tx: Tx) => Promise<FoundTenant | undefined>): Promise<Tenant | undefined> {
    const keep = tenants.begin()
    const row = await database.inDirectory(find)
    if (!row) return undefined
    const tenant = createScope(row)
    keep(tenant.key, tenant)
    const organisation = row.organizacao && createScope(row.organizacao)
    if (organisation) keep(organisation.key, organisation)
    return tenant
  }

  function current(key: TenantKey): Promise<Tenant | undefined> | Tenant {
    return tenants.get(key) ?? lookUp(key, (tx) => findTenantByKey(tx, key))
  }

  async function named(
    memo: typeof hosts,
    name: string,
    find: (tx: Tx) => Promise<FoundTenant | undefined>,
  ): Promise<Tenant | undefined> {
    const known = memo.get(name)
    if (known === 'none') return undefined
    if (known) return current(known)
    const keep = memo.begin()
    const tenant = await lookUp(name, find)
    keep(name, tenant?.key ?? 'none')
    return tenant
  }

  const nameOf = (key: HostKey) => `${key.tipo}:${key.nome}`

  return {
    async byHost(header) {
      const key = hostKey(header, marker)
      return key ? named(hosts, nameOf(key), (tx) => findTenantByHost(tx, key)) : undefined
    },
    async byOfficeHost(header) {
      const key = officeHostKey(header, marker)
      const tenant =
        key && key !== 'none' ? await named(hosts, nameOf(key), (tx) => findTenantByHost(tx, key)) : undefined
      return ChurchScope.is(tenant) ? tenant : undefined
    },
    peek(header) {
      const key = hostKey(header, marker)
      const known = key ? hosts.get(nameOf(key)) : undefined
      return known && known !== 'none' ? tenants.get(known) : undefined
    },
    async churchFrom(tenant, reference) {
      if (ChurchScope.is(tenant) && tenant.isNamed(reference)) return tenant
      const { organizacaoId } = tenant
      if (organizacaoId === null) return undefined
      const church = await named(references, `${organizacaoId}|${reference}`, (tx) =>
        findChurchInOrganisation(tx, organizacaoId, reference),
      )
      return ChurchScope.is(church) ? church : undefined
    },
    async organisationFrom(tenant, reference) {
      if (tenant.organizacaoId === null) return undefined
      const organisation = OrganisationScope.is(tenant) ? tenant : await current(`o${tenant.organizacaoId}`)
      return OrganisationScope.is(organisation) && organisation.isNamed(reference) ? organisation : undefined
    },
  }
}
