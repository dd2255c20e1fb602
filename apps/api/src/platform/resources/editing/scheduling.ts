import type { RecordDraft, Scheduling } from '@narthex/contract/resources/editing.schemas'
import * as z from 'zod/mini'
import { DomainError, invalid } from '../../errors/domain-error.ts'
import { createMemberCall, type MemberCall, theProduct } from '../../http/route.ts'
import { deadlines, type JobQueue } from '../../jobs/job-queue.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { type Worker, workerFor } from '../../jobs/worker.ts'
import { edit } from '../../work/edit.ts'
import { changeRecord, holdRecord, readRow } from '../resource-change.ts'
import { type Kind, pickForm } from '../resource-kind.ts'
import { findDraft, patchDraft } from './draft.queries.ts'
import { showDraft } from './draft-view.ts'
import { publishRecord, requireComplete, requireRevision } from './publishing.ts'
import { toAccountId } from './versions.ts'

/** A draft goes live at its moment. */
export const draftQueue: JobQueue<{ tipo: string; registro: number; publicarEm: string }> = {
  name: 'publicar-rascunho',
  lane: 'timers',
  deadlineMs: deadlines.shortMs,
  data: z.strictObject({ tipo: z.string(), registro: z.int(), publicarEm: z.string() }),
}

/**
 * Lets a record go live at a moment: one that is live with its draft, by a job; one that is none by the clock, being published
 * from then on. It is checked now, as it is to be published, and once more at its moment.
 */
export function scheduleRecord(
  call: MemberCall,
  kind: Kind,
  id: number,
  { versao, revisao, publicarEm }: Scheduling,
): Promise<RecordDraft> {
  const { resource, service } = kind
  const moment = new Date(publicarEm)
  return changeRecord(call, kind, resource.calls.schedule, { id, base: versao }, async (work, held) => {
    if (moment <= work.now) throw invalid([{ path: 'body.publicarEm', message: 'Is not in the future' }])
    const draft = await findDraft(work, resource.name, id)
    requireRevision(held, draft, revisao)
    const typed = draft?.flagPendente ? draft.formulario : pickForm(resource, await readRow(kind, work, id))
    const form = requireComplete(kind, typed)
    if (!service.isLive(held)) {
      const complete = requireComplete(kind, { ...typed, dataPublicacao: moment.toISOString() })
      await service.set(work, held, complete)
      if (draft) await patchDraft(work, resource.name, id, { flagPendente: false, versaoBase: held.versao + 1 })
      await publishRecord(work, call, kind, await holdRecord(kind, work, id))
      return showDraft(work, kind, id)
    }
    if (!draft?.flagPendente || !form) throw new DomainError('NOTHING_TO_PUBLISH')
    await patchDraft(work, resource.name, id, { publicarEm: moment, falha: null, accountId: toAccountId(call) })
    const data = { tipo: resource.name, registro: id, publicarEm: moment.toISOString() }
    await enqueue(work, draftQueue, data, { singletonKey: Object.values(data).join('/'), startAfter: moment })
    return showDraft(work, kind, id)
  })
}

/** Takes a moment back; the draft waits for another one. */
export function unscheduleRecord(call: MemberCall, kind: Kind, id: number): Promise<RecordDraft> {
  const { resource } = kind
  return changeRecord(call, kind, resource.calls.unschedule, { id }, async (work) => {
    await patchDraft(work, resource.name, id, { publicarEm: null, falha: null })
    return showDraft(work, kind, id)
  })
}

/**
 * Publishes drafts at their moments. A draft that was given another moment, withdrawn or published since is left alone, so
 * that a job that runs twice publishes once; one that its rules refuse by now stays a draft and tells why.
 */
export const draftWorker = (kinds: () => readonly Kind[]): Worker =>
  workerFor(draftQueue, async (churchCall, { data: { tipo, registro: id, publicarEm } }) => {
    const kind = kinds().find(({ resource }) => resource.name === tipo)
    if (!kind) return
    const { resource, service } = kind
    const place = service.record(id)
    const waiting = await churchCall.inChurch((work) => findDraft(work, tipo, id))
    const isDue = (draft: typeof waiting) => draft?.publicarEm?.toISOString() === publicarEm
    if (!isDue(waiting)) return
    const actor = waiting?.accountId ? { ...theProduct.actor, accountId: waiting.accountId } : theProduct.actor
    const call = createMemberCall(churchCall, actor)
    const plan = { act: resource.calls.publish.act, isPublic: resource.isPublic, subject: { [service.subject]: id } }
    try {
      await edit(call, { ...plan, hold: place }, async ({ work, before, unchanged }) => {
        if (!isDue(await findDraft(work, tipo, id))) return unchanged(undefined)
        await publishRecord(work, call, kind, before)
      })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { code: falha } = error
      await churchCall.inChurch((work) => patchDraft(work, tipo, id, { publicarEm: null, falha }))
    }
  })
