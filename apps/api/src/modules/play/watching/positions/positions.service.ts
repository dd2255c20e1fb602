import type { Continued, Position } from '@narthex/contract/play/play.schemas'
import { playWatching } from '@narthex/contract/play/watching-values'
import { notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { toPlayProfileId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { type SightNeeds, toSight } from '../../catalogue/sight.queries.ts'
import { listTitlesByIds } from '../../catalogue/titles.queries.ts'
import { type AgedViewer, suitsAge } from '../profiles/ages.rules.ts'
import { findProfile, lockProfile } from '../profiles/profiles.queries.ts'
import {
  listPositionRows,
  listUnfinished,
  mergePositions,
  ownProfileId,
  type PositionRow,
  toPosition,
} from './positions.queries.ts'

/** The caller in a profile, with its age limit; undefined for a profile that is none of theirs. */
async function findViewer(
  work: ChurchWork,
  { memberId }: MemberCall['actor'],
  perfil: string | null,
  find = findProfile,
): Promise<AgedViewer | undefined> {
  if (perfil === null) return { memberId, profileId: ownProfileId, oldest: null }
  const profile = await find(work, memberId, toPlayProfileId(perfil))
  return profile && { memberId, profileId: profile.id, oldest: profile.idadeMaxima }
}

/** Merges where the caller stopped into what is stored: the newest of each title wins, a time to come counts as now. */
export function savePositions(
  { actor, inChurch }: MemberCall,
  { perfil, posicoes }: { readonly perfil: string | null; readonly posicoes: readonly Position[] },
): Promise<Position[]> {
  return inChurch(async (work) => {
    const viewer = await findViewer(work, actor, perfil, lockProfile)
    if (!viewer) return []
    const rows = newestOfEach(posicoes, work.now)
    await mergePositions(work, viewer, rows)
    const ids = rows.map(({ titleId }) => titleId)
    return (await listPositionRows(work, viewer, ids)).map(toPosition)
  })
}

function newestOfEach(positions: readonly Position[], now: Date): PositionRow[] {
  const rows = new Map<number, PositionRow>()
  for (const { idConteudo: titleId, segundos, flagVisto, vistoEm } of positions) {
    const row = { titleId, segundos, flagVisto, vistoEm: new Date(Math.min(Date.parse(vistoEm), now.getTime())) }
    const known = rows.get(titleId)
    if (!known || row.vistoEm > known.vistoEm || (+row.vistoEm === +known.vistoEm && row.segundos > known.segundos))
      rows.set(titleId, row)
  }
  return [...rows.values()]
}

/** Titles that the caller began and did not finish, newest first: those that they see, that play now and suit the profile. */
export function listContinued(
  platform: SightNeeds,
  { actor, inChurch }: MemberCall,
  perfil: string | null,
): Promise<Continued[]> {
  return inChurch(async (work) => {
    const viewer = await findViewer(work, actor, perfil)
    if (!viewer) return []
    // Some may have been taken down.
    const rows = await listUnfinished(work, viewer, 3 * playWatching.continued)
    const ids = rows.map(({ titleId }) => titleId)
    const sight = toSight(platform, work, actor)
    const titles = new Map((await listTitlesByIds(work, sight, ids)).map((title) => [title.id, title]))
    const found = rows.flatMap((row) => {
      const conteudo = titles.get(row.titleId)
      return conteudo && suitsAge(viewer, conteudo) && !conteudo.emBreve ? [{ conteudo, posicao: toPosition(row) }] : []
    })
    return found.slice(0, playWatching.continued)
  })
}

/** Where the caller stopped in some titles. */
export function listPositions(
  { actor, inChurch }: MemberCall,
  { perfil, conteudos }: { readonly perfil: string | null; readonly conteudos: readonly number[] },
): Promise<Position[]> {
  return inChurch(async (work) => {
    const viewer = await findViewer(work, actor, perfil)
    return viewer ? (await listPositionRows(work, viewer, conteudos)).map(toPosition) : []
  })
}

/** Marks a title as watched now, or as not watched: it begins at 0 again. */
export function markWatched(
  { actor, inChurch }: MemberCall,
  titleId: number,
  { perfil, flagVisto }: { readonly perfil: string | null; readonly flagVisto: boolean },
): Promise<Position> {
  return inChurch(async (work) => {
    const viewer = await findViewer(work, actor, perfil, lockProfile)
    if (!viewer) throw notFound()
    const [before] = flagVisto ? await listPositionRows(work, viewer, [titleId]) : []
    const marked = { titleId, segundos: before?.segundos ?? 0, flagVisto, vistoEm: work.now }
    await mergePositions(work, viewer, [marked], { wins: 'later call' })
    const [stored] = await listPositionRows(work, viewer, [titleId])
    if (!stored) throw notFound()
    return toPosition(stored)
  })
}
