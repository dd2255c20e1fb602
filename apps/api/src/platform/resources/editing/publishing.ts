import type { Publication } from '@narthex/contract/resources/editing.schemas'
import { DomainError, invalid, notFound } from '../../errors/domain-error.ts'
import type { Acting } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { requireVersion } from '../../work/edit.ts'
import { holdRecord, readRow, readRows } from '../resource-change.ts'
import { type Kind, type KindForm, type KindRow, pickForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { type DraftRow, findDraft, patchDraft } from './draft.queries.ts'
import { isSameForm } from './draft.rules.ts'
import { checkForm } from './draft-view.ts'
import {
  findShownLanguages,
  findWaitingLanguages,
  keepShownLanguages,
  makeRest,
  takeLanguage,
  withoutLanguage,
} from './languages.rules.ts'
import { findLastVersion } from './versions.queries.ts'
import { keepPublished, toAccountId } from './versions.ts'

type Actor = Pick<Acting, 'actor'>
/** Drafts that were read for many records at once. */
export type Drafts = ReadonlyMap<number, DraftRow>

const findDraftOfKind = async (work: ChurchWork, { resource }: Kind, id: number) =>
  resource.calls.saveDraft && (await findDraft(work, resource.name, id))

/**
 * Publishes a record that is held, with its draft: in one step it goes live as it was typed. Translations that are shown
 * already stay as they are, each being published by itself. CHANGED_MEANWHILE where the draft is another one than
 * `revisao`, or was made on an earlier version.
 */
export async function publishRecord(
  work: ChurchWork,
  call: Actor,
  kind: Kind,
  held: VersionedRow,
  { revisao }: Pick<Publication, 'revisao'> = {},
): Promise<void> {
  const draft = await findDraftOfKind(work, kind, held.id)
  const shown = await showRecord(work, kind, { held, draft }, revisao)
  await settlePublished(work, call, kind, [shown])
}

/** A record that is published, of which its version and what is left of its draft are not kept yet. */
export interface Published {
  readonly id: number
  readonly draft: DraftRow | undefined
  /** Finds the part of the draft that is not live, now that the record is as it is. */
  readonly findRest: (live: KindForm) => KindForm | undefined
}

interface Drafted {
  readonly held: VersionedRow
  readonly draft: DraftRow | undefined
}

/** The first half of `publishRecord`; `settlePublished` is the other one, for many records at once. */
export async function showRecord(
  work: ChurchWork,
  kind: Kind,
  { held, draft }: Drafted,
  revisao?: number,
): Promise<Published> {
  const { resource, service } = kind
  requireRevision(held, draft, revisao)
  if (!draft?.flagPendente) {
    await service.publish(work, held)
    return { id: held.id, draft, findRest: () => undefined }
  }
  const live = await readRow(kind, work, held.id)
  const form = requireComplete(kind, draft.formulario)
  const shown = service.isLive(held) && resource.calls.publishLanguage ? findShownLanguages(live) : []
  await service.set(work, held, shown.length > 0 ? keepShownLanguages(form, live, shown) : form)
  await service.publish(work, await holdRecord(kind, work, held.id))
  const waiting = findWaitingLanguages(draft.formulario, live, shown)
  const findRest = (now: KindForm) => makeRest(draft.formulario, now, waiting)
  return { id: held.id, draft, findRest }
}

/** Publishes one translation as the draft has it; the rest of the draft waits. */
export async function publishLanguage(
  work: ChurchWork,
  call: Actor,
  kind: Kind,
  {
    held,
    language,
    revisao,
  }: { readonly held: VersionedRow; readonly language: string } & Pick<Publication, 'revisao'>,
): Promise<void> {
  const { resource, service } = kind
  const draft = await findDraftOfKind(work, kind, held.id)
  requireRevision(held, draft, revisao)
  const live = pickForm(resource, await readRow(kind, work, held.id))
  const taken = draft?.flagPendente ? takeLanguage(draft.formulario, live, language) : undefined
  if (!taken && takeLanguage(live, live, language) === undefined) throw notFound()
  if (taken) await service.set(work, held, requireComplete(kind, taken))
  await service.publishLanguage(work, await holdRecord(kind, work, held.id), language)
  const isAllTaken =
    !draft?.flagPendente || isSameForm(withoutLanguage(draft.formulario, language), withoutLanguage(live, language))
  const findRest = ({ traducoes }: KindForm) => {
    const words = (traducoes as KindForm)[language]
    const typed = { ...(draft?.formulario.traducoes as KindForm | undefined), [language]: words }
    return isAllTaken ? undefined : { ...draft.formulario, traducoes: typed }
  }
  await settlePublished(work, call, kind, [{ id: held.id, draft, findRest }])
}

/** Throws CHANGED_MEANWHILE for a draft that the caller has not seen, or that does not know the record as it is. */
export function requireRevision(held: VersionedRow, draft: DraftRow | undefined, revisao: number | undefined): void {
  const isSeen = revisao === undefined || revisao === (draft?.revisao ?? 0)
  const isCurrent = !draft?.flagPendente || draft.versaoBase === held.versao
  if (isSeen && isCurrent) return
  throw new DomainError('CHANGED_MEANWHILE', { details: [{ path: 'versao', message: String(held.versao) }] })
}

/** Tells whether the caller has published just this, and asks again as the answer was lost: the record is live and as they left it. */
export async function wasPublished(
  work: ChurchWork,
  call: Actor,
  kind: Kind,
  held: VersionedRow,
  { versao, revisao }: Publication,
): Promise<boolean> {
  const { resource, service } = kind
  const own = toAccountId(call)
  if (own === null || held.versao <= versao || !service.isLive(held)) return false
  const last = await findLastVersion(work, { tipo: resource.name, registro: held.id })
  if (last?.versao !== held.versao || last.motivo !== 'PUBLICACAO' || last.accountId !== own) return false
  const draft = await findDraftOfKind(work, kind, held.id)
  if (!draft) return held.versao === versao + 1
  return !draft.flagPendente && draft.versaoBase === held.versao && draft.revisao === (revisao ?? 0) + 1
}

/**
 * Throws CHANGED_MEANWHILE unless the caller has seen the record as it is. Who saw the last save of the draft has: it knew
 * the record, also where it changed it and its answer was lost.
 */
export async function requireSeen(
  work: ChurchWork,
  kind: Kind,
  held: VersionedRow,
  { versao, revisao }: Publication,
): Promise<void> {
  const draft = revisao ? await findDraftOfKind(work, kind, held.id) : undefined
  const knowsDraft = draft !== undefined && draft.revisao === revisao && draft.versaoBase === held.versao
  if (!knowsDraft) requireVersion(held, versao)
}

/** The form of a draft; VALIDATION where it cannot go live as it is. */
export function requireComplete(kind: Kind, typed: KindForm): KindForm {
  const { form, problems } = checkForm(kind, typed)
  if (!form) throw invalid(problems)
  return form
}

/** Keeps the versions after publications, and of the drafts what was not published. */
export async function settlePublished(
  work: ChurchWork,
  call: Actor,
  kind: Kind,
  published: readonly Published[],
): Promise<void> {
  const { resource } = kind
  const rows = await readRows(kind, work, published)
  const forms = published.map((shown, at) => ({
    ...shown,
    row: rows[at] as KindRow,
    form: pickForm(resource, rows[at] as KindRow),
  }))
  await keepPublished(
    work,
    call,
    kind,
    forms.map(({ id, row, form }) => ({ id, versao: row.versao, form })),
  )
  for (const { id, draft, findRest, row, form } of forms) {
    if (!draft) continue
    const rest = findRest(form)
    const next = { formulario: rest ?? form, flagPendente: rest !== undefined, versaoBase: row.versao }
    await patchDraft(work, resource.name, id, { ...next, revisao: draft.revisao + 1, publicarEm: null, falha: null })
  }
}

/** A record that is changed otherwise takes its draft along where that knew its last version. */
export async function carryDraft(work: ChurchWork, kind: Kind, held: VersionedRow): Promise<void> {
  await carryFoundDraft(work, kind, { held, draft: await findDraftOfKind(work, kind, held.id) })
}

/** Does as `carryDraft` with a draft that was read before. */
export async function carryFoundDraft(work: ChurchWork, kind: Kind, { held, draft }: Drafted): Promise<void> {
  const { resource } = kind
  if (draft?.versaoBase !== held.versao) return
  const { versao } = await holdRecord(kind, work, held.id)
  await patchDraft(work, resource.name, held.id, { versaoBase: versao, publicarEm: null })
}
