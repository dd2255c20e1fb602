import { auditPersonalData } from './modules/audit/audit.personal-data.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authPersonalData } from './modules/auth/auth.personal-data.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { factorRoutes } from './modules/auth/factors/factors.routes.ts'
import { captchaRoutes } from './modules/captcha/captcha.routes.ts'
import { churchRoutes } from './modules/churches/churches.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { studyPersonalData } from './modules/content/studies/studies.personal-data.ts'
import { studyRoutes } from './modules/content/studies/studies.routes.ts'
import { eventRoutes } from './modules/events/events.routes.ts'
import { type EventSignals, noEventSignals } from './modules/events/events.signals.ts'
import { feedRoutes } from './modules/feeds/feeds.routes.ts'
import { givingDocumentRoutes } from './modules/giving/documents/documents.routes.ts'
import { followGiftPayments } from './modules/giving/gift-payments.service.ts'
import { givingPersonalData } from './modules/giving/giving.personal-data.ts'
import { givingRoutes } from './modules/giving/giving.routes.ts'
import type { GivingSignals } from './modules/giving/giving.signals.ts'
import { givingMailWorkers } from './modules/giving/mails/giving-mails.workers.ts'
import { mailGivers, mailRecurringGivers, mailWaitingGivers } from './modules/giving/mails/mail-listeners.service.ts'
import { givingOfficeRoutes } from './modules/giving/office/giving-office.routes.ts'
import { followAuthorisations } from './modules/giving/recurrences/authorisations.service.ts'
import { endRecurrences } from './modules/giving/recurrences/departure.service.ts'
import { notifyGivers } from './modules/giving/recurrences/giver-notices.service.ts'
import { followCharges } from './modules/giving/recurrences/outcomes.service.ts'
import type { RecurrenceSignals } from './modules/giving/recurrences/recurrence.signals.ts'
import type { RecurrenceNeeds } from './modules/giving/recurrences/recurrence-needs.ts'
import { recurrencePersonalData } from './modules/giving/recurrences/recurrences.personal-data.ts'
import { recurrenceRoutes } from './modules/giving/recurrences/recurrences.routes.ts'
import { recurrenceWorkers } from './modules/giving/recurrences/recurrences.workers.ts'
import { leaveEveryGroup } from './modules/groups/departure.service.ts'
import { findLeading, leadsAnyGroup } from './modules/groups/group-leading.service.ts'
import { groupPersonalData } from './modules/groups/groups.personal-data.ts'
import { groupRoutes } from './modules/groups/groups.routes.ts'
import { meetingPersonalData } from './modules/groups/meetings/meetings.personal-data.ts'
import { meetingRoutes } from './modules/groups/meetings/meetings.routes.ts'
import { erasureWorker } from './modules/leaving/erasure.workers.ts'
import { leavingRoutes } from './modules/leaving/leaving.routes.ts'
import { lookupRoutes } from './modules/lookups/lookups.routes.ts'
import { fileRoutes } from './modules/media/files/files.routes.ts'
import { fileWorkers } from './modules/media/files/files.workers.ts'
import { imageRoutes } from './modules/media/images/images.routes.ts'
import { imageWorkers } from './modules/media/images/images.workers.ts'
import { podcastWorkers } from './modules/media/podcast/feed/feed.workers.ts'
import { podcastRoutes } from './modules/media/podcast/podcast.routes.ts'
import { videoRoutes } from './modules/media/videos/videos.routes.ts'
import { memberPersonalData } from './modules/members/members.personal-data.ts'
import type { MemberLeavesListener, PublicNaming } from './modules/members/members.signals.ts'
import { notePersonalData } from './modules/notes/notes.personal-data.ts'
import { noteRoutes } from './modules/notes/notes.routes.ts'
import { notificationPersonalData } from './modules/notifications/notifications.personal-data.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { notificationTopics } from './modules/notifications/notifications.signals.ts'
import { pushWorkers } from './modules/notifications/push.workers.ts'
import { removeEveryCard } from './modules/payments/cards/cards.service.ts'
import { gatewayCredentials, remoteGateways } from './modules/payments/gateways/gateway-registry.ts'
import { paymentOfficeRoutes } from './modules/payments/office/office.routes.ts'
import { createGateways } from './modules/payments/payment-gateways.ts'
import type { PaymentNeeds } from './modules/payments/payment-needs.ts'
import { paymentPersonalData } from './modules/payments/payments.personal-data.ts'
import { paymentRoutes } from './modules/payments/payments.routes.ts'
import { noPaymentSignals, type PaymentSignals, paymentTopic } from './modules/payments/payments.signals.ts'
import { paymentWorkers } from './modules/payments/payments.workers.ts'
import { praiseRoutes } from './modules/praise/praise.routes.ts'
import { prayerModerationRoutes } from './modules/prayer/moderation.routes.ts'
import { prayerPersonalData } from './modules/prayer/prayer.personal-data.ts'
import { prayerRoutes } from './modules/prayer/prayer.routes.ts'
import { prayerWorkers } from './modules/prayer/prayer.workers.ts'
import { hasPublished } from './modules/prayer/wall.service.ts'
import { scheduleRoutes } from './modules/schedule/schedule.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { myTicketRoutes } from './modules/tickets/after/my-tickets.routes.ts'
import { answerFilePersonalData } from './modules/tickets/answer-files/answer-files.personal-data.ts'
import { doorRoutes } from './modules/tickets/door/door.routes.ts'
import { mailBuyers } from './modules/tickets/mails/mail-listeners.service.ts'
import { ticketMailWorkers } from './modules/tickets/mails/ticket-mails.workers.ts'
import { eventOfficeRoutes } from './modules/tickets/office/office.routes.ts'
import { followTicketPayments } from './modules/tickets/registrations/registration-payments.service.ts'
import type { TicketNeeds } from './modules/tickets/ticket-needs.ts'
import { ticketPersonalData } from './modules/tickets/tickets.personal-data.ts'
import { ticketRoutes as eventTicketRoutes } from './modules/tickets/tickets.routes.ts'
import { noTicketSignals, type TicketSignals } from './modules/tickets/tickets.signals.ts'
import { ticketWorkers } from './modules/tickets/tickets.workers.ts'
import { cardPersonalData } from './modules/users/cards/cards.personal-data.ts'
import { cardRoutes } from './modules/users/cards/cards.routes.ts'
import { customFieldPersonalData } from './modules/users/custom-fields/custom-fields.personal-data.ts'
import { customFieldRoutes } from './modules/users/custom-fields/custom-fields.routes.ts'
import { householdPersonalData } from './modules/users/household/household.personal-data.ts'
import { householdRoutes } from './modules/users/household/household.routes.ts'
import { memberAccessRoutes } from './modules/users/member-access.routes.ts'
import { picturePersonalData } from './modules/users/pictures/pictures.personal-data.ts'
import { pictureRoutes } from './modules/users/pictures/pictures.routes.ts'
import { roleRoutes } from './modules/users/roles.routes.ts'
import { userRoutes } from './modules/users/users.routes.ts'
import type { Route } from './platform/http/route.ts'
import { type TopicKind, ticketRoutes } from './platform/http/stream-route.ts'
import type { Worker } from './platform/jobs/worker.ts'
import { joinSignals } from './platform/join-signals.ts'
import { mailWorker } from './platform/mail/mail-worker.ts'
import type { Post } from './platform/mail/post.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'
import type { Platform } from './platform/platform.ts'

