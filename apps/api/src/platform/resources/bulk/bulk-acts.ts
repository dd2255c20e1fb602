import { inSavepoint } from '../../database/savepoint.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Acting } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { carryDraft, type Drafts, publishRecord, requireComplete } from '../editing/publishing.ts'
import { readRow } from '../resource-change.ts'
import { type Kind, pickForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { holdTrash } from '../trash/trash.queries.ts'
import { removeRecord, restoreRecord } from '../trash/trash.ts'
import type { BatchItem, BatchRow, ItemResult } from './bulk.queries.ts'
import type { Before } from './bulk.tables.ts'

interface Stage {
  readonly work: ChurchWork
  readonly call: Pick<Acting, 'actor'>
  readonly kind: Kind
  readonly drafts: Drafts
}
/** A record of a batch; `held` is missing where there is none, or where it lies in the trash. */
interface Target {
  readonly item: BatchItem
  readonly held: VersionedRow | undefined
}

/** Outcome for a record that is as the act would make it. */
const same = 'same'
type Outcome = Before | null | typeof same

/**
 * Does the act of a batch to one record, in a savepoint of its own: a record that is refused leaves the others as they
 * became.
 */
export async function actOnRecord(acting: Stage, batch: BatchRow, target: Target): Promise<ItemResult> {
  const { registro } = target.item
  try {
    const outcome = await inSavepoint(acting.work.tx, () =>
      batch.desfazId === null ? act(acting, batch, target) : undo(acting, batch, target),
    )
    const situacao = outcome === same ? 'IGUAL' : 'FEITO'
    return { registro, situacao, codigo: null, versao: null, antes: outcome === same ? null : outcome }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { registro, situacao: 'RECUSADO', codigo: error.code, versao: null, antes: null }
  }
}

async function act(acting: Stage, { acao, criadoEm }: BatchRow, { item, held }: Target): Promise<Outcome> {
  const { work, call, kind } = acting
  if (acao === 'RESTAURAR') {
    await restoreRecord(work, kind, item.registro)
    return null
  }
  if (!held) throw new DomainError('NOT_FOUND')
  const chosen = { held, item, since: criadoEm }
  if (acao === 'REMOVER') {
    requireChosen(acting, chosen)
    await removeRecord(work, call, kind, held)
    return { removedAt: work.now.toISOString() }
  }
  return acao === 'PUBLICAR' ? publish(acting, chosen) : withdraw(acting, chosen)
}

interface Chosen {
  readonly held: VersionedRow
  readonly item: BatchItem
  /** When it was chosen. */
  readonly since: Date
}

/** Throws CHANGED_MEANWHILE for a record that was changed since it was chosen, or whose draft was: it may be no longer what was meant. */
function requireChosen({ drafts }: Stage, { held, item, since }: Chosen): void {
  const isSame = item.versao === null || item.versao === held.versao
  const draft = drafts.get(held.id)
  if (!isSame || (draft?.flagPendente && draft.dataAlteracao > since)) throw new DomainError('CHANGED_MEANWHILE')
}

async function publish(acting: Stage, chosen: Chosen): Promise<Outcome> {
  const { work, call, kind, drafts } = acting
  const { held } = chosen
  const isLive = kind.service.isLive(held)
  if (isLive && !drafts.get(held.id)?.flagPendente) return same
  requireChosen(acting, chosen)
  const before = isLive ? { form: pickForm(kind.resource, await readRow(kind, work, held.id)) } : null
  await publishRecord(work, call, kind, held, { drafts })
  return before
}

async function withdraw(acting: Stage, chosen: Chosen): Promise<Outcome> {
  const { work, kind } = acting
  const { held } = chosen
  if (!kind.service.isLive(held)) return same
  requireChosen(acting, chosen)
  await kind.service.withdraw(work, held)
  await carryDraft(work, kind, held)
  return null
}

/** The opposite of what was done to a record, where no one has changed it since. */
async function undo({ work, call, kind }: Stage, { acao }: BatchRow, { item, held }: Target): Promise<Outcome> {
  if (acao === 'RESTAURAR') {
    const lying = await holdTrash(work, kind.resource.name, item.registro)
    if (lying && lying.removidoEm.toISOString() !== item.antes?.removedAt) throw new DomainError('CHANGED_MEANWHILE')
    await restoreRecord(work, kind, item.registro)
    return null
  }
  if (!held) throw new DomainError('NOT_FOUND')
  if (held.versao !== item.versao) throw new DomainError('CHANGED_MEANWHILE')
  if (acao === 'REMOVER') await removeRecord(work, call, kind, held)
  else if (acao === 'PUBLICAR') await kind.service.publish(work, held)
  else if (item.antes?.form) await kind.service.set(work, held, requireComplete(kind, item.antes.form))
  else await kind.service.withdraw(work, held)
  if (acao !== 'REMOVER') await carryDraft(work, kind, held)
  return null
}
