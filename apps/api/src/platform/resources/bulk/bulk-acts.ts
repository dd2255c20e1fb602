import { isDeepStrictEqual } from 'node:util'
import { inSavepoint } from '../../database/savepoint.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Acting } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import {
  carryFoundDraft,
  type Drafts,
  type Published,
  requireComplete,
  settlePublished,
  showRecord,
} from '../editing/publishing.ts'
import { holdRecord, readRow } from '../resource-change.ts'
import { type Kind, type KindRow, pickForm } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { deleteTrash, type TrashRow } from '../trash/trash.queries.ts'
import { keepInTrash, removeRecord, showAgain } from '../trash/trash.ts'
import type { BatchItem, BatchRow, ItemResult } from './bulk.queries.ts'
import type { Before } from './bulk.tables.ts'

/** Records and rows that were read for all of a step at once. */
interface Stage {
  readonly work: ChurchWork
  readonly call: Pick<Acting, 'actor'>
  readonly kind: Kind
  readonly drafts: Drafts
  readonly lying: ReadonlyMap<number, TrashRow>
  /** Records as calls answer them; none of a kind that reads them one by one. */
  readonly rows: ReadonlyMap<number, KindRow>
  /** Records that an import added and that something names by now. */
  readonly tied: ReadonlySet<number>
  /** Records of which an import wrote something in other tables that was taken back in this step. */
  readonly loosened: ReadonlySet<number>
}
/** A record of a batch; `held` is missing where there is none, or where it lies in the trash. */
interface Target {
  readonly item: BatchItem
  readonly held: VersionedRow | undefined
}

/** Result for a record, with the rows that are still to be written, for all of a step at once. */
interface Outcome {
  /** It is as the act would make it. */
  readonly isSame?: true
  readonly before?: Before
  readonly removed?: KindRow
  readonly restored?: number
  readonly published?: Published
}
type Done = ItemResult & { readonly outcome?: Outcome }

/**
 * Does the act of a batch to the records of a step. A record that is refused leaves the others as they became: all are
 * tried in one savepoint, and where one is refused, each in a savepoint of its own.
 */
export async function actOnRecords(stage: Stage, batch: BatchRow, targets: readonly Target[]): Promise<ItemResult[]> {
  const done = await actTogether(stage, batch, targets)
  await settleOutcomes(
    stage,
    done.flatMap(({ outcome }) => outcome ?? []),
  )
  return done.map(({ outcome: _, ...result }) => result)
}

