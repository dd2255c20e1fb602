import { randomUUID } from 'node:crypto'
import { dateAfter } from '@narthex/contract/church-time'
import type { Endpoint } from '@narthex/contract/endpoint'
import * as z from 'zod/mini'
import type { AccountId } from '../../platform/ids.ts'
import { solvedAt } from '../captcha.ts'
import { recordedIds } from '../group-records.ts'
import { plainFiles } from '../plain-files.ts'
import { plainPhoto } from '../plain-photo.ts'
import { usualPin } from '../seeded-watching.ts'
import type { Person } from './cast.ts'
import { kindCalls, kindRefusals } from './kinds.ts'
import { personalCanary } from './own-things.ts'

export type Fields = Readonly<Record<string, unknown>>

export interface Sample {
  readonly path: string
  readonly body?: Fields | FormData
}

const photo = new File([new Uint8Array(await plainPhoto())], 'photo.jpg', { type: 'image/jpeg' })
const pushAddress = (accountId: AccountId) => `https://none.push.apple.com/${accountId}`

/** Fields whose value an example cannot know, wherever an endpoint takes them. */
const liveFields: Readonly<Record<string, (of: Person) => unknown>> = {
  captcha: ({ church }) => solvedAt(church.codigo),
  email: () => `${randomUUID()}@example.org`,
  username: ({ email }) => email,
  refreshToken: ({ refreshToken }) => refreshToken,
  cliente: ({ church }) => church.codigo,
  pedido: ({ orderCode }) => orderCode,
  chave: () => randomUUID(),
  uuid: () => randomUUID(),
  usuario: ({ memberId }) => memberId,
  idUsuario: ({ memberId }) => memberId,
  idOracao: ({ things }) => things.getPrayer?.id,
  idCelula: ({ things }) => things.getGroup?.id,
  numeroMembro: ({ memberId }) => `C${memberId}`,
  ticketId: ({ ticketId }) => ticketId,
  endpoint: ({ accountId }) => pushAddress(accountId),
  imagem: () => photo,
  arquivo: () => new File([plainFiles.vtt()], 'captions'),
  meetingId: () => recordedIds.meetingId,
  materialId: () => recordedIds.materialId,
  matriculaId: () => recordedIds.matriculaId,
}

const chosen = ({ things }: Person) => [{ idIngresso: things.tickets?.free }]
const participant = { nome: personalCanary }
const visitor = { nome: personalCanary, email: 'ana@example.org' }
const submission = ({ holdCode: reserva }: Person) => ({
  reserva,
  total: 0,
  termos: true,
  participantes: [participant],
})

const doorCalls: Readonly<Record<string, (of: Person) => Fields>> = {
  listDoorkeepers: ({ doorEventId: id }) => ({ id }),
  grantDoorkeeper: ({ doorEventId: id }) => ({ id }),
  revokeDoorkeeper: ({ doorEventId: id, memberId: userId }) => ({ id, userId }),
  sellAtDoor: ({ doorTypeId }) => ({ ingressos: [doorTypeId] }),
}

const ofPurchase = ({ registrationCode }: Person) => ({ codigo: registrationCode })

