import type { KeptVersion, RecordVersion } from '@narthex/contract/resources/editing.schemas'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import { readList } from '../../database/keyset.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import { type Acting, findAuthor } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { readRow } from '../resource-change.ts'
import type { Kind, KindForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { type Editor, findEditors } from './editors.queries.ts'
import {
  countVersions,
  findLastVersion,
  findVersion,
  insertVersions,
  listVersionRows,
  versionOrder,
} from './versions.queries.ts'

/** How often a version is kept while a record is edited. */
const spacingMs = 10 * 60_000

interface Kept extends VersionedRow {
  readonly form: KindForm
  readonly reason: 'CRIACAO' | 'EDICAO' | 'PUBLICACAO'
}

export const toAccountId = ({ actor }: Pick<Acting, 'actor'>) => findAuthor(actor)

/**
 * Keeps a form as a version: of a new record and at each publication; while it is edited, at most every ten minutes.
 * Nothing is kept of kinds without versions.
 */
export async function keepVersion(
  work: ChurchWork,
  call: Pick<Acting, 'actor'>,
  { resource, service }: Kind,
  { id, versao, form, reason }: Kept,
): Promise<void> {
  if (!resource.calls.listVersions) return
  const owner = { tipo: resource.name, registro: id }
  const last = reason === 'EDICAO' ? await findLastVersion(work, owner) : undefined
  if (last && work.now.getTime() - last.momento.getTime() < spacingMs) return
  const { person: memberId = null } = service.record(id)
  const kept = { tipo: resource.name, motivo: reason, accountId: toAccountId(call) }
  await insertVersions(work, kept, [{ registro: id, versao, memberId, formulario: form }])
}

/** Keeps versions of many records that were published. Nothing is kept of kinds without versions. */
export async function keepPublished(
  work: ChurchWork,
  call: Pick<Acting, 'actor'>,
  { resource, service }: Kind,
  published: readonly Omit<Kept, 'reason'>[],
): Promise<void> {
  if (!resource.calls.listVersions || published.length === 0) return
  const kept = { tipo: resource.name, motivo: 'PUBLICACAO', accountId: toAccountId(call) } as const
  const rows = published.map(({ id, versao, form }) => ({
    registro: id,
    versao,
    memberId: service.record(id).person ?? null,
    formulario: form,
  }))
  await insertVersions(work, kept, rows)
}

export function listVersions({ inChurch }: MemberCall, kind: Kind, id: number, query: ListedQuery) {
  const owner = { tipo: kind.resource.name, registro: id }
  return inChurch(async (work) => {
    await readRow(kind, work, id)
    const { rows, ...list } = await readList(versionOrder, query, {
      list: (part) => listVersionRows(work, owner, part),
      count: () => countVersions(work, owner),
    })
    const editors = await findEditors(
      work,
      rows.map(({ accountId }) => accountId),
    )
    const itens = rows.map(({ place: _, accountId, ...row }) => toVersion(row, editors.get(accountId)))
    return { itens, ...list }
  })
}

export function getVersion({ inChurch }: MemberCall, kind: Kind, id: number, versionId: number): Promise<KeptVersion> {
  return inChurch(async (work) => {
    await readRow(kind, work, id)
    const row = await requireVersion(work, kind, id, versionId)
    const editors = await findEditors(work, [row.accountId])
    return { ...toVersion(row, editors.get(row.accountId)), formulario: row.formulario }
  })
}

export async function requireVersion(work: ChurchWork, { resource }: Kind, id: number, versionId: number) {
  const row = await findVersion(work, { tipo: resource.name, registro: id }, versionId)
  if (!row) throw notFound()
  return row
}

const toVersion = (
  { id, versao, motivo, momento }: { id: number; versao: number; motivo: RecordVersion['motivo']; momento: Date },
  editor: Editor | undefined,
): RecordVersion => ({ id, versao, motivo, momento: momento.toISOString(), usuario: editor ?? null })
