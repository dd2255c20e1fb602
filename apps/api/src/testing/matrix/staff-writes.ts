import { randomUUID } from 'node:crypto'
import { postChatMessage } from '@narthex/contract/chat/chat.endpoints'
import type { Endpoint } from '@narthex/contract/endpoint'
import { mediaUploadPath } from '@narthex/contract/media/media-values'
import type { Resource } from '@narthex/contract/resources/resource'
import { expect } from 'vitest'
import { headersFor } from '../office-door.ts'
import { plainPhoto } from '../plain-photo.ts'
import { servedEndpoints } from '../served-endpoints.ts'
import type { SetUp } from '../set-up.ts'
import { openTusClient } from '../tus-client.ts'
import { join, type Person } from './cast.ts'
import { kindsNamed } from './expectations.ts'
import { kindBeginnings, kindChanges, orderedKinds } from './kinds.ts'
import type { Kind } from './own-things.ts'
import { buildSample, type Fields } from './sample-calls.ts'

/** Calls by which staff write: endpoints with a permission and a writing method. */
export const staffWrites: readonly Endpoint[] = servedEndpoints.filter(
  ({ access, method }) => typeof access === 'object' && method !== 'GET',
)

/** A call that makes what another call changes or removes: which answered fields name it, by the fields of the second call. */
interface Beginning {
  readonly made: string
  readonly names: Readonly<Record<string, string>>
  /** Makes further fields of the call from the answer. */
  readonly make?: (answer: Fields) => Fields
}

const part = (kind: string): Beginning => ({ made: `add${kind}`, names: { parteId: 'id' } })

/** Calls about something that has to be made first. */
const beginnings: Readonly<Record<string, Beginning>> = {
  changeReadingPlan: { made: 'addReadingPlan', names: { plano: 'uuid' } },
  removeReadingPlan: { made: 'addReadingPlan', names: { plano: 'uuid' } },
  changeTitle: { made: 'addTitle', names: { id: 'id' } },
  removeTitle: { made: 'addTitle', names: { id: 'id' } },
  changePlayCollection: { made: 'addPlayCollection', names: { id: 'id' } },
  removePlayCollection: { made: 'addPlayCollection', names: { id: 'id' } },
  ...kindBeginnings,
  endChurchExport: { made: 'askChurchExport', names: { id: 'id' } },
  endSupportAccess: { made: 'openSupportAccess', names: { id: 'id' } },
  removeTranslation: { made: 'uploadTranslation', names: { codigo: 'traducao.codigo' } },
  describeImage: { made: 'uploadImage', names: { codigo: 'codigo' } },
  removeFile: { made: 'uploadFile', names: { codigo: 'codigo' } },
  replacePlayPlan: { made: 'createPlayPlan', names: { id: 'id' } },
  removePlayPlan: { made: 'createPlayPlan', names: { id: 'id' } },
  removePlayCoupon: { made: 'savePlayCoupon', names: { codigo: 'codigo' } },
  revokePlaySeat: { made: 'grantPlaySeat', names: { id: 'id' } },
  setEvent: { made: 'addEvent', names: { id: 'id' } },
  removeEvent: { made: 'addEvent', names: { id: 'id' } },
  setSale: { made: 'addEvent', names: { id: 'id' } },
  removeSale: { made: 'setSale', names: {} },
  setQuota: part('Quota'),
  removeQuota: part('Quota'),
  setTicketType: part('TicketType'),
  removeTicketType: part('TicketType'),
  setQuestion: part('Question'),
  removeQuestion: part('Question'),
  setCoupon: part('Coupon'),
  removeCoupon: part('Coupon'),
  setDoorList: part('DoorList'),
  removeDoorList: part('DoorList'),
  setTicketContent: { made: 'addTicketContent', names: { conteudoId: 'id' } },
  removeTicketContent: { made: 'addTicketContent', names: { conteudoId: 'id' } },
  editBroadcast: { made: 'addBroadcast', names: { id: 'id' } },
  removeBroadcast: { made: 'addBroadcast', names: { id: 'id' } },
  setBroadcastState: { made: 'addBroadcast', names: { id: 'id' } },
  removeMoment: { made: 'addMoment', names: { momentoId: 'id' } },
  revokeDoorkeeper: { made: 'grantDoorkeeper', names: {} },
  revokeRole: { made: 'grantRole', names: {} },
  reopenMembership: { made: 'closeMembership', names: {} },
  unblockChatAuthor: { made: 'blockChatAuthor', names: {} },
  unpinChatMessage: { made: 'pinChatMessage', names: {} },
  removeGatewayCredentials: { made: 'setGatewayCredentials', names: {} },
  removeGroupSeat: { made: 'setGroupSeat', names: {} },
  withdrawFromClass: { made: 'enrolInClass', names: { matriculaId: 'id' } },
  removeClassDay: { made: 'setClassDay', names: { data: 'data' } },
  withdrawMemberCard: { made: 'issueMemberCard', names: {} },
  setCarePlan: { made: 'openCare', names: { id: 'id' } },
  finishCare: { made: 'openCare', names: { id: 'id' } },
  reopenCare: { made: 'finishCare', names: { id: 'id' } },
  readCareNotes: { made: 'openCare', names: { id: 'id' } },
  assignPrivacyRequest: { made: 'enterPrivacyRequest', names: { id: 'id' } },
  decidePrivacyRequest: { made: 'enterPrivacyRequest', names: { id: 'id' } },
  reopenPrivacyRequest: { made: 'decidePrivacyRequest', names: { id: 'id' } },
  exportPersonOfRequest: { made: 'enterPrivacyRequest', names: { id: 'id' } },
  invitePerson: { made: 'addPerson', names: { id: 'id' } },
  withdrawPersonInvitation: { made: 'invitePerson', names: {} },
  addCareNote: { made: 'openCare', names: { id: 'id' } },
  removeCareNote: { made: 'addCareNote', names: { idAnotacao: 'id' } },
}