/** What the product keeps of people: told to them, and erased with them. A domain with such tables adds its own here. */
export const personalData: readonly PersonalData[] = [
  ...auditPersonalData,
  ...authPersonalData,
  ...notificationPersonalData,
  ...prayerPersonalData,
  ...notePersonalData,
  ...groupPersonalData,
  ...meetingPersonalData,
  ...cardPersonalData,
  ...picturePersonalData,
  ...householdPersonalData,
  ...studyPersonalData,
  ...customFieldPersonalData,
  ...answerFilePersonalData,
  ...recurrencePersonalData,
  ...givingPersonalData,
  ...ticketPersonalData,
  ...paymentPersonalData,
  ...memberPersonalData,
]

/** Called in the transaction in which a member leaves. A module that must act then adds its listener here. */
export const memberLeaves: readonly MemberLeavesListener[] = [leaveEveryGroup, endRecurrences, removeEveryCard]

/** A module whose public pages name members adds its question here. */
export const namedOnPages: readonly PublicNaming[] = [leadsAnyGroup, hasPublished]

/** What open pages may watch; a module that tells them something adds its kind here. */
export const topicKinds: readonly TopicKind[] = [...notificationTopics, paymentTopic]

/** What follows from recurring gifts: a module that acts then adds its listeners here. */
const recurrenceSignals = (platform: Platform): RecurrenceSignals =>
  joinSignals(notifyGivers(platform), mailRecurringGivers(platform))

