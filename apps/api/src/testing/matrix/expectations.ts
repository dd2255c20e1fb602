import type { About } from '@narthex/contract/about'
import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import { hasPermission, type Permission } from '@narthex/contract/permissions'
import type { others, Role } from './cast.ts'
import { kinds as allKinds, type Kind } from './own-things.ts'

/** `smuggled`: the caller's own number, and behind it the number of what is another member's. */
export type Subject = 'self' | 'smuggled' | keyof typeof others

/** Done, or refused with this status; nothing is told, and nothing written, by a refusal. */
export type Outcome = 'done' | 401 | 403 | 404

const holds = (caller: Role | undefined, permission: Permission) =>
  hasPermission({ roles: caller?.roles ?? [] }, permission)

/** Public calls that show a person to everyone who has the code of their member card, of their purchase, or of a ticket offered to them. */
export const showsCodeOwner = new Set([
  'checkMemberCard',
  'getRegistration',
  'getTicketCalendar',
  'getTicketsPdf',
  'getTransfer',
  'getAppleWalletPass',
  'getGoogleWalletLink',
])

/** Public calls that show what members write by name in a chat. */
export const showsAuthors = new Set(['getChat', 'listChatMessages', 'postChatMessage', 'editChatMessage'])

/** A public call about one's own: of a visitor by a token that these calls do not have. */
export const isForAuthors = ({ access, about }: Endpoint) => access === 'public' && of(about) === 'author'

/** Calls that need the permission of the kind that they name: that of their examples. */
const permissionsOfKinds: Readonly<Record<string, Permission>> = { openPagePreview: 'settings' }

/**
 * Predicts the outcome of a call on the host of `videira`, by what its endpoint declares:
 * - callers who are not logged in at this church reach what is public, and nothing else (401); staff need the permission (403);
 * - a church of the organisation is public, one elsewhere is not there (404);
 * - what is kept of a person is that person's; staff's calls reach the members of their own church, and no others.
 */
export function predictOutcome(endpoint: Endpoint, caller: Role | undefined, subject: Subject): Outcome {
  const { access, about } = endpoint
  const isOpen = access === 'public' && !isForAuthors(endpoint)
  if (!isOpen && caller?.at !== 'videira') return 401
  if (typeof access === 'object' && !holds(caller, access.permission)) return 403
  const needed = permissionsOfKinds[endpoint.id]
  if (needed && !holds(caller, needed)) return 403
  // A member's token, which opens no office.
  if (!isOpen && findSurface(endpoint) === 'office' && !caller?.roles) return 403
  if (subject === 'self') return of(about) === 'another' ? 403 : 'done'
  const isOfOwnChurch = subject === 'another member' || subject === 'smuggled'
  if (isOfOwnChurch && isObject(about) && 'or' in about && about.or && holds(caller, about.or)) return 'done'
  if (subject === 'smuggled') return 404
  if (namesGroup(endpoint)) return outcomeInGroup(endpoint, caller, subject)
  // A card is good at the church that signed it.
  if (names(endpoint, 'card')) return isOfOwnChurch ? 'done' : 404
  if (namesChurch(endpoint) && subject === 'a member of a church elsewhere') return 404
  if (isOpen) return 'done'
  if (!namesPerson(endpoint)) return subject === 'another member' ? 'done' : 404
  return typeof access === 'object' && subject === 'another member' ? 'done' : 404
}

/** A group is closed to everyone outside it, except staff who manage groups; a member's own place in it is theirs alone. */
function outcomeInGroup({ about }: Endpoint, caller: Role | undefined, subject: Subject): Outcome {
  if (subject !== 'another member' || of(about) === 'self' || of(about) === 'author') return 404
  return holds(caller, 'groups.manage') || of(about) === 'anyone' ? 'done' : 404
}

const isObject = (about: About) => typeof about === 'object'
const of = (about: About) => (isObject(about) && 'of' in about ? about.of : undefined)
const names = ({ about }: Endpoint, ...keys: string[]) => isObject(about) && keys.some((key) => key in about)

/** About a group that the person leads, or a request of theirs or to it. */
export const namesGroup = (endpoint: Endpoint) => names(endpoint, 'group', 'joinRequest')

export const namesChurch = ({ church }: Endpoint) => typeof church === 'object'

