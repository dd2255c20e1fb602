import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../scope/scope.ts'

/** A table whose rows belong to a church. */
export type TenantTable = PgTable & { readonly igrejaId: PgColumn }

/** The rows of a table that are the church's: the predicate that leads every query of a tenant table. */
export const ofChurch = ({ igrejaId }: TenantTable, church: ChurchScope): SQL => eq(igrejaId, church.igrejaId)
