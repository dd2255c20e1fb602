import type { RecordDraft } from '@narthex/contract/resources/editing.schemas'
import * as z from 'zod/mini'
import type { ErrorDetail } from '../../errors/domain-error.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { readRow } from '../resource-change.ts'
import { type Kind, type KindForm, pickForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { findDraft } from './draft.queries.ts'
import { findSequence } from './draft.rules.ts'
import { findEditors } from './editors.queries.ts'

export type CheckedForm =
  | { readonly form: KindForm; readonly problems: readonly [] }
  | { readonly form: undefined; readonly problems: readonly ErrorDetail[] }

/** A typed form as the kind takes it, or what is wrong with it. */
export function checkForm({ resource }: Pick<Kind, 'resource'>, typed: unknown): CheckedForm {
  const { success, data, error } = z.safeParse(resource.form, typed)
  if (success) return { form: data, problems: [] }
  return { form: undefined, problems: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

/** A record with its draft, as an editor opens it. `client` is the editor that asks. */
export async function showDraft(
  work: ChurchWork,
  kind: Kind,
  id: number,
  { client, problems }: { readonly client?: string; readonly problems?: readonly ErrorDetail[] } = {},
): Promise<RecordDraft> {
  const row = await readRow(kind, work, id)
  const draft = await findDraft(work, kind.resource.name, id)
  const { timeZone } = await work.facts()
  const editors = await findEditors(work, draft ? [draft.accountId] : [])
  const formulario = draft?.flagPendente ? draft.formulario : pickForm(kind.resource, row)
  const found = problems ?? (draft?.flagPendente ? checkForm(kind, formulario).problems : [])
  return {
    revisao: draft?.revisao ?? 0,
    versao: row.versao,
    versaoBase: draft?.flagPendente ? draft.versaoBase : row.versao,
    flagPendente: draft?.flagPendente ?? false,
    flagPublicado: await isRowLive(work, kind, id),
    sequencia: client === undefined ? 0 : findSequence(draft, client),
    formulario,
    problemas: [...found],
    alteradoEm: draft?.dataAlteracao.toISOString() ?? null,
    usuario: editors.get(draft?.accountId ?? null) ?? null,
    publicarEm: draft?.publicarEm?.toISOString() ?? null,
    fusoHorario: timeZone,
    falha: draft?.falha ?? null,
  }
}

async function isRowLive(work: ChurchWork, { service }: Kind, id: number): Promise<boolean> {
  const held = await service.record(id).find(work)
  return held !== undefined && service.isLive(held as VersionedRow)
}
