import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChatChannelId, MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { chatCanal } from './chat.tables.ts'

export type ChannelRow = typeof chatCanal.$inferSelect

export async function findChannel({ church, tx }: ChurchWork, nome: string): Promise<ChannelRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatCanal)
    .where(and(ofChurch(chatCanal, church), eq(chatCanal.nome, nome)))
  return found
}

export async function findChannelById({ church, tx }: ChurchWork, id: ChatChannelId): Promise<ChannelRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatCanal)
    .where(and(ofChurch(chatCanal, church), eq(chatCanal.id, id)))
  return found
}

const isListed = (church: ChurchScope) => and(ofChurch(chatCanal, church), sql`${chatCanal.tipo} <> 'ORACAO'`)

/** Channels but private rooms, newest first. */
export function listChannels({ church, tx }: ChurchWork, { limit, offset }: Slice) {
  return tx.select().from(chatCanal).where(isListed(church)).orderBy(desc(chatCanal.id)).limit(limit).offset(offset)
}

export function countChannels({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(chatCanal, isListed(church))
}

/** Undefined where the church has a channel of this name. */
export async function insertChannel(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof chatCanal>,
): Promise<ChannelRow | undefined> {
  const [made] = await tx
    .insert(chatCanal)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [chatCanal.igrejaId, chatCanal.nome] })
    .returning()
  return made
}

/** Changed fields of a channel; undefined fields stay as they are. */
export type ChannelChange = {
  readonly [Field in 'titulo' | 'abreEm' | 'fechaEm' | 'modoLentoSegundos' | 'flagVisitantes' | 'fixadaId']?:
    | ChannelRow[Field]
    | undefined
}

/** Updates a channel; undefined if it is not at `versao`. Without `versao` it is updated at any version. */
export async function updateChannel(
  { church, tx }: ChurchWork,
  id: ChatChannelId,
  { versao, ...change }: ChannelChange & { readonly versao?: number },
): Promise<ChannelRow | undefined> {
  const [changed] = await tx
    .update(chatCanal)
    .set({ ...change, versao: sql`${chatCanal.versao} + 1` })
    .where(
      and(
        ofChurch(chatCanal, church),
        eq(chatCanal.id, id),
        versao === undefined ? undefined : eq(chatCanal.versao, versao),
      ),
    )
    .returning()
  return changed
}

const isOpenRoom = ({ church, now }: ChurchWork) =>
  and(
    ofChurch(chatCanal, church),
    sql`${chatCanal.tipo} = 'ORACAO'`,
    or(isNull(chatCanal.fechaEm), sql`${chatCanal.fechaEm} > ${now.toISOString()}`),
  )

export async function findOpenRoom(work: ChurchWork, memberId: MemberId): Promise<ChannelRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(chatCanal)
    .where(and(isOpenRoom(work), eq(chatCanal.memberId, memberId)))
  return found
}

/** Open private rooms without a host, and those of this one, longest open first. */
export function listOpenRooms(work: ChurchWork, hostId: MemberId) {
  return work.tx
    .select()
    .from(chatCanal)
    .where(and(isOpenRoom(work), or(isNull(chatCanal.hostId), eq(chatCanal.hostId, hostId))))
    .orderBy(chatCanal.id)
    .limit(100)
}

/** False where another host was first, and for the room's own member. */
export async function claimRoom({ church, tx }: ChurchWork, id: ChatChannelId, hostId: MemberId): Promise<boolean> {
  const claimed = await tx
    .update(chatCanal)
    .set({ hostId })
    .where(
      and(
        ofChurch(chatCanal, church),
        eq(chatCanal.id, id),
        sql`${chatCanal.memberId} <> ${hostId}`,
        or(isNull(chatCanal.hostId), eq(chatCanal.hostId, hostId)),
      ),
    )
    .returning({ id: chatCanal.id })
  return claimed.length > 0
}