const newCoupon = () => ({ codigo: randomUUID().slice(0, 8) })

/** Values that the calls need besides those of the matrix: to succeed, and to change something. */
const needed: Readonly<Record<string, () => Fields>> = {
  setSale: () => ({ versao: 0 }),
  grantPlaySeat: () => ({ fim: null }),
  addCoupon: newCoupon,
  setCoupon: newCoupon,
  importRegistrations: () => ({ previa: 'false' }),
  moderatePrayer: () => ({ decisao: 'OCULTAR' }),
  moderatePrayerMessage: () => ({ decisao: 'OCULTAR' }),
  decideChatMessage: () => ({ decisao: 'APAGAR' }),
  setMomentOpen: () => ({ aberto: false }),
  setWallSettings: () => ({ diasNoMural: 30 }),
  issueMemberCard: () => ({ cargo: 'Diaconisa' }),
  addVisitor: () => ({ chave: randomUUID() }),
  ...Object.fromEntries(
    ['setEvent', 'setTicketContent', 'changePlayCollection', 'changeTitle'].map((id) => [
      id,
      () => ({ titulo: 'Outro' }),
    ]),
  ),
  ...Object.fromEntries(
    ['replacePlayPlan', 'setTicketType', 'setDoorList', 'changeReadingPlan'].map((id) => [
      id,
      () => ({ nome: 'Outro' }),
    ]),
  ),
  ...kindChanges,
  addPerson: () => ({ email: `${randomUUID()}@example.org` }),
  setQuestion: () => ({ rotulo: 'Outra' }),
  setQuota: () => ({ vagas: 50 }),
}

const maxVersion = 60

interface Answered {
  readonly status: number
  readonly body: string
}

/** Makes calls of an administrator that succeed, whatever they need before. */
export interface StaffDesk {
  /** Makes what the call is about; the returned function makes the call itself. */
  prepare(endpoint: Endpoint): Promise<() => Promise<Answered>>
}