/** Fields of ticket calls: the codes of what the person holds, and the ids of what the event sells. */
const ticketCalls: Readonly<Record<string, (of: Person) => Fields>> = {
  quoteTickets: (of) => ({ ingressos: chosen(of) }),
  holdTickets: (of) => ({ ingressos: chosen(of) }),
  getHold: ({ holdCode }) => ({ codigo: holdCode }),
  releaseHold: ({ holdCode }) => ({ codigo: holdCode }),
  registerForEvent: submission,
  registerVisitorForEvent: (of) => ({ ...submission(of), comprador: visitor }),
  joinWaitingList: ({ things }) => ({ idIngresso: things.joinWaitingList?.idIngresso, pessoa: visitor }),
  getWaiting: ({ waitingCode }) => ({ codigo: waitingCode }),
  leaveWaitingList: ({ waitingCode }) => ({ codigo: waitingCode }),
  uploadAnswerFile: ({ holdCode }) => ({ codigo: holdCode, arquivo: new File(['%PDF-1.7'], 'form.pdf') }),
  offerWaiting: ({ waitingCode }) => ({ codigo: waitingCode }),
  removeWaiting: ({ waitingCode }) => ({ codigo: waitingCode }),
  enterManualRegistration: (of) => ({ ingressos: chosen(of), participantes: [participant] }),
  cancelRegistration: ({ registrationCode, ticketId }) => ({ codigo: registrationCode, ingressos: [ticketId] }),
  resendTickets: ofPurchase,
  getOfficeHolder: ofPurchase,
  setOfficeHolder: ({ registrationCode }) => ({ codigo: registrationCode, participante: participant }),
  downloadAnswerFile: ({ answerFileId }) => ({ arquivo: answerFileId }),
  getRegistration: ofPurchase,
  sendRegistrationCode: ofPurchase,
  readRegistration: ofPurchase,
  getTicketCalendar: ofPurchase,
  getTicketsPdf: ofPurchase,
  getAppleWalletPass: ofPurchase,
  getGoogleWalletLink: ofPurchase,
  uploadTicketContent: () => ({ arquivo: new File(['%PDF-1.7'], 'form.pdf') }),
  importRegistrations: () => ({ arquivo: new File(['Nome;Ingresso\nAna;Adulto'], 'guests.csv') }),
  previewCancellation: ({ registrationCode, ticketId }) => ({ codigo: registrationCode, ingressos: [ticketId] }),
  cancelTickets: ({ registrationCode, ticketId }) => ({
    codigo: registrationCode,
    ingressos: [ticketId],
    devolucao: 0,
  }),
  getTicketHolder: ({ registrationCode }) => ({ codigo: registrationCode }),
  setTicketHolder: ({ registrationCode }) => ({ codigo: registrationCode, participante: participant }),
  offerTransfer: ({ registrationCode }) => ({ codigo: registrationCode, nome: personalCanary }),
  withdrawTransfer: ({ registrationCode }) => ({ codigo: registrationCode }),
  getTransfer: ({ transferCode }) => ({ codigo: transferCode }),
  acceptTransfer: ({ transferCode }) => ({ codigo: transferCode, participante: participant, termos: true }),
}

const ofMessage = ({ chatMessageId: id, guestToken: visitante }: Person) => ({ id, visitante })
const ofGuest = ({ guestCode: autor }: Person) => ({ autor })

const chatCalls: Readonly<Record<string, (of: Person) => Fields>> = {
  // A login goes before a guest's token.
  postChatMessage: ({ guestToken: visitante }) => ({ visitante }),
  setChatReaction: ofMessage,
  reportChatMessage: ofMessage,
  addChatChannel: () => ({ nome: `canal-${randomUUID()}` }),
  attendChatPrayer: ({ chatMessageId: id }) => ({ id }),
  pinChatMessage: ({ chatMessageId: mensagem }) => ({ mensagem }),
  decideChatMessage: ({ chatMessageId: id }) => ({ id }),
  closeChatRoom: ({ chatRoom: canal }) => ({ canal }),
  joinChatRoom: ({ chatRoom: canal }) => ({ canal }),
  getChatAuthor: ofGuest,
  removeAuthorMessages: ofGuest,
  blockChatAuthor: ofGuest,
  unblockChatAuthor: ofGuest,
}

/** Id of a record to remove, which no church has: the seeded catalogue stays. */
const unknownRow = () => ({ id: 2_147_483_647 })
const otherVersion = () => ({ versao: 999 })
// Pictures by their addresses: they are no files here.
const withoutPictures = () => ({ imagem: null })

const playCalls: Readonly<Record<string, (of: Person) => Fields>> = {
  addTitle: withoutPictures,
  addPlayCollection: withoutPictures,
  changeTitle: () => ({ ...withoutPictures(), ...otherVersion() }),
  changePlayCollection: () => ({ ...withoutPictures(), ...otherVersion() }),
  removeTitle: unknownRow,
  removePlayCollection: unknownRow,
  withdrawStaffInvitation: unknownRow,
  withdrawPersonInvitation: unknownRow,
  blockInDirectory: unknownRow,
  decidePrivacyRequest: otherVersion,
  endSupportAccess: unknownRow,
  listSupportViews: unknownRow,
}

