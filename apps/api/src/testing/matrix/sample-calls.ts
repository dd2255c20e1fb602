import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@narthex/contract/endpoint'
import { solvedAt } from '../captcha.ts'
import { recordedIds } from '../group-records.ts'
import { usualPassword } from '../people.ts'
import { plainPhoto } from '../plain-photo.ts'
import type { Person } from './cast.ts'
import { personalCanary } from './own-things.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Sample {
  readonly path: string
  readonly body?: Fields | FormData
}

interface Details {
  readonly params?: Fields
  readonly query?: Fields
  readonly body?: Fields | FormData
}

const nobody = () => `${randomUUID()}@example.org`
const captcha = solvedAt('videira')
const made = { codigo: 'made-up' }
const address = { pais: 'PT', logradouro: 'Rua', cidade: 'Porto' }
const child = { nome: 'Bia', dataNascimento: '2020-05-05' }
const asked = {
  mensagem: 'Paz',
  ...{ flagPublicarMural: 'true', flagAnonimo: 'false', flagReceberLigacao: 'false', flagReceberVisita: 'true' },
}
const photo = new File([new Uint8Array(await plainPhoto())], 'photo.jpg', { type: 'image/jpeg' })

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const pushTo = (who: number) => ({
  endpoint: `https://push.example/${who}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
})

/** What a good call about somebody says, but for its church and the numbers of what is theirs, which go without saying. */
const details: Record<string, (of: Person) => Details> = {
  getChurchByCode: ({ church }) => ({ params: { code: church.codigo } }),
  findChurchesByHostname: ({ church }) => ({ query: { hostname: `${church.codigo}.narthex.test` } }),
  listClients: () => ({ query: { organizacao: 'pomar' } }),
  getOrganisation: () => ({ params: { slug: 'pomar' } }),
  getFeed: () => ({ query: { tipo: 'NOTICIA', idioma: 'pt' } }),
  saveStudyAnswer: () => ({ body: { texto: 'Nós', flagCompartilhada: false, versao: 0 } }),
  searchChurch: () => ({ query: { q: 'paz' } }),
  searchOrganisation: () => ({ params: { slug: 'pomar' }, query: { q: 'paz' } }),

  getSchedule: () => ({ query: { mes: '2026-06' } }),

  findAccount: () => ({ query: { email: nobody(), captcha } }),
  findMember: ({ church }) => ({ query: { email: nobody(), captcha: solvedAt(church.codigo) } }),
  registerMember: ({ church }) => ({
    body: {
      ...{ nome: 'Ana', sobrenome: 'Souza', email: nobody(), senha: usualPassword, idioma: 'pt' },
      captcha: solvedAt(church.codigo),
    },
  }),
  logIn: ({ email }) => ({ body: { username: email, password: usualPassword, captcha } }),
  refreshSession: ({ refreshToken }) => ({ body: { refreshToken } }),
  logOut: ({ refreshToken }) => ({ body: { refreshToken } }),
  handOff: () => ({ body: { igreja: 'oliveira' } }),
  takeHandOff: () => ({ body: made }),
  recoverPassword: ({ email }) => ({ body: { email, captcha } }),
  requestActivation: ({ church, email }) => ({ query: { email, captcha: solvedAt(church.codigo) } }),
  confirmEmail: () => ({ body: made }),
  changePassword: () => ({ body: { senha: usualPassword, ...made } }),
  markNotificationsRead: () => ({ body: { ate: '2026-01-01T00:00:00Z' } }),
  setNotificationChoices: () => ({ body: { tiposDesligados: ['EBD'], silencio: null } }),
  subscribeToPush: ({ userId }) => ({ body: { ...pushTo(userId), idioma: 'pt', fusoHorario: 'UTC' } }),
  unsubscribeFromPush: ({ userId }) => ({ body: { endpoint: pushTo(userId).endpoint } }),
  renewPush: ({ userId }) => {
    const { p256dh: _, ...antiga } = pushTo(userId)
    return { body: { antiga, nova: pushTo(0) } }
  },
  addNote: () => ({ body: { id: randomUUID(), titulo: 'Fé', texto: 'Graça' } }),
  getNote: ({ noteId }) => ({ params: { id: noteId } }),
  changeNote: ({ noteId }) => ({ params: { id: noteId }, body: { titulo: 'Fé', versao: 1 } }),
  removeNote: ({ noteId }) => ({ params: { id: noteId } }),
  requestDeletion: () => ({ body: { senha: usualPassword } }),
  confirmDeletion: () => ({ body: made }),
  grantRole: () => ({ body: { role: 'ROLE_MODERATOR' } }),
  revokeRole: () => ({ query: { role: 'ROLE_MODERATOR' } }),

  listCountries: () => ({ query: { idioma: 'pt' } }),
  findPlaceOfCep: () => ({ params: { cep: '01310-100' } }),
  findPlaceOfZip: () => ({ params: { pais: 'PT', zip: '1000-001' } }),
  listStates: () => ({ params: { codigo: 'BR' } }),
  listBrazilianCities: () => ({ params: { uf: 'SP' } }),

  changeProfile: () => ({ body: { nome: 'Ana', versao: 1 } }),
  changeChurch: () => ({ body: { igreja: 'oliveira' } }),
  addAddress: () => ({ body: { ...address, uuid: randomUUID() } }),
  changeAddress: () => ({ body: { ...address, versao: 1 } }),
  addChild: () => ({ body: { ...child, uuid: randomUUID() } }),
  changeChild: () => ({ body: { ...child, versao: 1 } }),
  answerCustomFields: () => ({ body: { respostas: [] } }),
  uploadPicture: () => ({ body: formOf({ imagem: photo }) }),
  uploadImage: () => ({ body: formOf({ imagem: photo }) }),
  uploadFile: () => ({ body: formOf({ arquivo: new File(['WEBVTT\n'], 'captions'), nome: 'Captions' }) }),
  removeFile: () => ({ params: { codigo: 'A'.repeat(22) } }),
  getMemberCard: ({ memberId }) => ({ query: { usuario: memberId } }),
  checkMemberCard: ({ cardCode }) => ({ params: { codigo: cardCode } }),
  issueMemberCard: ({ memberId }) => ({ body: { numeroMembro: `C${memberId}` } }),

  listEpisodes: () => ({ params: { code: 'videira' } }),
  getEpisode: () => ({ params: { code: 'videira', episodeId: 1 } }),

  getPrayerSupport: () => ({ query: { ids: '1,2' } }),
  askForPrayer: () => ({ body: formOf({ ...asked, chave: randomUUID(), imagem: photo }) }),
  addPrayerMessage: ({ things }) => ({
    body: { idOracao: things.getPrayer?.id, mensagem: 'Estamos com você', chave: randomUUID() },
  }),
  pray: ({ things }) => ({ body: { idOracao: things.getPrayer?.id } }),
  reportPrayer: ({ things }) => ({ body: { idOracao: things.getPrayer?.id, motivo: 'SPAM' } }),
  answerPrayer: () => ({ body: { testemunho: 'Fui curada' } }),
  moderatePrayer: () => ({ body: { decisao: 'PUBLICAR', versao: 1 } }),
  moderatePrayerMessage: () => ({ body: { decisao: 'PUBLICAR' } }),
  setWallSettings: () => ({
    body: { publicarAposAprovacao: false, limiteDenuncias: 50, diasNoMural: 365, limitePorDia: 50 },
  }),
  mapGroups: () => ({ query: { caixa: '-90,-180,90,180' } }),
  changeGroupRole: ({ memberId }) => ({ params: { idUsuario: memberId }, body: { papel: 'LIDER' } }),
  removeFromGroup: ({ memberId }) => ({ params: { idUsuario: memberId } }),
  chooseWhatIsShared: () => ({ body: { flagTelefone: true } }),
  requestToJoin: ({ things }) => ({
    body: { idCelula: Number(things.getGroup?.id), mensagem: personalCanary, flagCompartilharTelefone: true },
  }),
  withdrawRequest: ({ ownRequestId }) => ({ params: { id: ownRequestId } }),
  decideJoinRequest: ({ requestId }) => ({ params: { id: requestId }, body: { flagAceita: true } }),
  recordMeeting: ({ memberId }) => ({
    body: {
      ...{ data: '2000-01-04', tema: personalCanary, visitantes: [{ nome: personalCanary }], versao: 1 },
      presencas: [{ idUsuario: memberId, flagPresente: false, marcadaEm: '2000-01-04T21:00:00Z' }],
    },
  }),
  saveMaterial: () => ({ body: { titulo: personalCanary, url: '/studies' } }),

  listMemberships: ({ church }) => ({ query: { cliente: church.codigo } }),
}

/** Calls that are sound, and let through, and yet come to nothing here: the code that each ends with. */
export const fruitless: Readonly<Record<string, string>> = {
  takeHandOff: 'INVALID_CODE',
  removeFile: 'NOT_FOUND',
  // Its days have begun today.
  renewPrayer: 'NOT_RENEWABLE',
  renewPush: 'NOT_FOUND',
  confirmEmail: 'INVALID_CODE',
  changePassword: 'INVALID_CODE',
  confirmDeletion: 'INVALID_CODE',
  // Nobody is asked of places abroad here.
  findPlaceOfZip: 'NOT_FOUND',
}

/** Whose or what `{id}` is, by what stands before it. */
function idIn(path: string, { userId, memberId, groupId }: Person): number {
  if (path.startsWith('/celula/')) return groupId
  return path.startsWith('/usuario/') ? memberId : userId
}

/** A good call of an endpoint about somebody. */
export function sampleOf({ id, path, church }: Endpoint, of: Person): Sample {
  const { params = {}, query = {}, body } = details[id]?.(of) ?? {}
  const { memberId, sessionId, addressId, childId } = of
  const codigo = of.church.codigo
  const inPath = typeof church === 'object' && 'param' in church ? { [church.param]: codigo } : {}
  const inQuery = typeof church === 'object' && 'query' in church ? { [church.query]: codigo } : {}
  const person = { id: idIn(path, of), usuario: memberId, b: memberId, ...recordedIds }
  const named: Fields = { ...person, sessionId, addressId, childId, ...of.things[id], ...inPath, ...params }
  const search = new URLSearchParams({ ...inQuery, ...query } as Record<string, string>)
  return {
    path: `${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(named[name])))}?${search}`,
    ...(body ? { body } : {}),
  }
}
