import { randomUUID } from 'node:crypto'
import type { ListEntry } from '@narthex/contract/play/play.schemas'
import { longestList } from '@narthex/contract/play/play-values'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { PlayListEntryId } from '../../../platform/ids.ts'
import { countEntries, deleteEntry, insertEntry, listEntries } from './my-list.queries.ts'
import { type SightNeeds, toSight } from './sight.queries.ts'
import { listTitlesByIds } from './titles.queries.ts'

export function listKeptTitles(platform: SightNeeds, { actor, inChurch }: MemberCall): Promise<ListEntry[]> {
  const { memberId } = actor
  return inChurch((work) => listEntries(work, toSight(platform, work, actor), { memberId }))
}

/** Throws NOT_FOUND for a title that the caller does not see, LIMIT_REACHED. */
export async function keepTitle(
  platform: SightNeeds,
  { actor, inChurch }: MemberCall,
  titleId: number,
): Promise<ListEntry> {
  const { memberId } = actor
  return inChurch(async (work) => {
    const sight = toSight(platform, work, actor)
    const [known] = await listEntries(work, sight, { memberId, titleId })
    if (known) return known
    const [title] = await listTitlesByIds(work, sight, [titleId])
    if (!title) throw notFound()
    if ((await countEntries(work, memberId)) >= longestList) throw new DomainError('LIMIT_REACHED')
    await insertEntry(work, { id: randomUUID(), memberId, conteudoId: titleId })
    const [kept] = await listEntries(work, sight, { memberId, titleId })
    if (!kept) throw notFound()
    return kept
  })
}

/** Throws NOT_FOUND also for another member's entry. */
export async function dropTitle({ actor, inChurch }: MemberCall, id: PlayListEntryId): Promise<void> {
  if (!(await inChurch((work) => deleteEntry(work, actor.memberId, id)))) throw notFound()
}