/** Fields of single endpoints that no other table here has. */
const liveCalls: Readonly<Record<string, (of: Person) => Fields>> = {
  getChurchByCode: ({ church }) => ({ code: church.codigo }),
  findChurchesByHostname: ({ church }) => ({ hostname: `${church.codigo}.narthex.test` }),
  recoverPassword: ({ email }) => ({ email }),
  // No captcha of others is taken at the office.
  openOfficeSession: () => ({ captcha: undefined }),
  proveOfficeSession: () => ({ captcha: undefined }),
  requestActivation: ({ email }) => ({ email }),
  renewPush: ({ accountId }) => ({ antiga: { endpoint: pushAddress(accountId), auth: 'A'.repeat(22) } }),
  addNote: () => ({ id: randomUUID() }),
  getPayment: ({ orderCode }) => ({ codigo: orderCode }),
  checkPayment: ({ orderCode }) => ({ codigo: orderCode }),
  saveMemberCard: ({ cardToken }) => ({ token: cardToken }),
  saveCard: ({ cardToken }) => ({ token: cardToken }),
  placeGift: ({ things }) => ({
    itens: [{ idMotivo: things.placeGift?.reasonId, valor: 5000 }],
    comentario: personalCanary,
    // Also for those who live abroad.
    codigoMetodoPagamento: 'CREDIT_CARD',
  }),
  // By its address: it is no file here.
  addGivingReason: () => ({ imagem: null }),
  addEvent: () => ({ imagem: null }),
  addBroadcast: () => ({ imagem: null }),
  editBroadcast: () => ({ imagem: null }),
  setBroadcastSettings: () => ({ imagem: null }),
  setEvent: () => ({ imagem: null }),
  setGivingReason: ({ things }) => ({ id: things.placeGift?.reasonId, imagem: null }),
  createRecurrence: ({ givingReasonId: idMotivo, paymentCardId: idCartao }) => ({
    idMotivo,
    idCartao,
    inicio: dateAfter(new Date().toISOString().slice(0, 10), 30),
  }),
  changeRecurrence: ({ givingReasonId: idMotivo, paymentCardId: idCartao }) => ({ idMotivo, idCartao }),
  skipCycle: () => ({ ciclo: 2 }),
  subscribeToPlay: ({ paymentCardId: idCartao }) => ({ meio: 'CARTAO', idCartao }),
  savePlayCoupon: () => ({ codigo: `CUPOM-${randomUUID().slice(0, 8).toUpperCase()}` }),
  grantPlaySeat: () => ({ fim: '2000-01-01T00:00:00Z' }),
  replacePlayPlan: () => ({ versao: 999 }),
  removePlayCoupon: () => ({ codigo: 'NENHUM' }),
  ...Object.fromEntries(
    ['changePlayPlan', 'changePlayMeans', 'pausePlay', 'cancelPlay'].map((id) => [id, () => ({ versao: 999 })]),
  ),
  ...ticketCalls,
  ...chatCalls,
  ...doorCalls,
  joinCircle: ({ invitation: convite }) => ({ convite }),
  changeReadingPlan: () => ({ versao: 999 }),
  setCarePlan: () => ({ versao: 999 }),
  ...playCalls,
  ...kindCalls,
  // A file: no service is asked of it.
  readVideoFacts: () => ({ endereco: '/media/canary.mp4' }),
  startWatching: () => ({ aparelho: personalCanary }),
  savePositions: ({ things }) => ({
    posicoes: [
      {
        idConteudo: things.startWatching?.idConteudo,
        segundos: 95,
        flagVisto: false,
        vistoEm: new Date().toISOString(),
      },
    ],
  }),
  addVisitor: () => ({ chave: randomUUID() }),
  mergePeople: ({ things }) => ({
    idUsuario: things.mergePeople?.id,
    versao: 1,
    idOutro: things.mergePeople?.idOutro,
    versaoOutro: 1,
  }),
  setDistinctPeople: ({ things }) => ({ pessoas: [things.listMerges?.id, things.mergePeople?.idOutro] }),
  multiplyGroup: () => ({ pessoas: [{ idUsuario: 2_147_483_647, papel: 'LIDER' }] }),
  enrolInClass: () => ({ matriculaId: randomUUID() }),
  withdrawFromClass: () => ({ matriculaId: randomUUID() }),
  // Days that no seeded class has: its own stays.
  setClassDay: () => ({ data: '2000-01-09' }),
  removeClassDay: () => ({ data: '2000-01-16' }),
  setPlayPin: () => ({ pinAtual: usualPin }),
  addPlayProfile: () => ({ nome: personalCanary }),
  // Of codes that no seeded church has: its own translation stays.
  uploadTranslation: () => ({ codigo: 'enviada', arquivo: new File(['\\id JHN\n\\c 1\n\\v 1 Ensaio'], 'a.usfm') }),
  removeTranslation: () => ({ codigo: 'nenhuma' }),
  requestToJoin: () => ({ mensagem: personalCanary }),
  saveMaterial: () => ({ titulo: personalCanary }),
  recordMeeting: ({ memberId }) => ({
    tema: personalCanary,
    visitantes: [{ nome: personalCanary }],
    presencas: [{ idUsuario: memberId, flagPresente: false, marcadaEm: '2000-01-04T21:00:00Z' }],
  }),
}

