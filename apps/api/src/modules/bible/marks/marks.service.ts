import type { BibleMark, BibleMarks } from '@narthex/contract/bible/bible-mark.schemas'
import { bibleMarksPerMember } from '@narthex/contract/limits'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireMember } from '../../members/members.service.ts'
import { findMarkState, listMarks, listMarksAt, mergeMarks } from './marks.queries.ts'

/** The caller's marks that were merged after `since`, also those taken away. */
export async function listOwnMarks({ actor, inChurch }: MemberCall, since = 0): Promise<BibleMarks> {
  return inChurch(async (work) => {
    const { versao } = await findMarkState(work, actor.memberId)
    return { versao, marcas: versao > since ? await listMarks(work, actor.memberId, since) : [] }
  })
}

/**
 * Merges what a device has: of each place and type the last change wins, by the device's clock but never later than ours,
 * so that a clock that runs ahead does not win for ever. Of equal times the stored one stays. LIMIT_REACHED where there
 * would be too many marks.
 */
export async function mergeOwnMarks({ actor, inChurch }: MemberCall, sent: readonly BibleMark[]): Promise<BibleMarks> {
  return inChurch(async (work) => {
    // Locks the member's row: versions are given in the order of the commits, so that `desde` misses none.
    await requireMember(work, actor.memberId)
    const marks = lastOfEach(sent.map((mark) => ({ ...mark, alteradaEm: notAfter(mark.alteradaEm, work.now) })))
    const before = await findMarkState(work, actor.memberId)
    const versao = before.versao + 1
    await mergeMarks(work, actor.memberId, versao, marks)
    const after = await findMarkState(work, actor.memberId)
    if (after.total > before.total && after.total > bibleMarksPerMember) throw new DomainError('LIMIT_REACHED')
    return { versao: after.versao, marcas: await listMarksAt(work, actor.memberId, marks) }
  })
}

/** One statement cannot write a row twice. */
function lastOfEach(marks: readonly BibleMark[]): BibleMark[] {
  const last = new Map<string, BibleMark>()
  for (const mark of marks) {
    const key = `${mark.livro}.${mark.capitulo}.${mark.versiculo}.${mark.tipo}`
    const other = last.get(key)
    if (!other || Date.parse(mark.alteradaEm) > Date.parse(other.alteradaEm)) last.set(key, mark)
  }
  return [...last.values()]
}

const notAfter = (instant: string, now: Date) =>
  Date.parse(instant) > now.getTime() ? now.toISOString() : new Date(instant).toISOString()
