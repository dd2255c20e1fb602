import { type Endpoint, findSurface } from './endpoint.ts'
import { type Permission, permissions } from './permissions.ts'

/*
 * The reach of the product's support at a church's office while the church has opened it: what the church publishes and how it is set
 * up, and nothing about people.
 */

/** Whether support has a permission. Each is decided by itself: a new one does not compile without a decision. */
export const supportPermissions: Readonly<Record<Permission, 'granted' | 'closed'>> = {
  // Tells who among the staff did what, and who may what.
  'audit.read': 'closed',
  cards: 'closed',
  'care.notes': 'closed',
  'care.prayers': 'closed',
  'care.read': 'closed',
  'care.write': 'closed',
  'church.export': 'closed',
  // Who is in a class, children among them.
  classes: 'closed',
  'content.publish': 'granted',
  'content.write': 'granted',
  // Lets people in, and hands children over.
  'door.scan': 'closed',
  'events.export': 'closed',
  // How events are sold; who comes is among `closedCalls`.
  'events.read': 'granted',
  'events.refund': 'closed',
  'events.write': 'granted',
  'giving.export': 'closed',
  'giving.read': 'closed',
  'giving.reconcile': 'closed',
  'giving.refund': 'closed',
  // Credentials of gateways.
  'giving.settings': 'closed',
  // Where few give, a sum is a gift.
  'giving.totals': 'closed',
  'giving.write': 'closed',
  'groups.manage': 'closed',
  'groups.read': 'closed',
  // Speaks in chats, and reads what hosts are told.
  'live.host': 'closed',
  media: 'granted',
  // Prayers, chats and what is told in confidence.
  'moderation.decide': 'closed',
  'people.documents': 'closed',
  'people.export': 'closed',
  'people.find': 'closed',
  'people.manage': 'closed',
  'people.merge': 'closed',
  'people.read': 'closed',
  'people.write': 'closed',
  'privacy.handle': 'closed',
  'roles.grant': 'closed',
  settings: 'granted',
  'settings.secrets': 'closed',
  'support.open': 'closed',
}

/** The permissions of a session of support. */
export const grantedToSupport: readonly Permission[] = permissions.filter(
  (name) => supportPermissions[name] === 'granted',
)

/** Calls, public ones among them, that are about people, about access, or about the church's logins. */
const closedCalls: ReadonlySet<string> = new Set([
  'checkMemberCard',
  'enterManualRegistration',
  'findAccount',
  'findMember',
  'getGoogleWalletLink',
  'getHold',
  'getOfficeHolder',
  'getPayment',
  'getRegistration',
  'getSecuritySettings',
  'getTransfer',
  'getWaiting',
  'grantDoorkeeper',
  'importRegistrations',
  'listDoorkeepers',
  'listEventMessages',
  'listEventTickets',
  'listWaiting',
  'moveCongregationMembers',
  'offerWaiting',
  'previewEventMessage',
  'removeWaiting',
  'resendReplyConfirmation',
  'resendTickets',
  'revokeDoorkeeper',
  'sendEventMessage',
  // Replies to mails are letters to the church.
  'setChurchSender',
  'setOfficeHolder',
  'setSecuritySettings',
])

/**
 * Calls whose change no one takes back: what they remove has no trash, or they give a person something. Those of trashes, drafts and
 * imports are known by their paths.
 */
const finalCalls: ReadonlySet<string> = new Set([
  'grantPlaySeat',
  'removeBroadcast',
  'removeCongregation',
  'removeCoupon',
  'removeDoorList',
  'removeEvent',
  'removeFile',
  'removePlayCollection',
  'removePlayMedia',
  'removePlayTag',
  'removePodcast',
  'removeQuestion',
  'removeQuota',
  'removeReadingPlan',
  'removeSale',
  'removeTicketContent',
  'removeTicketType',
  'removeTitle',
  'removeTranslation',
  'revokePlaySeat',
])

/** Deletes from a trash, throws a draft away, takes an import back. */
const isFinal = ({ id, method, path }: Pick<Endpoint, 'id' | 'method' | 'path'>) =>
  finalCalls.has(id) ||
  (method === 'DELETE' && /\/(?:lixeira\/\{\w+\}|rascunho)$/.test(path)) ||
  /\/desfazer$/.test(path)

/** Calls of anyone logged in that support makes as well: none of them is about a person. */
const sharedCalls: ReadonlySet<string> = new Set([
  'findPlaceOfCep',
  'findPlaceOfZip',
  'getOfficeSession',
  'listWaitingWork',
  'searchOffice',
])

/** Calls about the session of support itself, which change nothing of the church. */
const ownCalls: ReadonlySet<string> = new Set(['endOfficeSession', 'enterAsSupport', 'getOffice', 'getOfficeSession'])

/** Parts of paths whose calls work for a person: views of a member's own, who edits, acts on many that go on by themselves. */
const personalParts = /\/(?:lote|presenca|visao)(?:\/|$)/

type Reached = Pick<Endpoint, 'id' | 'access' | 'surface' | 'method' | 'path' | 'proof' | 'download'>

/**
 * The reach of support to a call: `never`, `read`, or `write` where the church has let it change things. Files, calls that ask for a
 * fresh proof, and what cannot be taken back are closed to it, no matter which permission they need.
 */
export function findSupportReach(endpoint: Reached): 'never' | 'read' | 'write' {
  const { id, access, method, path, proof, download } = endpoint
  const surface = findSurface(endpoint)
  if (surface !== 'office' && surface !== 'both') return 'never'
  if (ownCalls.has(id)) return 'read'
  if (proof || download || closedCalls.has(id)) return 'never'
  if (typeof access === 'string') {
    if (method !== 'GET') return 'never'
    return access === 'public' || sharedCalls.has(id) ? 'read' : 'never'
  }
  if (supportPermissions[access.permission] === 'closed') return 'never'
  if (method === 'GET') return 'read'
  return personalParts.test(path) || isFinal(endpoint) ? 'never' : 'write'
}

/** Whether a call belongs to the session of support itself: it looks at nothing, and is not written down as a view. */
export const isOwnOfSupport = ({ id }: Pick<Endpoint, 'id'>): boolean => ownCalls.has(id)
