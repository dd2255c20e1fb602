import type { Position } from '@narthex/contract/play/play.schemas'
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import { type MemberId, type PlayProfileId, toPlayProfileId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { playPosicao } from '../watching.tables.ts'

/** A viewer: a member in one of their profiles. */
export interface Viewer {
  readonly memberId: MemberId
  readonly profileId: PlayProfileId
}

/** The member's own profile. */
export const ownProfileId = toPlayProfileId('00000000-0000-0000-0000-000000000000')

export interface PositionRow {
  readonly titleId: number
  readonly segundos: number
  readonly flagVisto: boolean
  readonly vistoEm: Date
}

const { titleId, segundos, flagVisto, vistoEm } = playPosicao
const columns = { titleId, segundos, flagVisto, vistoEm }

const isOwn = ({ church }: ChurchWork, { memberId, profileId }: Viewer, ...more: SQL[]) =>
  and(ofChurch(playPosicao, church), eq(playPosicao.memberId, memberId), eq(playPosicao.profileId, profileId), ...more)

/**
 * Keeps the newest position of each title by the moment of watching; `wins` says which of two of one moment. `rows` has each
 * title once; titles that are not published are left out.
 */
export async function mergePositions(
  { church, tx }: ChurchWork,
  { memberId, profileId }: Viewer,
  rows: readonly PositionRow[],
  { wins = 'later place' }: { readonly wins?: 'later place' | 'later call' } = {},
): Promise<void> {
  const isNewer =
    wins === 'later call'
      ? sql`excluded.visto_em >= kept.visto_em`
      : sql`(excluded.visto_em, excluded.segundos) > (kept.visto_em, kept.segundos)`
  const json = JSON.stringify(rows)
  await tx.execute(sql`
    insert into play_posicao as kept (igreja_id, usuario_id, perfil_id, conteudo_id, segundos, flag_visto, visto_em)
    select t.igreja_id, ${memberId}, ${profileId}, t.id, given."segundos", given."flagVisto", given."vistoEm"
    from jsonb_to_recordset(${json}::jsonb)
      as given("titleId" integer, "segundos" integer, "flagVisto" boolean, "vistoEm" timestamptz)
    join play_conteudo t on t.igreja_id = ${church.igrejaId} and t.id = given."titleId" and t.situacao = 'PUBLICADO'
    on conflict (igreja_id, usuario_id, perfil_id, conteudo_id) do update
      set segundos = excluded.segundos, flag_visto = excluded.flag_visto, visto_em = excluded.visto_em
      where ${isNewer}`)
}

/** Where a viewer stopped in some titles. */
export function listPositionRows(
  work: ChurchWork,
  viewer: Viewer,
  titleIds: readonly number[],
): Promise<PositionRow[]> {
  if (titleIds.length === 0) return Promise.resolve([])
  return work.tx
    .select(columns)
    .from(playPosicao)
    .where(isOwn(work, viewer, inArray(titleId, [...titleIds])))
    .orderBy(titleId)
}

/** The newest of those that were begun and not finished. */
export function listUnfinished(work: ChurchWork, viewer: Viewer, limit: number): Promise<PositionRow[]> {
  return work.tx
    .select(columns)
    .from(playPosicao)
    .where(isOwn(work, viewer, eq(flagVisto, false), gt(segundos, 0)))
    .orderBy(desc(vistoEm), titleId)
    .limit(limit)
}

export const toPosition = ({ titleId, segundos, flagVisto, vistoEm }: PositionRow): Position => ({
  idConteudo: titleId,
  segundos,
  flagVisto,
  vistoEm: vistoEm.toISOString(),
})
