import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { MemberId, PlayProfileId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../../platform/work/insert-own.ts'
import { playPerfil, playPin, playPosicao } from '../watching.tables.ts'

export type ProfileRow = Pick<typeof playPerfil.$inferSelect, 'id' | 'nome' | 'idadeMaxima'>

const columns = { id: playPerfil.id, nome: playPerfil.nome, idadeMaxima: playPerfil.idadeMaxima }

const isOwn = ({ church }: ChurchWork, memberId: MemberId, id?: PlayProfileId) =>
  and(ofChurch(playPerfil, church), eq(playPerfil.memberId, memberId), id && eq(playPerfil.id, id))

/** The profiles of a member, in the order in which they were made. */
export function listProfileRows(work: ChurchWork, memberId: MemberId): Promise<ProfileRow[]> {
  return work.tx
    .select(columns)
    .from(playPerfil)
    .where(isOwn(work, memberId))
    .orderBy(asc(playPerfil.criadoEm), asc(playPerfil.id))
}

const selectProfile = (work: ChurchWork, memberId: MemberId, id: PlayProfileId) =>
  work.tx
    .select(columns)
    .from(playPerfil)
    .where(isOwn(work, memberId, id))

type FindProfile = (work: ChurchWork, memberId: MemberId, id: PlayProfileId) => Promise<ProfileRow | undefined>

export const findProfile: FindProfile = async (...which) => {
  const [found] = await selectProfile(...which)
  return found
}

/** Finds a profile and keeps it until the transaction ends, so that nothing is stored for a removed profile. */
export const lockProfile: FindProfile = async (...which) => {
  const [found] = await selectProfile(...which).for('key share')
  return found
}

/** False where the church has a profile of this id already. */
export async function insertProfile({ church, tx }: ChurchWork, row: OwnRow<typeof playPerfil>): Promise<boolean> {
  const made = await tx
    .insert(playPerfil)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: playPerfil.id })
  return made.length > 0
}

export async function updateProfile(
  work: ChurchWork,
  memberId: MemberId,
  { id, ...set }: ProfileRow,
): Promise<ProfileRow | undefined> {
  const [changed] = await work.tx
    .update(playPerfil)
    .set(set)
    .where(isOwn(work, memberId, id))
    .returning(columns)
  return changed
}

/** Removes a profile with its positions; false where there is none. */
export async function deleteProfile(work: ChurchWork, memberId: MemberId, id: PlayProfileId): Promise<boolean> {
  const { church, tx } = work
  const gone = await tx
    .delete(playPerfil)
    .where(isOwn(work, memberId, id))
    .returning({ id: playPerfil.id })
  await tx
    .delete(playPosicao)
    .where(and(ofChurch(playPosicao, church), eq(playPosicao.memberId, memberId), eq(playPosicao.profileId, id)))
  return gone.length > 0
}

export interface PinRow {
  readonly pinHash: string
  readonly alteradoEm: Date
}

export async function findPin({ church, tx }: ChurchWork, memberId: MemberId): Promise<PinRow | undefined> {
  const [found] = await tx
    .select({ pinHash: playPin.pinHash, alteradoEm: playPin.alteradoEm })
    .from(playPin)
    .where(and(ofChurch(playPin, church), eq(playPin.memberId, memberId)))
  return found
}

export async function upsertPin({ church, tx, now }: ChurchWork, memberId: MemberId, pinHash: string): Promise<void> {
  const set = { pinHash, alteradoEm: now }
  await tx
    .insert(playPin)
    .values({ igrejaId: church.igrejaId, memberId, ...set })
    .onConflictDoUpdate({ target: [playPin.igrejaId, playPin.memberId], set })
}