/** About a person: by their login, their membership, the code on their card, or by what they asked for, wrote, noted or paid. */
export const namesPerson = (endpoint: Endpoint) =>
  names(endpoint, 'account', 'member', 'card', 'prayer', 'prayerMessage', 'note', 'paymentCard', 'payment', 'gift') ||
  names(endpoint, 'recurrence', 'event', 'chatMessage', 'planSubscription') ||
  names(endpoint, 'playListEntry', 'playback', 'playProfile', 'playSubscription')

/** About one of several things of that person's. */
export const namesThing = (endpoint: Endpoint) =>
  names(endpoint, 'session', 'address', 'child', 'factor', 'ticket') || of(endpoint.about) === 'author'

/** A call of staff about what only the church has: it changes no one. */
export const isAboutNoOne = (endpoint: Endpoint) =>
  typeof endpoint.access === 'object' && endpoint.about === 'none' && kindsNamed(endpoint).length === 0

/** The kinds of items that a call about a person needs; adding all kinds for each call would be slow. */
export function kindsNamed(endpoint: Endpoint): Kind[] {
  const kinds: Record<string, Kind> = {
    event: 'door',
    address: 'home',
    child: 'home',
    prayerMessage: 'prayer',
    joinRequest: 'group',
  }
  const named = isObject(endpoint.about) ? Object.keys(endpoint.about).map((key) => kinds[key] ?? key) : []
  return [...allKinds.filter((kind) => named.includes(kind)), ...(alsoNeeded[endpoint.id] ?? [])]
}

const alsoNeeded: Readonly<Record<string, Kind[]>> = {
  listMyDoors: ['door'],
  listKeptTitles: ['playListEntry'],
  addPlayProfile: ['playProfile'],
  openOwnProfile: ['playProfile'],
  postChatMessage: ['chatMessage'],
  setChatReaction: ['chatMessage'],
  reportChatMessage: ['chatMessage'],
  closeChatRoom: ['chatMessage'],
  joinChatRoom: ['chatMessage'],
  attendChatPrayer: ['chatMessage'],
  pinChatMessage: ['chatMessage'],
  decideChatMessage: ['chatMessage'],
  getChatAuthor: ['chatMessage'],
  removeAuthorMessages: ['chatMessage'],
  blockChatAuthor: ['chatMessage'],
  unblockChatAuthor: ['chatMessage'],
  listDoorkeepers: ['door'],
  grantDoorkeeper: ['door'],
  revokeDoorkeeper: ['door'],
  renewRecoveryCodes: ['factor'],
  resetFactors: ['factor'],
  getMemberCard: ['card'],
  issueMemberCard: ['card'],
  withdrawMemberCard: ['card'],
  getMemberPayment: ['order'],
  getPayment: ['order'],
  checkPayment: ['order'],
  startPayment: ['order'],
  rehearsePayment: ['order'],
  listMyGifts: ['gift'],
  summarizeMyGifts: ['gift'],
  saveMemberCard: ['paymentCard'],
  saveCard: ['paymentCard'],
  subscribeToPlay: ['paymentCard'],
  listMyPlaySubscriptions: ['playSubscription'],
  createRecurrence: ['recurrence'],
  listMyRecurrences: ['recurrence'],
  getHold: ['ticket'],
  releaseHold: ['ticket'],
  registerForEvent: ['ticket'],
  registerVisitorForEvent: ['ticket'],
  uploadAnswerFile: ['ticket'],
  getWaiting: ['ticket'],
  offerWaiting: ['ticket'],
  removeWaiting: ['ticket'],
  downloadAnswerFile: ['ticket'],
  cancelRegistration: ['ticket'],
  resendTickets: ['ticket'],
  getOfficeHolder: ['ticket'],
  setOfficeHolder: ['ticket'],
  leaveWaitingList: ['ticket'],
  getRegistration: ['ticket'],
  sendRegistrationCode: ['ticket'],
  readRegistration: ['ticket'],
  getTicketCalendar: ['ticket'],
  getTicketsPdf: ['ticket'],
  getAppleWalletPass: ['ticket'],
  getGoogleWalletLink: ['ticket'],
  listMyEvents: ['ticket'],
  listMyRegistrations: ['ticket'],
  listFormerHolders: ['ticket'],
  previewCancellation: ['ticket'],
  cancelTickets: ['ticket'],
  getTicketHolder: ['ticket'],
  setTicketHolder: ['ticket'],
  offerTransfer: ['ticket'],
  withdrawTransfer: ['ticket'],
  getTransfer: ['ticket'],
  acceptTransfer: ['ticket'],
}
