import { findActGroup, findDetailsPermission, listGroupActs } from '@narthex/contract/audit/act-groups'
import type { AuditEntry, AuditQuery, LoggedAct } from '@narthex/contract/audit/audit.endpoints'
import { type AuditedAct, auditedActs } from '@narthex/contract/audit/audited-acts'
import { toInstants } from '@narthex/contract/church-time'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { readList } from '../../platform/database/keyset.ts'
import { mapPage, readPage } from '../../platform/database/page.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { type AccountId, type ChatChannelId, toMemberId } from '../../platform/ids.ts'
import { findKeptRecord, findTitles, toRecordName } from '../../platform/resources/found/titles.ts'
import { isAllowed, type Kind } from '../../platform/resources/resource-kind.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findMemberNames } from '../members/members.service.ts'
import {
  type ActFilter,
  auditOrder,
  countActs,
  findAccountOfMember,
  type LoggedRecord,
  listActs,
  listActsBehind,
  listRecordsOfActs,
} from './audit.queries.ts'

/** Lists the acts of a chat channel, newest first. Names only current members. `page` counts from 1. */
export async function pageOfAudit(
  { inChurch }: ChurchCall,
  { canal, ...query }: PageQuery & { readonly canal: ChatChannelId },
): Promise<Page<AuditEntry>> {
  return inChurch(async (work) => {
    const rows = await readPage(query, await countActs(work, { canal }), (slice) => listActs(work, { canal }, slice))
    const names = await findActors(work, rows.itens)
    return mapPage(rows, (row) => toEntry(row, names))
  })
}

/**
 * Lists the audit log of a church, newest first. Names only current members, and only records that the caller may read; the
 * acts of a record that the caller may not read are none.
 */
export function listAuditLog(call: MemberCall, kinds: readonly Kind[], query: AuditQuery) {
  return call.inChurch(async (work) => {
    const filter = await toFilter(work, call, kinds, query)
    if (!filter) return { itens: [], proximo: null, total: query.apos === undefined ? 0 : null }
    const { rows, proximo, total } = await readList(auditOrder, query, {
      list: (part) => listActsBehind(work, filter, part),
      count: () => countActs(work, filter),
    })
    const open = rows.filter(({ acao }) => mayReadDetails(call, acao as AuditedAct))
    const names = await findActors(work, rows)
    const records = await listRecordsOfActs(
      work,
      open.map(({ id }) => id),
    )
    for (const { id, detalhes } of open) addPerson(records, id, detalhes)
    const titles = await findTitles(work, call, kinds, [...records.values()].flat())
    const itens = rows.map((row): LoggedAct => {
      const entry = toEntry(row, names)
      const found = (records.get(row.id) ?? []).flatMap((record) => titles.get(toRecordName(record)) ?? [])
      return mayReadDetails(call, entry.acao)
        ? { ...entry, registros: found }
        : { ...entry, detalhes: {}, registros: [] }
    })
    return { itens, proximo, total }
  })
}

/** The filter that a query asks for; undefined where nothing can be found by it. */
async function toFilter(
  work: ChurchWork,
  call: MemberCall,
  kinds: readonly Kind[],
  { acao, grupo, usuario, tipo, registro, ...period }: AuditQuery,
): Promise<ActFilter | undefined> {
  if (acao && grupo && findActGroup(acao) !== grupo) return undefined
  const asked = acao ? [acao] : grupo && listGroupActs(grupo)
  const { timeZone } = await work.facts()
  const inPeriod = await withActor(work, toInstants(period, timeZone), usuario)
  if (!inPeriod || (tipo === undefined) !== (registro === undefined)) return undefined
  if (tipo === undefined || registro === undefined) return { ...inPeriod, acts: asked }
  const record = await findKeptRecord(work, call, kinds, { tipo, id: registro })
  // An act whose details are not told does not say either that it was about this record.
  const acts = (asked ?? auditedActs).filter((act) => mayReadDetails(call, act))
  return record && { ...inPeriod, acts, record }
}

async function withActor(
  work: ChurchWork,
  filter: ActFilter,
  usuario: number | undefined,
): Promise<ActFilter | undefined> {
  if (usuario === undefined) return filter
  const accountId = await findAccountOfMember(work, toMemberId(usuario))
  return accountId === null ? undefined : { ...filter, accountId }
}

/** Whether the details of an act are told to the caller. */
function mayReadDetails(call: MemberCall, act: AuditedAct): boolean {
  const permission = findDetailsPermission(act)
  return permission === undefined || isAllowed(call, permission)
}

/** Puts the person whom an act is about before the records that it changed. */
function addPerson(records: Map<number, LoggedRecord[]>, actId: number, { usuario }: AuditEntry['detalhes']): void {
  if (usuario === undefined) return
  const person = { kind: 'usuario', id: String(usuario) }
  const others = (records.get(actId) ?? []).filter(({ kind, id }) => kind !== person.kind || id !== person.id)
  records.set(actId, [person, ...others])
}

interface ActRow {
  readonly id: number
  readonly acao: string
  readonly momento: Date
  readonly accountId: AccountId | null
  readonly detalhes: AuditEntry['detalhes']
}

async function findActors(work: ChurchWork, rows: readonly ActRow[]) {
  const logins = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  return findMemberNames(work, [...new Set(logins)])
}

const toEntry = (
  { id, acao, momento, accountId, detalhes }: ActRow,
  names: Awaited<ReturnType<typeof findActors>>,
): AuditEntry => ({
  id,
  acao: acao as AuditedAct,
  momento: momento.toISOString(),
  usuario: (accountId && names.get(accountId)) ?? null,
  detalhes,
})
