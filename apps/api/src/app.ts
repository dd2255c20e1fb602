import { audit } from './modules/audit/module.ts'
import { auth } from './modules/auth/module.ts'
import { bible } from './modules/bible/module.ts'
import { captcha } from './modules/captcha/module.ts'
import { care } from './modules/care/module.ts'
import { chat } from './modules/chat/module.ts'
import { churchExport } from './modules/church-export/module.ts'
import { churches } from './modules/churches/module.ts'
import { classes } from './modules/classes/module.ts'
import { content } from './modules/content/module.ts'
import { directory } from './modules/directory/module.ts'
import { events } from './modules/events/module.ts'
import { feeds } from './modules/feeds/module.ts'
import { giving } from './modules/giving/module.ts'
import { groups } from './modules/groups/module.ts'
import { leaving } from './modules/leaving/module.ts'
import { live } from './modules/live/module.ts'
import { lookups } from './modules/lookups/module.ts'
import { media } from './modules/media/module.ts'
import { memberHome } from './modules/member-home/module.ts'
import { members } from './modules/members/module.ts'
import { notes } from './modules/notes/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { office } from './modules/office/module.ts'
import { operator } from './modules/operator/module.ts'
import { payments } from './modules/payments/module.ts'
import { people } from './modules/people/module.ts'
import { play } from './modules/play/module.ts'
import { praise } from './modules/praise/module.ts'
import { prayer } from './modules/prayer/module.ts'
import { privacy } from './modules/privacy/module.ts'
import { readingPlans } from './modules/reading-plans/module.ts'
import { richText } from './modules/rich-text/module.ts'
import { schedule } from './modules/schedule/module.ts'
import { search } from './modules/search/module.ts'
import { thirdParties } from './modules/third-parties/module.ts'
import { tickets } from './modules/tickets/module.ts'
import { users } from './modules/users/module.ts'
import { type App, assemble } from './platform/modules/assemble.ts'
import type { Platform } from './platform/platform.ts'

/** Modules, in the order in which they hear a signal and erase a person: members last, as the rows of others refer to them. */
export const modules = [
  audit,
  auth,
  notifications,
  care,
  groups,
  prayer,
  notes,
  users,
  content,
  classes,
  giving,
  play,
  tickets,
  live,
  bible,
  payments,
  chat,
  readingPlans,
  churches,
  events,
  media,
  schedule,
  search,
  feeds,
  praise,
  captcha,
  lookups,
  leaving,
  privacy,
  thirdParties,
  memberHome,
  people,
  directory,
  richText,
  office,
  churchExport,
  operator,
  members,
]

/** The product on a platform. */
export const assembleApp = (platform: Platform): App => assemble(platform, modules)