/** `rewrite` changes the body of each call, where it is JSON. */
export function openStaffDesk(
  test: SetUp,
  rewrite: (endpoint: Endpoint, body: object) => unknown = (_, body) => body,
): StaffDesk {
  let admin: Promise<Person> | undefined
  const churches = () => test.churches as Parameters<typeof join>[1]
  const findAdmin = () => {
    admin ??= join(test.platform, churches(), {
      at: 'videira',
      roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_MODERATOR', 'ROLE_TREASURER'],
    })
    return admin
  }

  async function send(endpoint: Endpoint, about: Person, given: Fields): Promise<Answered> {
    const { path, body: plain } = buildSample(endpoint, about, given)
    const body = plain instanceof FormData || !plain ? plain : (rewrite(endpoint, plain) as object)
    const answer = await test.app.inject({
      method: endpoint.method,
      url: `/api/v1${path}`,
      headers: await headersFor(test.platform, endpoint, await findAdmin()),
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, body: answer.body }
  }

  /** The version of what a call changes is found by trying. */
  async function sendWithVersion(endpoint: Endpoint, about: Person, given: Fields): Promise<Answered> {
    let answer = await send(endpoint, about, given)
    for (let versao = 1; versao <= maxVersion && answer.body.includes('CHANGED_MEANWHILE'); versao++)
      answer = await send(endpoint, about, { ...given, versao })
    return answer
  }

  async function begin(endpoint: Endpoint, about: Person): Promise<Fields> {
    const beginning = beginnings[endpoint.id]
    if (!beginning) return {}
    const first = findWrite(beginning.made)
    const earlier = await begin(first, about)
    const answer = await sendWithVersion(first, about, { ...needed[first.id]?.(), ...earlier })
    expect(answer, `${first.id} before ${endpoint.id}`).toMatchObject({ status: expect.toSatisfy(isDone) })
    const body = JSON.parse(answer.body)
    return {
      ...about.things[first.id],
      ...earlier,
      ...Object.fromEntries(Object.entries(beginning.names).map(([field, name]) => [field, readPath(body, name)])),
      ...beginning.make?.(body),
    }
  }

  /** A new picture of the library: files are named by ids that no upload answers. */
  async function addLibraryFile(): Promise<Fields> {
    const about = await findAdmin()
    await send(findWrite('uploadImage'), about, { nome: randomUUID() })
    const { body } = await test.call('GET', '/midia/?limit=1', { office: about })
    return { id: body.itens[0].id }
  }

  async function addTrashedFile(): Promise<Fields> {
    const { id } = await addLibraryFile()
    await test.call('DELETE', `/midia/${id}`, { office: await findAdmin() })
    return { id }
  }

  async function runLibraryBulk(): Promise<Fields> {
    const { id } = await addLibraryFile()
    const order = { acao: 'REMOVER', selecao: { ids: [id] } }
    const { body } = await test.call('POST', '/midia/lote/', { office: await findAdmin(), body: order })
    return { loteId: body.id }
  }

  async function addUpload(): Promise<Fields> {
    const photo = await plainPhoto({ colour: `#${randomUUID().slice(0, 6)}` })
    const { token } = await findAdmin()
    const client = openTusClient({ app: test.app, host: 'videira.narthex.test', path: mediaUploadPath, token })
    const url = String((await client.create(photo.length, randomUUID())).headers.location)
    await client.patch(url, 0, photo)
    return { envio: url.split('/').at(-1) }
  }

  /** Fields that calls take from other calls or people. */
  const toldByOthers: Readonly<Record<string, (about: Person) => Promise<Fields>>> = {
    setLibraryFile: addLibraryFile,
    trashLibraryFile: addLibraryFile,
    cropLibraryImage: addLibraryFile,
    restoreLibraryFile: addTrashedFile,
    purgeLibraryFile: addTrashedFile,
    finishUpload: addUpload,
    undoLibraryBulk: runLibraryBulk,
    runLibraryBulk: async () => ({ selecao: { ids: [(await addLibraryFile()).id] } }),
    grantDoorkeeper: async () => ({ idUsuario: (await findAdmin()).memberId }),
    removeAuthorMessages: async (about) => {
      const { path, body } = buildSample(postChatMessage, about)
      const headers = { host: 'videira.narthex.test' }
      const answer = await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload: body ?? {} })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      return {}
    },
    orderGivingReasons: async () => {
      const { token } = await findAdmin()
      const { body } = await test.call('GET', '/tesouraria/motivo/', { token })
      const ids = body.map(({ id }: { id: number }) => id)
      return { ids: ids.toReversed() }
    },
  }

  /** The order of all records of a kind, turned round. */
  async function turnOrder(kind: Resource | undefined): Promise<Fields> {
    if (!kind) return {}
    const { body } = await test.call('GET', kind.path, { office: await findAdmin() })
    const antes = body.itens.map(({ id }: { id: number }) => id)
    return { ids: antes.toReversed(), antes }
  }

  return {
    async prepare(endpoint) {
      // Opens their session of the office, which is an act of its own.
      await headersFor(test.platform, endpoint, await findAdmin())
      const about = await join(test.platform, churches(), { at: 'videira' }, { has: listKinds(endpoint) })
      const given = {
        ...(await begin(endpoint, about)),
        ...(await toldByOthers[endpoint.id]?.(about)),
        ...(await turnOrder(orderedKinds[endpoint.id])),
      }
      return () => sendWithVersion(endpoint, about, { ...needed[endpoint.id]?.(), ...given })
    },
  }
}

const findWrite = (wanted: string): Endpoint => {
  const found = staffWrites.find(({ id }) => id === wanted)
  if (!found) throw new Error(`There is no endpoint ${wanted}`)
  return found
}

/** Kinds of things that a call, and the calls before it, need a person to have. */
function listKinds(endpoint: Endpoint): Kind[] {
  const made = beginnings[endpoint.id]?.made
  return [...new Set([...kindsNamed(endpoint), ...(made ? listKinds(findWrite(made)) : [])])]
}

const readPath = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Fields)[name], body)

const isDone = (status: number) => status >= 200 && status < 300
