import type { Publication } from '@narthex/contract/resources/editing.schemas'
import { DomainError, invalid, notFound } from '../../errors/domain-error.ts'
import type { Acting } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { requireVersion } from '../../work/edit.ts'
import { holdRecord, readRow } from '../resource-change.ts'
import { type Kind, type KindForm, pickForm } from '../resource-kind.ts'
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
import { keepVersion } from './versions.ts'

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
  { revisao, drafts }: Pick<Publication, 'revisao'> & { readonly drafts?: Drafts } = {},
): Promise<void> {
  const { resource, service } = kind
  const draft = drafts ? drafts.get(held.id) : await findDraftOfKind(work, kind, held.id)
  requireRevision(held, draft, revisao)
  if (!draft?.flagPendente) {
    await service.publish(work, held)
    return settle(work, call, kind, { id: held.id, draft, findRest: () => undefined })
  }
  const live = await readRow(kind, work, held.id)
  const form = requireComplete(kind, draft.formulario)
  const shown = service.isLive(held) && resource.calls.publishLanguage ? findShownLanguages(live) : []
  await service.set(work, held, shown.length > 0 ? keepShownLanguages(form, live, shown) : form)
  await service.publish(work, await holdRecord(kind, work, held.id))
  const waiting = findWaitingLanguages(draft.formulario, live, shown)
  const findRest = (now: KindForm) => makeRest(draft.formulario, now, waiting)
  await settle(work, call, kind, { id: held.id, draft, findRest })
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
  await settle(work, call, kind, { id: held.id, draft, findRest })
}

/** Throws CHANGED_MEANWHILE for a draft that the caller has not seen, or that does not know the record as it is. */
export function requireRevision(held: VersionedRow, draft: DraftRow | undefined, revisao: number | undefined): void {
  const isSeen = revisao === undefined || revisao === (draft?.revisao ?? 0)
  const isCurrent = !draft?.flagPendente || draft.versaoBase === held.versao
  if (isSeen && isCurrent) return
  throw new DomainError('CHANGED_MEANWHILE', { details: [{ path: 'versao', message: String(held.versao) }] })
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

interface Settled {
  readonly id: number
  readonly draft: DraftRow | undefined
  /** Finds the part of the draft that is not live, now that the record is as it is. */
  readonly findRest: (live: KindForm) => KindForm | undefined
}

/** Keeps the version after a publication, and of the draft what was not published. */
async function settle(work: ChurchWork, call: Actor, kind: Kind, { id, draft, findRest }: Settled): Promise<void> {
  const row = await readRow(kind, work, id)
  const form = pickForm(kind.resource, row)
  await keepVersion(work, call, kind, { id, versao: row.versao, form, reason: 'PUBLICACAO' })
  if (!draft) return
  const rest = findRest(form)
  const next = { formulario: rest ?? form, flagPendente: rest !== undefined, versaoBase: row.versao }
  await patchDraft(work, kind.resource.name, id, { ...next, revisao: draft.revisao + 1, publicarEm: null, falha: null })
}

/** A record that is changed otherwise takes its draft along where that knew its last version. */
export async function carryDraft(work: ChurchWork, kind: Kind, held: VersionedRow): Promise<void> {
  const { resource } = kind
  if (!resource.calls.saveDraft) return
  const draft = await findDraft(work, resource.name, held.id)
  if (draft?.versaoBase !== held.versao) return
  const { versao } = await holdRecord(kind, work, held.id)
  await patchDraft(work, resource.name, held.id, { versaoBase: versao, publicarEm: null })
}
