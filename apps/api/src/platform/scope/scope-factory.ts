import { ChurchScope, OrganisationScope, type Tenant, type TenantRow } from './scope.ts'

/** The only maker of scopes. Imported by tenancy and the job runner alone (boundary rule). */
export function createScope(row: TenantRow & { kind: 'church' }): ChurchScope
export function createScope(row: TenantRow): Tenant
export function createScope(row: TenantRow): Tenant {
  return row.kind === 'church' ? new ChurchScope(row) : new OrganisationScope(row)
}