/** What follows from gifts: a module that acts then adds its listeners here. */
const givingSignals = (platform: Platform): GivingSignals =>
  joinSignals(followCharges(platform, recurrenceSignals(platform)), mailGivers(platform))

/** What follows from a change of an event: a module that acts then adds its listeners here. */
const eventSignals: EventSignals = noEventSignals

/** What follows from tickets: a module that acts then adds its listeners here. */
const ticketSignals = (platform: Platform): TicketSignals => joinSignals(noTicketSignals, mailBuyers(platform))

/** A module that places orders adds its listeners here. */
const paymentSignals = (platform: Platform): PaymentSignals =>
  joinSignals(
    noPaymentSignals,
    mailWaitingGivers(platform),
    followGiftPayments(platform, givingSignals(platform)),
    followAuthorisations(),
    followTicketPayments({ ...platform, ticketSignals: ticketSignals(platform) }),
  )

/** The platform with the gateways and the modules that listen to payments. */
export function withPayments(platform: Platform): Platform & PaymentNeeds {
  return {
    ...platform,
    gateways: createGateways(platform, Object.values(remoteGateways)),
    signals: paymentSignals(platform),
  }
}

/** The platform as recurring gifts need it. */
export function withRecurrences(platform: Platform): Platform & RecurrenceNeeds {
  return { ...withPayments(platform), recurrenceSignals: recurrenceSignals(platform) }
}

/** The platform as tickets need it. */
export function withTickets(platform: Platform): Platform & TicketNeeds {
  return { ...withPayments(platform), ticketSignals: ticketSignals(platform) }
}

/** Every route of the product; a new domain adds its own here. */
export function allRoutes(platform: Platform): Route[] {
  const withMoney = withRecurrences(platform)
  return [
    ...churchRoutes(platform),
    ...notificationRoutes(platform),
    ...eventRoutes(platform),
    ...contentRoutes(platform),
    ...studyRoutes({ ...platform, findLeading }),
    ...videoRoutes(platform),
    ...scheduleRoutes(platform),
    ...podcastRoutes(platform),
    ...searchRoutes(platform),
    ...feedRoutes(platform),
    ...praiseRoutes(),
    ...prayerRoutes(platform),
    ...prayerModerationRoutes(platform),
    ...noteRoutes(platform),
    ...groupRoutes(platform),
    ...meetingRoutes(platform),
    ...captchaRoutes(platform),
    ...authRoutes(platform),
    ...factorRoutes(platform),
    ...userRoutes({ ...platform, namedOnPages }),
    ...pictureRoutes({ ...platform, namedOnPages }),
    ...cardRoutes(platform),
    ...householdRoutes(platform),
    ...customFieldRoutes(),
    ...lookupRoutes(platform),
    ...roleRoutes(platform),
    ...memberAccessRoutes({ ...platform, memberLeaves }),
    ...imageRoutes(platform),
    ...fileRoutes(platform),
    ...leavingRoutes({ ...platform, memberLeaves }, personalData),
    ...auditRoutes(),
    ...ticketRoutes(platform, topicKinds),
    ...paymentRoutes(withMoney),
    ...givingRoutes(withMoney),
    ...givingDocumentRoutes(platform),
    ...paymentOfficeRoutes({ ...withMoney, gatewayCredentials }),
    ...givingOfficeRoutes(withMoney),
    ...recurrenceRoutes(withMoney),
    ...myTicketRoutes(platform),
    ...eventTicketRoutes(withTickets(platform)),
    ...eventOfficeRoutes({ ...withTickets(platform), eventSignals }),
    ...doorRoutes(withTickets(platform)),
  ]
}

/** Whatever is done after a request; a domain that has jobs adds its workers here. */
export function allWorkers(platform: Platform, post: Post): Worker[] {
  const withMoney = withRecurrences(platform)
  return [
    mailWorker(platform, post),
    ...pushWorkers(platform),
    ...podcastWorkers(platform),
    ...prayerWorkers(platform),
    ...fileWorkers(platform),
    ...imageWorkers(platform),
    ...paymentWorkers(withMoney),
    ...recurrenceWorkers(withMoney),
    ...givingMailWorkers(platform, post),
    ...ticketWorkers(withTickets(platform)),
    ...ticketMailWorkers(platform, post),
    erasureWorker(platform, personalData),
  ]
}
