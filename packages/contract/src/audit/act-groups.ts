import type { Permission } from '../permissions.ts'
import { type AuditedAct, auditedActs } from './audited-acts.ts'

/** Groups of acts by which the audit log is narrowed. */
export const actGroups = [
  'access',
  'people',
  'care',
  'groups',
  'content',
  'site',
  'media',
  'events',
  'giving',
  'live',
  'play',
  'settings',
  'privacy',
] as const
export type ActGroup = (typeof actGroups)[number]

/** Beginnings of the names of a group's acts. The longest one that fits decides. */
const beginnings: Readonly<Record<ActGroup, readonly string[]>> = {
  access:
    'CALL_ REGISTERED EMAIL_ LOG TOKEN_ SESSIONS_ MEMBER_SESSIONS_ MEMBERSHIP_ HAND_OFF PASSWORD_ FACTOR RECOVERY_ PASSKEY_ SECURITY_ ROLE SUPPORT_ STAFF_'.split(
      ' ',
    ),
  people: 'PERSON_ PEOPLE_ VISITOR_ HOUSEHOLD CARD_ CUSTOM_FIELD RESERVED_ANSWERS_ RECORDS_ IMPORT_'.split(' '),
  care: 'CARE PRAYER WALL_'.split(' '),
  groups: ['GROUP'],
  content: 'CONTENT_ STUDY_ CLASS_ SONG BIBLE_ TRANSLATION_ FREE_TEXT_ DAILY_VERSE_ READING_PLAN_'.split(' '),
  site: 'VISUAL_ HOME_ MENU BANNER PASTOR CONGREGATION SERVICE SCHEDULE_ EMBED_'.split(' '),
  media: 'FILE IMAGE_ VIDEO PODCAST_ EPISODE_'.split(' '),
  events: 'EVENT_ SALE_ REGISTRATION TICKET WAITING_ ANSWER_ DOORKEEPER_'.split(' '),
  giving: 'PAYMENT REFUND_ GIFT GIVING_ GATEWAY_ WEBHOOK_ RECONCILIATION_ PAYMENT_METHODS_'.split(' '),
  live: 'CHAT BROADCAST MOMENT_ CONNECT_ NOTIFICATION_'.split(' '),
  play: ['PLAY_'],
  settings: 'CHURCH_ HOSTS_ MODULES_ PRIVACY_SET DIRECTORY_SET SENDER_ REPLY_ PRODUCT START_ THIRD_PARTY_'.split(' '),
  privacy: 'CHURCH_EXPORT_ PRIVACY_REQUEST_ PERSON_DATA_ DATA_ DELETION_ MEMBER_ERASED'.split(' '),
}

const lengthIn = (act: string, group: ActGroup) =>
  Math.max(0, ...beginnings[group].filter((start) => act.startsWith(start)).map(({ length }) => length))

/** Finds the group of an act; undefined where none of the beginnings fits. */
export function findActGroup(act: AuditedAct): ActGroup | undefined {
  const [best] = [...actGroups].sort((one, other) => lengthIn(act, other) - lengthIn(act, one))
  return best && lengthIn(act, best) > 0 ? best : undefined
}

/** The acts of a group. */
export const listGroupActs = (group: ActGroup): AuditedAct[] => auditedActs.filter((act) => findActGroup(act) === group)

/** Permissions without which the details of acts are not told, by the beginnings of their names: the longest one decides. */
const closedDetails: readonly (readonly [start: string, permission: Permission])[] = [
  ['CARE_', 'care.prayers'],
  ['CARE_NOTE', 'care.notes'],
  ['PRAYER', 'moderation.decide'],
  ['CHAT_', 'moderation.decide'],
  ['PERSON_DOCUMENTS_', 'people.documents'],
  ['PRIVACY_REQUEST_', 'privacy.handle'],
  ['PERSON_DATA_', 'privacy.handle'],
  ['PAYMENT', 'giving.read'],
  ['REFUND_', 'giving.read'],
  ['GIFT', 'giving.read'],
  ['RECONCILIATION_', 'giving.read'],
  ['SUPPORT_', 'support.open'],
]

/** Finds the permission that the details of an act ask for besides that of the log. */
export function findDetailsPermission(act: AuditedAct): Permission | undefined {
  const [closest] = closedDetails
    .filter(([start]) => act.startsWith(start))
    .sort(([one], [other]) => other.length - one.length)
  return closest?.[1]
}
