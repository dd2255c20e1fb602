import { randomUUID } from 'node:crypto'
import { openGroup, seatInGroup } from '../../modules/groups/groups.editing.service.ts'
import { requestToJoin } from '../../modules/groups/join-requests.service.ts'
import { addNote } from '../../modules/notes/notes.service.ts'
import { ask } from '../../modules/prayer/asking.service.ts'
import { writeMessage } from '../../modules/prayer/writing.service.ts'
import { issueCard } from '../../modules/users/cards/card-office.service.ts'
import { cardOf } from '../../modules/users/cards/cards.service.ts'
import { addAddress } from '../../modules/users/household/addresses.service.ts'
import { addChild } from '../../modules/users/household/children.service.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { keepRecords } from '../group-records.ts'
import type { Things } from '../seeded-content.ts'

/** What a person of the matrix has at a church: calls about it are calls about them. */
export interface OwnThings {
  readonly addressId: number
  readonly childId: number
  readonly noteId: string
  readonly prayerId: number
  readonly messageId: number
  /** Of a group that they lead, of a request to it, and of their own to the church's. */
  readonly groupId: number
  readonly requestId: number
  readonly ownRequestId: number
  /** What the QR code of their member card says. */
  readonly cardCode: string
}

const nothing: OwnThings = {
  ...{ addressId: 0, childId: 0, noteId: randomUUID(), prayerId: 0, messageId: 0 },
  ...{ groupId: 0, requestId: 0, ownRequestId: 0, cardCode: '' },
}

/** What is made together. */
export const kinds = ['home', 'prayer', 'group', 'note', 'card'] as const
export type Kind = (typeof kinds)[number]

/** Stands in what each person of the matrix tells a church, and nowhere else. */
export const personalCanary = 'canary-of-a-person'

interface Member extends Actor {
  readonly church: ChurchScope
}

export interface Keeping {
  readonly has: readonly Kind[]
  /** What the church shows. */
  readonly shown: Things
  /** Makes whoever asks to join the group that the person leads. */
  readonly asker: () => Promise<Actor>
}

/** Gives them one of each of these kinds. */
export async function keepThings(
  platform: Platform,
  owner: Member,
  { has, shown, asker }: Keeping,
): Promise<OwnThings> {
  const { church, memberId } = owner
  const make: Record<Kind, () => Promise<Partial<OwnThings>>> = {
    home: () => tellOfHome(platform, church, memberId),
    prayer: () => askForPrayer(platform, church, memberId),
    group: async () => leadGroup(platform, owner, { shown, asker: await asker() }),
    note: () => writeNote(platform, church, memberId),
    card: () => holdCard(platform, church, memberId),
  }
  const own = { ...nothing }
  for (const kind of has) Object.assign(own, await make[kind]())
  return own
}

async function writeNote(platform: Platform, church: ChurchScope, memberId: number) {
  const { id: noteId } = await addNote(platform, church, memberId, { titulo: personalCanary, texto: personalCanary })
  return { noteId }
}

async function tellOfHome(platform: Platform, church: ChurchScope, memberId: number) {
  const [unsaid, told] = [null, personalCanary]
  const place = { cep: unsaid, numero: unsaid, complemento: unsaid, bairro: unsaid, estado: unsaid }
  const address = { ...place, uuid: randomUUID(), pais: 'PT', logradouro: told, cidade: told }
  const child = { nome: told, dataNascimento: '2020-05-05', sexo: unsaid, alergias: told, observacoes: told }
  const { id: addressId } = await addAddress(platform, church, memberId, address)
  const { id: childId } = await addChild(platform, church, memberId, { ...child, uuid: randomUUID() })
  return { addressId, childId }
}

async function holdCard(platform: Platform, church: ChurchScope, memberId: number) {
  const entry = { numeroMembro: `C${memberId}`, cargo: null, dataBatismo: null, responsavel: null }
  await issueCard(platform, church, { usuarioId: memberId, by: null }, entry)
  const { qrCode } = await cardOf(platform, church, memberId)
  return { cardCode: qrCode.slice(qrCode.lastIndexOf('/') + 1) }
}

/** Asked without a name, and written below it: no public call may tell whose it is. */
async function askForPrayer(platform: Platform, church: ChurchScope, memberId: number) {
  const wishes = { flagPublicarMural: true, flagAnonimo: true, flagReceberLigacao: false, flagReceberVisita: false }
  const asked = { ...wishes, chave: randomUUID(), mensagem: 'Saúde' }
  const { id: prayerId } = await ask(platform, church, memberId, asked)
  const message = { idOracao: prayerId, mensagem: 'Obrigado', chave: randomUUID() }
  return { prayerId, messageId: (await writeMessage(platform, church, memberId, message)).id }
}

/** How calls about what somebody asked and wrote name it. */
export function thingsOfPrayer({ prayerId, messageId }: OwnThings): Things {
  const [prayer, message] = [{ id: prayerId }, { id: messageId }]
  const prayers = { removePrayer: prayer, answerPrayer: prayer, renewPrayer: prayer, getMyPrayer: prayer }
  const moderated = { getModeratedPrayer: prayer, moderatePrayer: prayer, moderatePrayerMessage: message }
  return { ...prayers, ...moderated, removePrayerMessage: message }
}

/** A group that somebody leads and another has asked to join; and a request of theirs to the one that the church has. */
async function leadGroup(
  platform: Platform,
  leader: Member,
  { shown, asker }: { readonly shown: Things; readonly asker: Actor },
) {
  const { church } = leader
  const when = { dataInicio: '2026-01-06', horario: '20:00' }
  const local = { logradouro: personalCanary, latitude: null, longitude: null, link: null }
  const groupId = await openGroup(platform, church, { nome: 'Grupo', ...when, local })
  await seatInGroup(platform, church, groupId, { usuarioId: leader.memberId, papel: 'LIDER' })
  const askFor = (idCelula: number, actor: Actor) =>
    requestToJoin(platform, church, { idCelula, mensagem: personalCanary, flagCompartilharTelefone: true }, actor)
  await keepRecords(platform, church, leader, { celulaId: groupId, told: personalCanary })
  const { id: requestId } = await askFor(groupId, asker)
  const { id: ownRequestId } = await askFor(Number(shown.getGroup?.id), leader)
  return { groupId, requestId, ownRequestId }
}
