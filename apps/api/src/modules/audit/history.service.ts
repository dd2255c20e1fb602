import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import { veil } from '../../platform/audit/history.rules.ts'
import { type ListQuery, readList } from '../../platform/database/keyset.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { RecordPlace } from '../../platform/work/records.ts'
import { findMemberNames, type NamedMember } from '../members/members.service.ts'
import { type ChangeRow, countChanges, historyOrder, listChanges, listMakers } from './history.queries.ts'

type Told = Pick<RecordPlace, 'kind' | 'id' | 'hidden'> & Partial<Pick<RecordPlace, 'veiled'>>

/** Lists what was changed of a record, the newest first. Names only current members. The caller may read the record. */
export async function listHistory(work: ChurchWork, record: Told, query: ListQuery) {
  const { rows, proximo, total } = await readList(historyOrder, query, {
    list: (part) => listChanges(work, record, part),
    count: () => countChanges(work, record),
  })
  const accounts = new Set(rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])))
  const names = await findMemberNames(work, [...accounts])
  const itens = rows.map((row) => toChange(row, record, (row.accountId !== null && names.get(row.accountId)) || null))
  return { itens, proximo, total }
}

function toChange(
  { id, acao, momento, acessoSuporteId, antes, depois }: ChangeRow,
  { hidden, veiled }: Told,
  usuario: RecordChange['usuario'],
): RecordChange {
  const names = Object.keys({ ...antes, ...depois }).filter((name) => !hidden?.has(name))
  const tell = (name: string, fields: ChangeRow['antes']) => {
    const value = fields?.[name] ?? null
    return value !== null && veiled?.has(name) ? veil : value
  }
  return {
    id,
    acao: acao as AuditedAct,
    momento: momento.toISOString(),
    usuario,
    flagSuporte: acessoSuporteId !== null,
    campos: names.map((campo) => ({ campo, antes: tell(campo, antes), depois: tell(campo, depois) })),
  }
}

/** Finds who made records of a kind, by the records' ids. Names only current members. */
export async function findMakers(
  work: ChurchWork,
  kind: string,
  ids: readonly string[],
): Promise<Map<string, NamedMember>> {
  if (ids.length === 0) return new Map()
  const makers = await listMakers(work, kind, ids)
  const accounts = makers.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  const names = await findMemberNames(work, [...new Set(accounts)])
  return new Map(
    makers.flatMap(({ id, accountId }) => {
      const name = accountId === null ? undefined : names.get(accountId)
      return name ? [[id, name] as const] : []
    }),
  )
}
