import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { historico } from '../../platform/audit/audit.tables.ts'
import { defineKeyset, type Part } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { RecordPlace } from '../../platform/work/records.ts'

type NamedRecord = Pick<RecordPlace, 'kind' | 'id'>

/** The newest first. */
export const historyOrder = defineKeyset('history', [{ column: historico.id, kind: 'number', direction: 'desc' }])

const isOfRecord = (church: ChurchScope, { kind, id }: NamedRecord) =>
  and(ofChurch(historico, church), eq(historico.tipo, kind), eq(historico.registro, id))

export function listChanges({ church, tx }: ChurchWork, record: NamedRecord, { isBehind, limit }: Part) {
  const { id, acao, momento, accountId, acessoSuporteId, antes, depois } = historico
  return tx
    .select({ place: historyOrder.place, id, acao, momento, accountId, acessoSuporteId, antes, depois })
    .from(historico)
    .where(and(isOfRecord(church, record), isBehind))
    .orderBy(...historyOrder.orderBy)
    .limit(limit)
}

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

export const countChanges = ({ church, tx }: ChurchWork, record: NamedRecord): Promise<number> =>
  tx.$count(historico, isOfRecord(church, record))

/**
 * Lists the makers of records of a kind, as far as the history reaches. The first act of a record comes last: a record that
 * came back from the trash was made before.
 */
export function listMakers({ church, tx }: ChurchWork, kind: string, ids: readonly string[]) {
  const { registro, accountId } = historico
  return tx
    .select({ id: registro, accountId })
    .from(historico)
    .where(
      and(ofChurch(historico, church), eq(historico.tipo, kind), inArray(registro, [...ids]), isNull(historico.antes)),
    )
    .orderBy(desc(historico.id))
}
