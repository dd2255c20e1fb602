import { hasPermission, type Permission } from '@narthex/contract/permissions'
import type { Resource } from '@narthex/contract/resources/resource'
import { forbidden } from '../errors/domain-error.ts'
import { isWithinLimits } from '../http/role-limits.ts'
import type { MemberCall } from '../http/route.ts'
import { isProduct } from '../work/acting-call.ts'
import type { ChurchWork } from '../work/church-work.ts'
import type { FilesReader } from './importing/record-files.ts'
import type { ResourceActs, ResourceService, VersionedRow } from './resource-service.ts'

/** A kind that has every call. */
export type WholeResource = Resource & { readonly calls: Required<Resource['calls']> }
export type WholeActs = ResourceActs<WholeResource>
export type WholeService = ResourceService<WholeResource, VersionedRow> & { readonly files?: FilesReader }

/** A kind with its service, their types forgotten so that kinds of all domains stand in one list. */
export interface Kind {
  readonly resource: WholeResource
  readonly service: WholeService
}

const kindsByName = new Map<string, Kind>()

export function toKind<R extends Resource, Held extends VersionedRow>(
  resource: R,
  service: ResourceService<R, Held>,
): Kind {
  const kind = { resource, service } as unknown as Kind
  kindsByName.set(resource.name, kind)
  return kind
}

/** A kind by its name, for what names records of another one. */
export const findKindByName = (name: string): Kind | undefined => kindsByName.get(name)

export type KindForm = Readonly<Record<string, unknown>>
/** A row as calls answer it. */
export type KindRow = Readonly<Record<string, unknown>> & VersionedRow

/** The fields of a row that are declared, whatever its service has read. */
export function pickDeclared({ shape }: Pick<Resource['row'], 'shape'>, row: KindForm): KindForm {
  return Object.fromEntries(Object.keys(shape).flatMap((name) => (name in row ? [[name, row[name]]] : [])))
}

/** The form of a record as it is: the fields of its row that the form has. */
export const pickForm = ({ form }: Pick<Resource, 'form'>, row: KindForm): KindForm => pickDeclared(form, row)

/** The title of a record in lists: the first text that they search. */
export function findTitle({ list, name }: Pick<Resource, 'list' | 'name'>, row: KindForm): string {
  const title = row[list.search[0] ?? '']
  return typeof title === 'string' ? title : name
}

/** Whether the caller may; the product itself may all. */
export const isAllowed = ({ actor }: Pick<MemberCall, 'actor'>, permission: Permission): boolean =>
  isProduct(actor) || hasPermission(actor, permission)

/** Whether the caller may read records of a kind, be it within limits that the kind knows. */
export const mayReadKind = (
  call: Pick<MemberCall, 'actor'>,
  { may, limits }: Pick<Resource, 'may' | 'limits'>,
): boolean => isAllowed(call, may.read) || isWithinLimits(call.actor, may.read, limits?.by)

/** The kinds that the caller may read, of modules that the church has; `mayRead` admits more than those who read all of a kind. */
export async function findOpenKinds(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor'>,
  kinds: readonly Kind[],
  mayRead: typeof mayReadKind = (caller, { may }) => isAllowed(caller, may.read),
): Promise<Kind[]> {
  const { modules } = await work.facts()
  return kinds.filter(({ resource }) => {
    const { module } = resource
    const flag = typeof module === 'object' ? module.flag : module
    return (flag === undefined || modules.has(flag)) && mayRead(call, resource)
  })
}

export const mayPublish = (call: Pick<MemberCall, 'actor'>, { may }: Pick<Resource, 'may'>): boolean =>
  isAllowed(call, may.publish ?? may.write)

/** Throws FORBIDDEN where what is live would be changed by one who may not publish. */
export function requirePublisher(call: Pick<MemberCall, 'actor'>, resource: Pick<Resource, 'may'>): void {
  if (!mayPublish(call, resource)) throw forbidden()
}
