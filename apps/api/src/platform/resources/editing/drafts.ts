import type { DraftSave, Publication, RecordDraft } from '@narthex/contract/resources/editing.schemas'
import { inSavepoint } from '../../database/savepoint.ts'
import { DomainError, type ErrorDetail } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { changeRecord, holdRecord, readRow, withTheirs } from '../resource-change.ts'
import { type Kind, type KindForm, mayPublish, pickForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { type DraftRow, findDraft, patchDraft, putDraft } from './draft.queries.ts'
import { isKnownSave, isSameForm, knowsAll, noteSave } from './draft.rules.ts'
import { checkForm, showDraft } from './draft-view.ts'
import { noteSavedChange } from './quiet-history.ts'
import { keepVersion, requireVersion, toAccountId } from './versions.ts'

/** A record with its draft. */
export const getDraft = ({ inChurch }: MemberCall, kind: Kind, id: number): Promise<RecordDraft> =>
  inChurch((work) => showDraft(work, kind, id))

/**
 * Keeps what is typed. Of a record that is live nothing changes; of one that is a draft itself the record changes, as soon
 * as the form is complete. Saves may be lost, doubled and late: one that is overtaken changes nothing. The content version
 * stays.
 */
export async function saveDraft(call: MemberCall, kind: Kind, id: number, save: DraftSave): Promise<RecordDraft> {
  try {
    return await call.inChurch(async (work) => {
      const held = await holdRecord(kind, work, id)
      const draft = await findDraft(work, kind.resource.name, id)
      const { editor: client } = save
      if (isKnownSave(draft, save)) return showDraft(work, kind, id, { client })
      if (!knowsAll(draft, held, { ...save, accountId: toAccountId(call) })) throw overtaken(held)
      const sequencias = noteSave(draft, save)
      const typed = { form: save.formulario, client, sequencias }
      const problems = await writeDraft(work, call, kind, { held, draft, ...typed })
      return showDraft(work, kind, id, { client, problems })
    })
  } catch (error) {
    throw await withTheirs(call, kind, id, error)
  }
}

const overtaken = ({ versao }: VersionedRow) =>
  new DomainError('CHANGED_MEANWHILE', { details: [{ path: 'versao', message: String(versao) }] })

interface Written {
  readonly held: VersionedRow
  readonly draft: DraftRow | undefined
  readonly form: KindForm
  readonly client: string
  readonly sequencias: DraftRow['sequencias']
}

/** Writes a form as the draft of a record that is held. Gives what keeps it from being published. */
async function writeDraft(
  work: ChurchWork,
  call: MemberCall,
  kind: Kind,
  { held, draft, form, client, sequencias }: Written,
): Promise<readonly ErrorDetail[]> {
  const { id } = held
  const checked = checkForm(kind, form)
  const isLive = kind.service.isLive(held)
  const live = pickForm(kind.resource, await readRow(kind, work, id))
  const isSame = checked.form !== undefined && isSameForm(checked.form, live)
  const refusal =
    checked.form && !isLive && !isSame ? await applyToRecord(work, call, kind, { held, form: checked.form }) : undefined
  const isApplied = !isLive && checked.form !== undefined && !refusal
  const versao = isApplied && !isSame ? held.versao + 1 : held.versao
  // Who may not publish does not choose what goes live later.
  const publicarEm = mayPublish(call, kind.resource) ? (draft?.publicarEm ?? null) : null
  await putDraft(work, kind.resource.name, id, {
    formulario: form,
    versaoBase: versao,
    revisao: (draft?.revisao ?? 0) + 1,
    flagPendente: !isSame && !isApplied,
    editor: client,
    sequencias,
    accountId: toAccountId(call),
    dataAlteracao: work.now,
    publicarEm,
    falha: null,
  })
  if (!isSame) await keepVersion(work, call, kind, { id, versao, form, reason: 'EDICAO' })
  return refusal ?? checked.problems
}

/** Changes a record that is a draft itself. Gives why its rules refuse the form. */
async function applyToRecord(
  work: ChurchWork,
  call: MemberCall,
  { resource, service }: Kind,
  { held, form }: { readonly held: VersionedRow; readonly form: KindForm },
): Promise<readonly ErrorDetail[] | undefined> {
  const place = service.record(held.id)
  const subject = { [service.subject]: held.id }
  try {
    await inSavepoint(work.tx, async () => {
      await service.set(work, held, form)
      await noteSavedChange(work, call, { place, before: held, act: resource.calls.set.act, subject })
    })
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.details ?? [{ path: '', message: error.code }]
  }
}

/** Drops what is not live; the record stays as it is. `revisao` is the draft that was seen. */
export async function discardDraft(call: MemberCall, kind: Kind, id: number, revisao: number): Promise<RecordDraft> {
  try {
    return await call.inChurch(async (work) => {
      const held = await holdRecord(kind, work, id)
      const draft = await findDraft(work, kind.resource.name, id)
      if (draft && draft.revisao !== revisao) throw overtaken(held)
      // A save that is still under way would bring it back.
      const next = {
        editor: '',
        flagPendente: false,
        publicarEm: null,
        falha: null,
        versaoBase: held.versao,
        revisao: revisao + 1,
      }
      if (draft?.flagPendente) await patchDraft(work, kind.resource.name, id, next)
      return showDraft(work, kind, id)
    })
  } catch (error) {
    throw await withTheirs(call, kind, id, error)
  }
}

/** Makes an earlier version the draft of its record. */
export function restoreVersion(
  call: MemberCall,
  kind: Kind,
  { id, versaoId }: { readonly id: number; readonly versaoId: number },
  { versao, revisao }: Publication,
): Promise<RecordDraft> {
  const { calls, name } = kind.resource
  return changeRecord(call, kind, calls.restoreVersion, { id, base: versao }, async (work, held) => {
    const draft = await findDraft(work, name, id)
    if (revisao !== undefined && revisao !== (draft?.revisao ?? 0)) throw overtaken(held)
    const { formulario: form } = await requireVersion(work, kind, id, versaoId)
    const client = `versao-${versaoId}`
    const problems = await writeDraft(work, call, kind, {
      held,
      draft,
      form,
      client,
      sequencias: draft?.sequencias ?? [],
    })
    return showDraft(work, kind, id, { problems })
  })
}
