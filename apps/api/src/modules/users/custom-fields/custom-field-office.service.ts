import { customFields, type OfficeCustomField } from '@narthex/contract/users/custom-field.resource'
import type { AnswerCounts } from '@narthex/contract/users/custom-field-office.endpoints'
import { type CustomFieldReader, canReadField } from '@narthex/contract/users/custom-field-words'
import { forbidden, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import { isAllowed } from '../../../platform/resources/resource-kind.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { customFieldColumns } from './custom-fields.columns.ts'
import { countAnswers, findFieldId } from './custom-fields.queries.ts'
import { customFieldRecord, customFieldRow } from './custom-fields.records.ts'

type StoredField = typeof customFieldColumns.table.$inferSelect

const order = orderByColumn(customFieldColumns.table)
const trash = trashStatements(customFieldColumns.table)
const statements = tableStatements(customFieldColumns.table, async (_: ChurchWork, stored: readonly StoredField[]) =>
  stored.map(({ igrejaId: _church, removidoEm: _removed, ...field }): OfficeCustomField => field),
)

/** The church's own questions about its people. */
export const customFieldService: ResourceService<typeof customFields, StoredField> = {
  record: customFieldRecord,
  subject: 'campo',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: customFieldColumns, rows: statements.rows, count: statements.count },
  add: async (work, form) => statements.insert(work, { ...form, ordem: await order.findEnd(work) }),
  set: (work, held, form) => statements.update(work, held, form),
  remove: trash.hide,
  restore: trash.unhide,
  purge: trash.purge,
  order,
  history: listHistory,
}

/** Writes custom fields on a church's behalf. */
export const customFieldActs = resourceActs(customFields, customFieldService)

interface Guarded {
  readonly id?: number | undefined
  readonly idExterno?: string | undefined
  /** Staff who see the answers after the change. */
  readonly visao?: CustomFieldReader | undefined
}

/**
 * Throws FORBIDDEN where someone would change a field whose answers they may not see, or show them to others: who keeps the
 * settings of a church reads no notes of care by that.
 */
export async function requireFieldReader(call: MemberCall, { id, idExterno, visao }: Guarded): Promise<void> {
  const field = await call.inChurch(async (work) => {
    const known = id ?? (idExterno === undefined ? undefined : await findFieldId(work, idExterno))
    return known === undefined ? undefined : customFieldRow(known).find(work)
  })
  for (const reader of [field?.visao, visao])
    if (reader && !canReadField({ visao: reader }, (permission) => isAllowed(call, permission))) throw forbidden()
}

/** The number of answers that a change of a field would touch. */
export async function countFieldAnswers(call: MemberCall, id: number): Promise<AnswerCounts> {
  await requireFieldReader(call, { id })
  return call.inChurch(async (work) => {
    if (!(await customFieldRecord(id).find(work))) throw notFound()
    const counts = await countAnswers(work, id)
    return {
      total: counts.reduce((sum, { total }) => sum + total, 0),
      opcoes: counts.flatMap(({ opcao, total }) => (opcao === null ? [] : [{ opcao, total }])),
    }
  })
}