async function actTogether(stage: Stage, batch: BatchRow, targets: readonly Target[]): Promise<Done[]> {
  const { tx } = stage.work
  try {
    return await inSavepoint(tx, async () => {
      const done: Done[] = []
      for (const target of targets) done.push(await actOnRecord(stage, batch, target))
      return done
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  const done: Done[] = []
  for (const target of targets) done.push(await tryRecord(stage, batch, target))
  return done
}

async function tryRecord(stage: Stage, batch: BatchRow, target: Target): Promise<Done> {
  const { registro } = target.item
  try {
    return await inSavepoint(stage.work.tx, () => actOnRecord(stage, batch, target))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { registro, situacao: 'RECUSADO', codigo: error.code, versao: null, antes: null }
  }
}

async function actOnRecord(stage: Stage, batch: BatchRow, target: Target): Promise<Done> {
  const outcome = await (batch.desfazId === null ? act(stage, batch, target) : undo(stage, batch, target))
  const situacao = outcome.isSame ? 'IGUAL' : 'FEITO'
  return {
    registro: target.item.registro,
    situacao,
    codigo: null,
    versao: null,
    antes: outcome.before ?? null,
    outcome,
  }
}

/** Writes what is left of the outcomes, in a number of statements that does not grow with them. */
async function settleOutcomes({ work, call, kind }: Stage, outcomes: readonly Outcome[]): Promise<void> {
  const all = <Part>(pick: (outcome: Outcome) => Part | undefined) => outcomes.flatMap((outcome) => pick(outcome) ?? [])
  const restored = all((outcome) => outcome.restored)
  await keepInTrash(work, call, kind, all((outcome) => outcome.removed) as KindRow[])
  if (restored.length > 0) await deleteTrash(work, kind.resource.name, restored as number[])
  await settlePublished(work, call, kind, all((outcome) => outcome.published) as Published[])
}

async function act(stage: Stage, { acao, criadoEm }: BatchRow, { item, held }: Target): Promise<Outcome> {
  if (acao === 'RESTAURAR') return restore(stage, item)
  if (!held) throw new DomainError('NOT_FOUND')
  const chosen = { held, item, since: criadoEm }
  if (acao === 'REMOVER') {
    requireChosen(stage, chosen)
    return { ...(await remove(stage, held)), before: { removedAt: stage.work.now.toISOString() } }
  }
  return acao === 'PUBLICAR' ? publish(stage, chosen) : withdraw(stage, chosen)
}

async function restore({ work, kind, lying }: Stage, { registro }: BatchItem): Promise<Outcome> {
  await showAgain(work, kind, lying.get(registro))
  return { restored: registro }
}

async function remove({ work, call, kind, rows }: Stage, held: VersionedRow): Promise<Outcome> {
  const row = rows.get(held.id)
  if (!row || !kind.resource.calls.restore) {
    await removeRecord(work, call, kind, held)
    return {}
  }
  await kind.service.remove(work, held)
  return { removed: row }
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

async function publish(stage: Stage, chosen: Chosen): Promise<Outcome> {
  const { work, kind, drafts, rows } = stage
  const { held } = chosen
  const draft = drafts.get(held.id)
  const isLive = kind.service.isLive(held)
  if (isLive && !draft?.flagPendente) return { isSame: true }
  requireChosen(stage, chosen)
  const live = isLive ? (rows.get(held.id) ?? (await readRow(kind, work, held.id))) : undefined
  const published = await showRecord(work, kind, { held, draft })
  return { published, ...(live && { before: { form: pickForm(kind.resource, live) } }) }
}

async function withdraw(stage: Stage, chosen: Chosen): Promise<Outcome> {
  const { work, kind, drafts } = stage
  const { held } = chosen
  if (!kind.service.isLive(held)) return { isSame: true }
  requireChosen(stage, chosen)
  await kind.service.withdraw(work, held)
  await carryFoundDraft(work, kind, { held, draft: drafts.get(held.id) })
  return {}
}

/** The opposite of what was done to a record, where no one has changed it since. */
async function undo(stage: Stage, { acao }: BatchRow, { item, held }: Target): Promise<Outcome> {
  const { work, kind, drafts, lying } = stage
  if (acao === 'RESTAURAR') {
    const removedAt = lying.get(item.registro)?.removidoEm.toISOString()
    if (removedAt !== undefined && removedAt !== item.antes?.removedAt) throw new DomainError('CHANGED_MEANWHILE')
    return restore(stage, item)
  }
  if (!held) throw new DomainError('NOT_FOUND')
  const isChanged = held.versao !== item.versao
  if (isChanged && acao === 'REVERTER' && item.antes?.written) return revertFields(stage, item, held)
  if (acao === 'REVERTER' && isOfPartsAlone(item)) {
    if (!stage.loosened.has(held.id)) throw new DomainError('CHANGED_MEANWHILE')
    return {}
  }
  if (isChanged) throw new DomainError('CHANGED_MEANWHILE')
  if (acao === 'REVERTER') return revert(stage, item, held)
  if (acao === 'REMOVER') return remove(stage, held)
  if (acao === 'PUBLICAR') await kind.service.publish(work, held)
  else if (item.antes?.form) await kind.service.set(work, held, requireComplete(kind, item.antes.form))
  else await kind.service.withdraw(work, held)
  await carryFoundDraft(work, kind, { held, draft: drafts.get(held.id) })
  return {}
}

const isOfPartsAlone = ({ antes }: BatchItem) =>
  antes?.parts !== undefined && !antes.isNew && !antes.form && !antes.isPublished

/** Takes back what a table wrote: removes what it made, and gives what it changed its former values. */
async function revert(stage: Stage, item: BatchItem, held: VersionedRow): Promise<Outcome> {
  const { work, kind, drafts } = stage
  const draft = drafts.get(held.id)
  if (draft?.flagPendente) throw new DomainError('CHANGED_MEANWHILE')
  const { importRules: rules } = kind.service
  if (item.antes?.isNew && rules) {
    if (stage.tied.has(held.id)) throw new DomainError('CONFLICT')
    await rules.takeBack(work, held.id)
    return {}
  }
  // Groups are closed, not removed.
  if (item.antes?.isNew && !kind.service.remove) throw new DomainError('CONFLICT')
  if (item.antes?.isNew) return remove(stage, held)
  if (item.antes?.form) await kind.service.set(work, held, requireComplete(kind, item.antes.form))
  if (item.antes?.isPublished) await kind.service.withdraw(work, await holdRecord(kind, work, held.id))
  await carryFoundDraft(work, kind, { held, draft })
  return {}
}

/**
 * Takes back the fields that a table wrote and no one has changed since, of a record that someone has changed otherwise. Throws
 * CHANGED_MEANWHILE where there is none.
 */
async function revertFields(
  { work, kind, drafts, rows }: Stage,
  item: BatchItem,
  held: VersionedRow,
): Promise<Outcome> {
  if (drafts.get(held.id)?.flagPendente) throw new DomainError('CHANGED_MEANWHILE')
  const { form: before = {}, written = {} } = item.antes ?? {}
  const now = pickForm(kind.resource, rows.get(held.id) ?? (await readRow(kind, work, held.id)))
  const kept = Object.entries(written).filter(([field, value]) => isDeepStrictEqual(now[field] ?? null, value))
  if (kept.length === 0) throw new DomainError('CHANGED_MEANWHILE')
  const form = { ...now, ...Object.fromEntries(kept.map(([field]) => [field, before[field]])) }
  await kind.service.set(work, held, requireComplete(kind, form))
  return {}
}
