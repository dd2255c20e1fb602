import { ChurchScope, OrganisationScope, type Tenant, type TenantRow } from './scope.ts'

/** The only maker of scopes. Imported by tenancy, the job runner and the webhook resolver alone (boundary rule). */
export function scopeOf(row: TenantRow & { kind: 'church' }): ChurchScope
export function scopeOf(row: TenantRow): Tenant
export function scopeOf(row: TenantRow): Tenant {
  return row.kind === 'church' ? new ChurchScope(row) : new OrganisationScope(row)
}
