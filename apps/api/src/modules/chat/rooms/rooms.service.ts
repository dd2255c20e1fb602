import { randomBytes } from 'node:crypto'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { isMinorOn } from '../../members/faces.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { findAuthorRow } from '../authors/authors.queries.ts'
import { findBlock } from '../authors/blocks.queries.ts'
import {
  type ChannelRow,
  claimRoom,
  findChannel,
  findOpenRoom,
  insertChannel,
  listOpenRooms,
  updateChannel,
} from '../channels/channels.queries.ts'
import { stateOfChannel, topicOfChannel } from '../channels/channels.rules.ts'
import { canRead } from '../channels/chat.policy.ts'
import { hostsEvent } from '../channels/chat.signals.ts'
import { toChatAuthor } from '../messages/showing.service.ts'
import { roomRecord } from '../settings/chat.records.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { requireReadable } from './channels.service.ts'

/** A room that is not closed ends by itself. */
const roomMs = 3 * 3600 * 1000
/** Maximum number of rooms per quarter of an hour. */
const maxRooms = 5

const roomChanged = (room: ChannelRow) => ({ topic: topicOfChannel(room), data: { tipo: 'MUDOU' } })

/** Opens a private room for the caller and a host, or gives the one that is open. Minors are not alone with an adult. */
export async function openRoom(call: MemberCall, canal: string) {
  const { actor, inChurch } = call
  const { today } = (await getChatContext(call)).showing
  await countMemberUse(call, { what: 'chat rooms', maxAttempts: maxRooms })
  return inChurch(async (work) => {
    // Locks the member: a double click finds the first room.
    const member = await requireMember(work, actor.memberId)
    const channel = await requireReadable(work, canal, actor)
    if (channel.tipo !== 'PUBLICO') throw notFound()
    if (stateOfChannel(channel, work.now) !== 'ABERTO') throw new DomainError('CHAT_CLOSED')
    if (isMinorOn(today, member.dataNascimento)) throw new DomainError('CHAT_NO_MINORS')
    const block = await findBlock(work, { memberId: actor.memberId, guestId: null }, [])
    if (block?.tipo === 'BANIDO') throw new DomainError('CHAT_BANNED')
    const room = (await findOpenRoom(work, actor.memberId)) ?? (await insertRoom(work, member.id))
    work.stream(hostsEvent('SALA'))
    return { canal: room.nome, topico: topicOfChannel(room) }
  })
}

async function insertRoom(work: ChurchWork, memberId: MemberCall['actor']['memberId']): Promise<ChannelRow> {
  const room = await insertChannel(work, {
    nome: `sala-${randomBytes(12).toString('hex')}`,
    titulo: null,
    tipo: 'ORACAO',
    memberId,
    modoLentoSegundos: 0,
    flagVisitantes: false,
    criadoEm: work.now,
    fechaEm: new Date(work.now.getTime() + roomMs),
  })
  if (!room) throw new Error('A random name was taken')
  return room
}

/** Closes a private room, by either of its two people. Throws NOT_FOUND for anyone else. */
export async function closeRoom({ actor, inChurch }: MemberCall, canal: string): Promise<void> {
  await inChurch(async (work) => {
    const room = await findChannel(work, canal)
    if (room?.tipo !== 'ORACAO' || !canRead(room, actor)) throw notFound()
    if (stateOfChannel(room, work.now) === 'FECHADO') return
    await updateChannel(work, room.id, { fechaEm: work.now })
    work.stream(roomChanged(room))
    work.stream(hostsEvent('SALA'))
  })
}

/** Rooms that wait for a host, and those of the caller. */
export async function listRooms(call: MemberCall) {
  const { showing } = await getChatContext(call)
  return call.inChurch(async (work) => {
    const shown = []
    for (const room of await listOpenRooms(work, call.actor.memberId)) {
      const author = room.memberId && (await findAuthorRow(work, { memberId: room.memberId, guestId: null }))
      if (!author) continue
      shown.push({
        canal: room.nome,
        topico: topicOfChannel(room),
        autor: toChatAuthor(showing, author),
        dataCadastro: room.criadoEm.toISOString(),
        flagMinha: room.hostId === call.actor.memberId,
      })
    }
    return shown
  })
}

/** Makes the caller the host of a room. Throws CHAT_ROOM_TAKEN where another one is. */
export async function joinRoom(call: MemberCall, canal: string): Promise<void> {
  const { actor } = call
  await edit(call, { act: 'CHAT_ROOM_JOINED', isPublic: false }, async ({ work, watch, about, unchanged }) => {
    const room = await findChannel(work, canal)
    if (room?.tipo !== 'ORACAO' || room.memberId === actor.memberId) throw notFound()
    if (stateOfChannel(room, work.now) !== 'ABERTO') throw new DomainError('CHAT_CLOSED')
    await watch(roomRecord(room.id, actor.memberId))
    if (!(await claimRoom(work, room.id, actor.memberId))) throw new DomainError('CHAT_ROOM_TAKEN')
    if (room.hostId === actor.memberId) return unchanged(undefined)
    about({ canal: room.id })
    work.stream(roomChanged(room))
    work.stream(hostsEvent('SALA'))
  })
}