/** Valid calls that cannot succeed without a step outside the API: the code that each ends with. */
export const fruitless: Readonly<Record<string, { readonly code: string; readonly reason: string }>> = {
  readHandOff: { code: 'INVALID_CODE', reason: 'the code is handed out by the site of another church' },
  takeHandOff: { code: 'INVALID_CODE', reason: 'the code is handed out by the site of another church' },
  handOverToThirdParty: { code: 'THIRD_PARTY_NOT_SET', reason: 'no product of a third party is set up in tests' },
  verifyThirdParty: { code: 'THIRD_PARTY_NOT_SET', reason: 'no product of a third party is set up in tests' },
  readRegistration: { code: 'INVALID_CODE', reason: 'the code goes to the buyer by mail' },
  changeReadingPlan: { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
  readPodcastFeed: { code: 'CONFLICT', reason: 'the show is the church’s own' },
  removePodcast: { code: 'CONFLICT', reason: 'the show has an episode' },
  readVideoFacts: { code: 'NOT_FOUND', reason: 'no service tells of a file' },
  readVideoChannel: { code: 'CONFLICT', reason: 'the seeded channel is not read' },
  removePlayMedia: { code: 'PLAY_MEDIA_IN_USE', reason: 'a title shows the video' },
  removeReadingPlan: { code: 'NOT_FOUND', reason: 'the id is known only after a plan was added' },
  ...Object.fromEntries(
    (['setPlaySettings', 'changeTitle', 'changePlayCollection'] as const).map((id) => [
      id,
      { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
    ]),
  ),
  ...Object.fromEntries(
    (['removeTitle', 'removePlayCollection'] as const).map((id) => [
      id,
      { code: 'NOT_FOUND', reason: 'the id is known only after it was added' },
    ]),
  ),
  withdrawStaffInvitation: { code: 'NOT_FOUND', reason: 'the id is known only after someone was invited' },
  withdrawPersonInvitation: { code: 'NOT_FOUND', reason: 'no church has the person' },
  endSupportAccess: { code: 'NOT_FOUND', reason: 'the id is known only after it was opened' },
  listSupportViews: { code: 'NOT_FOUND', reason: 'the id is known only after it was opened' },
  confirmReplyAddress: { code: 'INVALID_CODE', reason: 'the code is in the mail to the address' },
  enterAsSupport: { code: 'INVALID_CODE', reason: 'the code is given at the console of operators' },
  ...kindRefusals,
  moveCongregationMembers: {
    code: 'CHANGED_MEANWHILE',
    reason: 'the number of members is known only after it is read',
  },
  removeTranslation: { code: 'NOT_FOUND', reason: 'the church has no translation of this code' },
  describeImage: { code: 'NOT_FOUND', reason: 'the code of the picture is known only after an upload' },
  removeFile: { code: 'NOT_FOUND', reason: 'the code of the file is known only after an upload' },
  cropLibraryImage: { code: 'NOT_FOUND', reason: 'the seeded file is no picture' },
  finishUpload: { code: 'NOT_FOUND', reason: 'the upload is begun by another protocol' },
  renewPrayer: { code: 'NOT_RENEWABLE', reason: 'the days of a new prayer on the wall have just begun' },
  renewPush: { code: 'NOT_FOUND', reason: 'the device has to be subscribed first' },
  readPersonInvitation: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  acceptPersonInvitation: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  listOwnRecords: { code: 'INVALID_CREDENTIALS', reason: 'a member of the church has nothing to choose' },
  takeOwnRecord: { code: 'INVALID_CREDENTIALS', reason: 'a member of the church has nothing to choose' },
  readActivation: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  confirmEmail: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  changePassword: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  confirmDeletion: { code: 'INVALID_CODE', reason: 'the code arrives by e-mail' },
  completeOfficeSession: { code: 'INVALID_CODE', reason: 'the challenge is given by a login with a second factor' },
  completeLogin: { code: 'INVALID_CODE', reason: 'the challenge is given by a login with a second factor' },
  confirmTotp: { code: 'INVALID_CODE', reason: 'the code and the secret are given by `beginTotp`' },
  confirmPasskey: { code: 'INVALID_CODE', reason: 'the answer is signed by a device' },
  previewCancellation: { code: 'NOT_CANCELABLE', reason: 'the event has begun' },
  cancelTickets: { code: 'NOT_CANCELABLE', reason: 'the event has begun' },
  finishCard: { code: 'EVT_REG_010', reason: 'the rehearsal gateway has no card form of its own' },
  getGiftReceipt: { code: 'NOT_FOUND', reason: 'only a gift whose payment was received has a receipt' },
  decideRefund: { code: 'NOT_FOUND', reason: 'only a refund that its gateway left without an answer is decided' },
  getOfficeGift: { code: 'NOT_FOUND', reason: 'the code is known only after a gift' },
  orderGivingReasons: { code: 'VALIDATION', reason: 'it names each reason of the church' },
  registerVisitorForEvent: { code: 'NOT_FOUND', reason: 'what a member holds is registered by that member alone' },
  ...Object.fromEntries(
    [
      'setEvent',
      'setSale',
      'addQuota',
      'setQuota',
      'removeQuota',
      'addTicketType',
      'setTicketType',
      'removeTicketType',
      'addQuestion',
      'setQuestion',
      'removeQuestion',
      'addCoupon',
      'setCoupon',
      'removeCoupon',
      'setTicketContent',
      'removeTicketContent',
      'addDoorList',
      'setDoorList',
      'removeDoorList',
    ].map((id) => [id, { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' }]),
  ),
  ...Object.fromEntries(
    (['changePlayPlan', 'changePlayMeans', 'pausePlay', 'cancelPlay', 'replacePlayPlan'] as const).map((id) => [
      id,
      { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
    ]),
  ),
  setCarePlan: { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
  decidePrivacyRequest: { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
  blockInDirectory: { code: 'NOT_FOUND', reason: 'those whom a member sees are known only after they are read' },
  removeCareNote: { code: 'NOT_FOUND', reason: 'a note is removed by its author alone' },
  multiplyGroup: { code: 'VALIDATION', reason: 'the people of a group are known only after they are read' },
  fetchChurchExport: { code: 'NOT_FOUND', reason: 'a file is there once the job has made it' },
  withdrawFromClass: { code: 'NOT_FOUND', reason: 'the id is known only after someone was enrolled' },
  removeClassDay: { code: 'NOT_FOUND', reason: 'the class has no such day' },
  removePlayPlan: { code: 'ALREADY_SOLD', reason: 'members have subscriptions of the plan' },
  removePlayCoupon: { code: 'NOT_FOUND', reason: 'the church has no coupon of this code' },
  grantPlaySeat: { code: 'VALIDATION', reason: 'a member has one subscription at a time' },
  revokePlaySeat: { code: 'NOT_FOUND', reason: 'the id is known only after a seat was given' },
  getPlayGift: { code: 'NOT_FOUND', reason: 'the code is known only after a gift was paid' },
  acceptPlayGift: { code: 'NOT_FOUND', reason: 'the code is known only after a gift was paid' },
  offerWaiting: { code: 'EVT_REG_001', reason: 'the ticket that is waited for has no seats' },
  removeEvent: { code: 'ALREADY_SOLD', reason: 'members have tickets of the event' },
  reportChatMessage: { code: 'CHAT_OWN_MESSAGE', reason: 'the message is that of the caller' },
  joinChatRoom: { code: 'NOT_FOUND', reason: 'the room is that of the caller, who is no host of their own' },
  removeSale: { code: 'ALREADY_SOLD', reason: 'members have tickets of the event' },
  editBroadcast: { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
  setBroadcastState: { code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' },
  ...Object.fromEntries(
    (['removeBroadcast', 'removeMoment', 'removeConnectCard'] as const).map((id) => [
      id,
      { code: 'NOT_FOUND', reason: 'what it would remove is named by other calls' },
    ]),
  ),
  findPlaceOfZip: { code: 'NOT_FOUND', reason: 'no service for places abroad is asked in tests' },
}

/** Valid calls that cannot be repeated as they are: the code of the second time. */
export const once: Readonly<Record<string, { readonly code: string; readonly reason: string }>> = {
  setChatChannel: { code: 'CHANGED_MEANWHILE', reason: 'the first change has raised the version' },
  sendEventMessage: { code: 'TOO_MANY_REQUESTS', reason: 'an event sends one message a minute, of all staff together' },
}

/** Calls that succeed about some people only: the code for all others. */
export const forSome: Readonly<Record<string, { readonly code: string; readonly reason: string }>> = {
  openOfficeSession: { code: 'NO_STAFF_ROLE', reason: 'the office is for staff' },
}

/** Values for the names in an endpoint's declaration: the person's own of each kind. */
function namedThings({ id, about, church }: Endpoint, of: Person): Fields {
  const { requestId, ownRequestId } = of
  const values: Fields = {
    account: of.accountId,
    member: of.memberId,
    session: of.sessionId,
    factor: of.factorId,
    address: of.addressId,
    child: of.childId,
    note: of.noteId,
    card: of.cardCode,
    planSubscription: of.planSubscriptionId,
    playListEntry: of.playListEntryId,
    playback: of.playbackId,
    playProfile: of.playProfileId,
    playSubscription: of.playSubscriptionId,
    paymentCard: of.paymentCardId,
    payment: id === 'refundPayment' ? of.paidPaymentId : of.paymentId,
    recurrence: of.recurrenceId,
    ticket: of.ticketId,
    event: of.doorEventId,
    chatMessage: of.chatMessageId,
    group: of.groupId,
    prayer: of.prayerId,
    prayerMessage: of.messageId,
    joinRequest: typeof about === 'object' && 'of' in about && about.of === 'author' ? ownRequestId : requestId,
  }
  const things = typeof about === 'object' ? Object.entries(about) : []
  const named = things.flatMap(([key, field]) => (key in values ? [[String(field), values[key]]] : []))
  const ofChurch = typeof church === 'object' ? Object.values(church).map((field) => [field, of.church.codigo]) : []
  return Object.fromEntries([...ofChurch, ...named])
}

/**
 * The example of an endpoint as a call about a person: with their ids and with values of the current run. What is given
 * goes before both.
 */
export function buildSample(endpoint: Endpoint, of: Person, given: Fields = {}): Sample {
  const { id, path, upload, example } = endpoint
  const live: Fields = { ...of.things[id], ...liveCalls[id]?.(of) }
  const named = namedThings(endpoint, of)
  const part = (name: 'params' | 'query' | 'body', own: Fields) => {
    const shown: Fields = { ...example[name], ...liveValues(endpoint[name], example[name], of) }
    const declared = fieldsOf(endpoint[name])
    const fitting = Object.entries({ ...live, ...own, ...given }).filter(([field]) => declared.includes(field))
    return { ...shown, ...Object.fromEntries(fitting) }
  }
  const params: Fields = part('params', named)
  const query = new URLSearchParams(part('query', named) as Record<string, string>)
  const body = endpoint.body && part('body', {})
  return {
    path: `${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))}?${query}`,
    ...(body ? { body: upload ? formOf(body) : body } : {}),
  }
}

/** Fields of the example, and those that no example shows: captchas and files. */
function liveValues(schema: Endpoint['body'], shown: Fields = {}, of: Person): Fields {
  const fields = fieldsOf(schema).filter((field) => field in shown || ['captcha', 'imagem', 'arquivo'].includes(field))
  return Object.fromEntries(fields.flatMap((field) => (liveFields[field] ? [[field, liveFields[field](of)]] : [])))
}

const declaredFields = new WeakMap<object, string[]>()

function fieldsOf(schema: Endpoint['body']): string[] {
  if (!schema) return []
  const known = declaredFields.get(schema)
  if (known) return known
  const fields = Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
  declaredFields.set(schema, fields)
  return fields
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string | File)
  return form
}
