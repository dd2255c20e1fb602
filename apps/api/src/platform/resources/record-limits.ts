import type { Permission } from '@narthex/contract/permissions'
import type { Resource } from '@narthex/contract/resources/resource'
import { and, eq, type SQL } from 'drizzle-orm'
import { ofChurch } from '../database/of-church.ts'
import { forbidden, notFound } from '../errors/domain-error.ts'
import { findLimit } from '../http/role-limits.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { RecordPlace } from '../work/records.ts'
import type { ResourceColumns } from './resource-columns.ts'
import type { Kind } from './resource-kind.ts'

type Caller = Pick<MemberCall, 'actor' | 'church'>
interface Limited {
  readonly resource: Pick<Resource, 'limits'>
  readonly service: { readonly list: { readonly columns: ResourceColumns<Resource> } }
}

/**
 * SQL condition: the records of a kind that the caller's roles reach by a permission; undefined for all of the church. Throws
 * FORBIDDEN for a permission that they have within limits which the kind does not know.
 */
export function limitRecords(
  { actor, church }: Caller,
  { resource, service }: Limited,
  permission: Permission,
): SQL | undefined {
  const { limits } = resource
  // A kind without limits is called by those alone who have the whole permission.
  const ids = limits && findLimit(actor, permission, limits.by)
  if (ids === undefined) return undefined
  const { limited } = service.list.columns
  if (!limited) throw forbidden()
  return limited(ids, church)
}

interface Sought {
  readonly id: number
  readonly permission: Permission
}

/** Whether the caller's roles reach a record by a permission. Throws FORBIDDEN where no role brings it. */
export async function isRecordReached(
  work: ChurchWork,
  call: Caller,
  kind: Limited,
  { id, permission }: Sought,
): Promise<boolean> {
  const isReached = limitRecords(call, kind, permission)
  if (isReached === undefined) return true
  const { table, id: idColumn } = kind.service.list.columns
  const isNamed = and(ofChurch(table, work.church), eq(idColumn, id), isReached)
  return (await work.tx.$count(table, isNamed)) > 0
}

/** Throws NOT_FOUND for a record that the caller's roles do not reach by a permission: to them there is none. */
export async function requireReached(work: ChurchWork, call: Caller, kind: Limited, sought: Sought): Promise<void> {
  if (!(await isRecordReached(work, call, kind, sought))) throw notFound()
}

/** A record as the caller may change it: one that their roles do not reach is not found, also while it is locked. */
export function reachedRecord(call: Caller, { resource, service }: Kind, id: number): RecordPlace<never> {
  const place = service.record(id) as RecordPlace<never>
  const permission = resource.may.write
  if (limitRecords(call, { resource, service }, permission) === undefined) return place
  return {
    ...place,
    findAll: undefined,
    async find(work, options) {
      const row = await place.find(work, options)
      // After the lock: a record that has just moved elsewhere is out of reach. Its history is read without one.
      if (row && options?.isHeld) await requireReached(work, call, { resource, service }, { id, permission })
      return row
    },
  }
}
