import { randomUUID } from 'node:crypto'
import { listFactors } from '../../modules/auth/factors/factors.service.ts'
import { beginTotp, confirmTotp } from '../../modules/auth/factors/totp-enrolment.service.ts'
import { addGroupMember, createGroup } from '../../modules/groups/groups.editing.service.ts'
import { requestToJoin } from '../../modules/groups/join-requests.service.ts'
import { addNote } from '../../modules/notes/notes.service.ts'
import { requestPrayer } from '../../modules/prayer/asking.service.ts'
import { writeMessage } from '../../modules/prayer/writing.service.ts'
import { issueCard } from '../../modules/users/cards/card-office.service.ts'
import { getCard } from '../../modules/users/cards/cards.service.ts'
import { addAddress } from '../../modules/users/household/addresses.service.ts'
import { addChild } from '../../modules/users/household/children.service.ts'
import { type Actor, createMemberCall, createOwnCall, type MemberCall } from '../../platform/http/route.ts'
import { type GroupId, toGroupId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { keepRecords } from '../group-records.ts'
import { keepDoor } from '../own-door.ts'
import { makeTotp } from '../second-factors.ts'
import { keepSomeTitle } from '../seeded-catalogue.ts'
import { keepChat, noChat, type OwnChat } from '../seeded-chat.ts'
import type { Things } from '../seeded-content.ts'
import { placeSomeGift } from '../seeded-giving.ts'
import { orderWithPix, payInCash, saveSomeCard } from '../seeded-payments.ts'
import { type OwnPlans, readSomePlan } from '../seeded-plans.ts'
import { subscribeToSome } from '../seeded-play-subscriptions.ts'
import { giveRegularly } from '../seeded-recurrences.ts'
import { keepTickets, type OwnTickets } from '../seeded-tickets.ts'
import { keepChild, keepPlayback, type OwnWatching } from '../seeded-watching.ts'

/** Ids of what a person of the matrix has at a church: calls about it are calls about the person. */
export interface OwnThings extends OwnTickets, OwnChat, OwnPlans, OwnWatching {
  readonly addressId: number
  readonly childId: number
  readonly noteId: string
  readonly factorId: string
  readonly prayerId: number
  readonly messageId: number
  /** A group that they lead, a request to it, and their own request to the church's group. */
  readonly groupId: number
  readonly requestId: number
  readonly ownRequestId: number
  /** Content of the QR code of their member card. */
  readonly cardCode: string
  /** Code of an order that waits for its Pix. */
  readonly orderCode: string
  readonly paymentCardId: string
  /** A payment in cash that waits for its money, and one that is paid. */
  readonly paymentId: number
  readonly paidPaymentId: number
  /** Token of a typed card that is not saved. */
  readonly cardToken: string
  /** A recurring gift whose first charge failed, and its reason. */
  readonly recurrenceId: string
  readonly givingReasonId: number
  /** A subscription that waits for its first payment. */
  readonly playSubscriptionId: string
  /** An event at whose door they may stand, and the ticket that it sells. */
  readonly doorEventId: number
  readonly doorTypeId: number
  /** Entry of a title in their list. */
  readonly playListEntryId: string
}

const nothing: OwnThings = {
  ...noChat,
  addressId: 0,
  childId: 0,
  noteId: randomUUID(),
  factorId: randomUUID(),
  prayerId: 0,
  messageId: 0,
  planSubscriptionId: randomUUID(),
  invitation: `${'A'.repeat(22)}.1.${'A'.repeat(22)}`,
  playbackId: randomUUID(),
  playProfileId: randomUUID(),
  groupId: 0,
  requestId: 0,
  ownRequestId: 0,
  cardCode: '',
  orderCode: '0'.repeat(26),
  paymentCardId: randomUUID(),
  cardToken: 'none',
  paymentId: 0,
  paidPaymentId: 0,
  recurrenceId: randomUUID(),
  givingReasonId: 0,
  playSubscriptionId: randomUUID(),
  registrationCode: '0'.repeat(26),
  holdCode: '0'.repeat(26),
  waitingCode: '0'.repeat(26),
  answerFileId: randomUUID(),
  playListEntryId: randomUUID(),
  transferCode: '0'.repeat(26),
  ticketId: 0,
  ticketCode: '0'.repeat(16),
  doorEventId: 0,
  doorTypeId: 0,
}

/** Kinds of personal things; those of one kind are made together. */
export const kinds = [
  'home',
  'prayer',
  'group',
  'note',
  'card',
  'factor',
  'order',
  'payment',
  'paymentCard',
  'gift',
  'recurrence',
  'ticket',
  'door',
  'chatMessage',
  'planSubscription',
  'playListEntry',
  'playback',
  'playProfile',
  'playSubscription',
] as const
export type Kind = (typeof kinds)[number]

/** Stands in what each person of the matrix tells a church, and nowhere else. */
export const personalCanary = 'canary-of-a-person'

interface Member extends Actor {
  readonly church: ChurchScope
}

export interface Keeping {
  readonly has: readonly Kind[]
  /** Ids of the things that the church shows. */
  readonly shown: Things
  /** Makes the person who requests to join the group. */
  readonly asker: () => Promise<Actor>
}

/** Gives them one of each of these kinds. */
export async function keepThings(
  platform: Platform,
  owner: Member,
  { has, shown, asker }: Keeping,
): Promise<OwnThings> {
  const call = createMemberCall(platform.transactions.at(owner.church), owner)
  const make: Record<Kind, () => Promise<Partial<OwnThings>>> = {
    home: () => tellOfHome(call),
    prayer: () => askForPrayer(platform, call),
    group: async () => leadGroup(platform, owner, { shown, asker: await asker() }),
    note: () => writeNote(call),
    card: () => holdCard(platform, call),
    factor: () => addApp(platform, call),
    order: async () => ({ orderCode: await orderWithPix(platform, call, personalCanary) }),
    payment: () => payInCash(platform, call, personalCanary),
    paymentCard: () => saveSomeCard(platform, call, personalCanary),
    gift: async () => {
      await placeSomeGift(platform, call, { reasonId: Number(shown.placeGift?.reasonId), text: personalCanary })
      return {}
    },
    recurrence: () => giveRegularly(platform, call, personalCanary),
    playSubscription: () => subscribeToSome(platform, call, personalCanary),
    // Not the canary: what is written there is public.
    chatMessage: () => keepChat(platform, call, 'Amém'),
    planSubscription: () => readSomePlan(call),
    playListEntry: () => keepSomeTitle(call, shown),
    playback: () => keepPlayback(platform, call, { shown, text: personalCanary }),
    playProfile: () => keepChild(platform, call, personalCanary),
    door: () => keepDoor(platform, call, personalCanary),
    ticket: () => keepTickets(platform, call, { shown, text: personalCanary }),
  }
  const own = { ...nothing }
  for (const kind of has) Object.assign(own, await make[kind]())
  return own
}

async function writeNote(call: MemberCall) {
  const { id: noteId } = await addNote(call, { titulo: personalCanary, texto: personalCanary })
  return { noteId }
}

/** Adds an authenticator app with an unknown secret; an account of several churches has only one. */
async function addApp(platform: Platform, call: MemberCall) {
  const [known] = (await listFactors(platform, call)).fatores
  if (known) return { factorId: known.id }
  const { codigo, segredo } = await beginTotp(call)
  const totp = makeTotp(segredo, call.clock().getTime())
  await confirmTotp(platform, call, { codigo, totp, nome: personalCanary })
  const { fatores } = await listFactors(platform, call)
  return { factorId: fatores[0]?.id ?? '' }
}

async function tellOfHome(call: MemberCall) {
  const [unsaid, told] = [null, personalCanary]
  const place = { cep: unsaid, numero: unsaid, complemento: unsaid, bairro: unsaid, estado: unsaid }
  const address = { ...place, uuid: randomUUID(), pais: 'PT', logradouro: told, cidade: told }
  const child = { nome: told, dataNascimento: '2020-05-05', sexo: unsaid, alergias: told, observacoes: told }
  const { id: addressId } = await addAddress(call, address)
  const { id: childId } = await addChild(call, { ...child, uuid: randomUUID() })
  return { addressId, childId }
}

async function holdCard(platform: Platform, call: MemberCall) {
  const { actor } = call
  const { memberId } = actor
  const entry = { numeroMembro: `C${memberId}`, cargo: null, dataBatismo: null, responsavel: null }
  await issueCard(createOwnCall(call), memberId, entry)
  const { qrCode } = await getCard(platform, call)
  return { cardCode: qrCode.slice(qrCode.lastIndexOf('/') + 1) }
}

/** Asked without a name, and written below it: no public call may tell whose it is. */
async function askForPrayer(platform: Platform, call: MemberCall) {
  const wishes = { flagPublicarMural: true, flagAnonimo: true, flagReceberLigacao: false, flagReceberVisita: false }
  const asked = { ...wishes, chave: randomUUID(), mensagem: 'Saúde' }
  const { id: prayerId } = await requestPrayer(platform, call, asked)
  const message = { idOracao: prayerId, mensagem: 'Obrigado', chave: randomUUID() }
  return { prayerId, messageId: (await writeMessage(call, message)).id }
}

/** Adds a group with this leader and another person's join request, and the leader's request to the church's own group. */
async function leadGroup(
  platform: Platform,
  leader: Member,
  { shown, asker }: { readonly shown: Things; readonly asker: Actor },
) {
  const { church } = leader
  const when = { dataInicio: '2026-01-06', horario: '20:00' }
  const local = { logradouro: personalCanary, latitude: null, longitude: null, link: null }
  const groupId = await createGroup(createOwnCall(platform.transactions.at(church)), {
    nome: 'Grupo',
    ...when,
    local,
  })
  await addGroupMember(createOwnCall(platform.transactions.at(church)), groupId, {
    memberId: leader.memberId,
    papel: 'LIDER',
  })
  const askFor = (idCelula: GroupId, actor: Actor) =>
    requestToJoin(createMemberCall(platform.transactions.at(church), actor), {
      idCelula,
      mensagem: personalCanary,
      flagCompartilharTelefone: true,
    })
  await keepRecords(platform.transactions.at(church), leader, { groupId, canary: personalCanary })
  const { id: requestId } = await askFor(groupId, asker)
  const { id: ownRequestId } = await askFor(toGroupId(Number(shown.getGroup?.id)), leader)
  return { groupId, requestId, ownRequestId }
}
