import { congregations, type OfficeCongregation } from '@narthex/contract/churches/congregation.resource'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { withParts } from '../../../platform/work/records.ts'
import { listHistory } from '../../audit/history.service.ts'
import { countMembersOfCongregations, moveMembersOfCongregation } from '../../members/members.service.ts'
import { congregationRecord } from '../churches.records.ts'
import { congregationColumns } from './congregations.columns.ts'

type StoredCongregation = typeof congregationColumns.table.$inferSelect
type Counted = StoredCongregation & { readonly membros: number }

const statements = tableStatements(
  congregationColumns.table,
  async (work: ChurchWork, stored: readonly StoredCongregation[]): Promise<OfficeCongregation[]> => {
    const ids = stored.map(({ id }) => id)
    const counts = ids.length === 0 ? new Map() : await countMembersOfCongregations(work, ids)
    return stored.map(({ igrejaId: _, ...row }) => ({ ...row, membros: counts.get(row.id) ?? 0 }))
  },
)
const order = orderByColumn(congregationColumns.table)

/** The places where the church meets. Members belong to them. */
export const congregationService: ResourceService<typeof congregations, StoredCongregation> = {
  record: congregationRecord,
  subject: 'congregacao',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: congregationColumns, rows: statements.rows, count: statements.count },
  add: async (work, form) => statements.insert(work, { ...form, ordem: await order.findEnd(work) }),
  set: statements.update,
  async remove(work, held) {
    const membros = await countMembers(work, held.id)
    if (membros > 0) throw hasMembers(membros)
    await statements.remove(work, held)
  },
  order,
  history: listHistory,
}

export const { add: addCongregation } = resourceActs(congregations, congregationService)

const hasMembers = (membros: number) =>
  new DomainError('CONFLICT', {
    message: 'Members belong to this congregation.',
    details: [{ path: 'membros', message: String(membros) }],
  })

/** Moves all members of a congregation to another one, or to none, if their number is the one that the caller saw. */
export function moveCongregationMembers(
  call: MemberCall,
  id: number,
  { para, membros }: { readonly para: number | null; readonly membros: number },
): Promise<{ movidos: number }> {
  const target = para === null || para === id ? undefined : withCount(para)
  const plan = {
    act: 'CONGREGATION_MEMBERS_MOVED',
    subject: { congregacao: id, para: para ?? 0 },
    // No page shows it; as an edit of the site, moves run one after another.
    isPublic: true,
    hold: withCount(id),
    records: target ? [target] : [],
  } as const
  return edit<Counted, { movidos: number }>(call, plan, async ({ work, before, about, unchanged }) => {
    if (target && !(await target.find(work))) throw notFound()
    if (before.membros !== membros) throw new DomainError('CHANGED_MEANWHILE')
    if (membros === 0 || para === id) return unchanged({ movidos: 0 })
    const movidos = await moveMembersOfCongregation(work, id, para)
    about({ movidos })
    return { movidos }
  })
}

const countMembers = async (work: ChurchWork, id: number) =>
  (await countMembersOfCongregations(work, [id])).get(id) ?? 0

/** A congregation with the number of its members, which its own history keeps when they are moved. */
const withCount = (id: number) =>
  withParts(congregationRecord(id), async (work) => ({ membros: await countMembers(work, id) }))
