import {
  eventSignals,
  withLive,
  withRecurrences,
  withRestingGateways,
  withSearch,
  withTickets,
  withWatching,
} from './module-needs.ts'
import { auditPersonalData } from './modules/audit/audit.personal-data.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authPersonalData } from './modules/auth/auth.personal-data.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { factorRoutes } from './modules/auth/factors.routes.ts'
import { biblePersonalData } from './modules/bible/bible.personal-data.ts'
import { bibleRoutes } from './modules/bible/bible.routes.ts'
import { ownTranslationRoutes } from './modules/bible/office/own-translations.routes.ts'
import { captchaRoutes } from './modules/captcha/captcha.routes.ts'
import { chatTopics } from './modules/chat/channels/chat.signals.ts'
import { createPaceKeeper } from './modules/chat/channels/pace.ts'
import { chatPersonalData } from './modules/chat/chat.personal-data.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { chatWorkers } from './modules/chat/chat.workers.ts'
import { chatOfficeRoutes } from './modules/chat/chat-office.routes.ts'
import { churchRoutes } from './modules/churches/churches.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { studyPersonalData } from './modules/content/studies/studies.personal-data.ts'
import { studyRoutes } from './modules/content/studies/studies.routes.ts'
import { eventRoutes } from './modules/events/events.routes.ts'
import { feedRoutes } from './modules/feeds/feeds.routes.ts'
import { givingDocumentRoutes } from './modules/giving/documents/documents.routes.ts'
import { givingPersonalData } from './modules/giving/giving.personal-data.ts'
import { givingRoutes } from './modules/giving/giving.routes.ts'
import { givingMailWorkers } from './modules/giving/mails/giving-mails.workers.ts'
import { givingOfficeRoutes } from './modules/giving/office/giving-office.routes.ts'
import { endRecurrences } from './modules/giving/recurrences/departure.service.ts'
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
import { liveTopic } from './modules/live/broadcasts/live.signals.ts'
import { livePersonalData } from './modules/live/live.personal-data.ts'
import { liveRoutes } from './modules/live/live.routes.ts'
import { liveWorkers } from './modules/live/live.workers.ts'
import { lookupRoutes } from './modules/lookups/lookups.routes.ts'
import { fileRoutes } from './modules/media/files/files.routes.ts'
import { fileWorkers } from './modules/media/files/files.workers.ts'
import { imageRoutes } from './modules/media/images/images.routes.ts'
import { imageWorkers } from './modules/media/images/images.workers.ts'
import { podcastWorkers } from './modules/media/podcast/feed/feed.workers.ts'
import { podcastRoutes } from './modules/media/podcast/podcast.routes.ts'
import { videoRoutes } from './modules/media/videos/videos.routes.ts'
import { memberHomeRoutes } from './modules/member-home/member-home.routes.ts'
import { memberPersonalData } from './modules/members/members.personal-data.ts'
import type { MemberLeavesListener, PublicNaming } from './modules/members/members.signals.ts'
import { notePersonalData } from './modules/notes/notes.personal-data.ts'
import { noteRoutes } from './modules/notes/notes.routes.ts'
import { notificationPersonalData } from './modules/notifications/notifications.personal-data.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { notificationTopics } from './modules/notifications/notifications.signals.ts'
import { pushWorkers } from './modules/notifications/push.workers.ts'
import { removeEveryCard } from './modules/payments/cards/cards.service.ts'
import { gatewayCredentials } from './modules/payments/gateways/gateway-registry.ts'
import { paymentOfficeRoutes } from './modules/payments/office/office.routes.ts'
import { paymentTopic } from './modules/payments/orders/payments.signals.ts'
import { paymentPersonalData } from './modules/payments/payments.personal-data.ts'
import { paymentRoutes } from './modules/payments/payments.routes.ts'
import { paymentWorkers } from './modules/payments/payments.workers.ts'
import { cataloguePersonalData } from './modules/play/catalogue/catalogue.personal-data.ts'
import { catalogueRoutes } from './modules/play/catalogue/catalogue.routes.ts'
import { catalogueWorkers } from './modules/play/catalogue/catalogue.workers.ts'
import { catalogueOfficeRoutes } from './modules/play/catalogue/catalogue-office.routes.ts'
import { myListRoutes } from './modules/play/catalogue/my-list.routes.ts'
import { endSubscriptions } from './modules/play/subscriptions/departure.service.ts'
import { playMailWorkers } from './modules/play/subscriptions/mails/play-mails.workers.ts'
import { playSubscriptionPersonalData } from './modules/play/subscriptions/subscriptions.personal-data.ts'
import { playSubscriptionRoutes } from './modules/play/subscriptions/subscriptions.routes.ts'
import { playSubscriptionWorkers } from './modules/play/subscriptions/subscriptions.workers.ts'
import { playOfficeRoutes } from './modules/play/subscriptions/subscriptions-office.routes.ts'
import { conversionWorkers } from './modules/play/watching/conversion/conversion.workers.ts'
import { uploadWorkers } from './modules/play/watching/uploads/uploads.workers.ts'
import { watchingPersonalData } from './modules/play/watching/watching.personal-data.ts'
import { watchingRoutes } from './modules/play/watching/watching.routes.ts'
import { praiseRoutes } from './modules/praise/praise.routes.ts'
import { prayerModerationRoutes } from './modules/prayer/moderation.routes.ts'
import { prayerPersonalData } from './modules/prayer/prayer.personal-data.ts'
import { prayerRoutes } from './modules/prayer/prayer.routes.ts'
import { prayerWorkers } from './modules/prayer/prayer.workers.ts'
import { hasPublished } from './modules/prayer/wall.service.ts'
import { readingPlanPersonalData } from './modules/reading-plans/reading-plans.personal-data.ts'
import { readingPlanRoutes } from './modules/reading-plans/reading-plans.routes.ts'
import { readingPlanWorkers } from './modules/reading-plans/reading-plans.workers.ts'
import { scheduleRoutes } from './modules/schedule/schedule.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { thirdPartyRoutes } from './modules/third-parties/third-parties.routes.ts'
import { myTicketRoutes } from './modules/tickets/after/my-tickets.routes.ts'
import { ticketChangeRoutes } from './modules/tickets/after/ticket-changes.routes.ts'
import { answerFilePersonalData } from './modules/tickets/answer-files/answer-files.personal-data.ts'
import { ticketContentRoutes } from './modules/tickets/content/content.routes.ts'
import { ticketDocumentRoutes } from './modules/tickets/documents/ticket-documents.routes.ts'
import { doorRoutes } from './modules/tickets/door/door.routes.ts'
import { registrationImportRoutes } from './modules/tickets/imports/imports.routes.ts'
import { ticketMailWorkers } from './modules/tickets/mails/ticket-mails.workers.ts'
import { eventMessagePersonalData } from './modules/tickets/messages/messages.personal-data.ts'
import { eventMessageRoutes } from './modules/tickets/messages/messages.routes.ts'
import { eventMessageWorkers } from './modules/tickets/messages/messages.workers.ts'
import { eventOfficeRoutes } from './modules/tickets/office/office.routes.ts'
import { officeRegistrationRoutes } from './modules/tickets/office/office-registrations.routes.ts'
import { ticketPersonalData } from './modules/tickets/tickets.personal-data.ts'
import { ticketRoutes } from './modules/tickets/tickets.routes.ts'
import { ticketWorkers } from './modules/tickets/tickets.workers.ts'
import { officeWaitingRoutes } from './modules/tickets/waiting/office-waiting.routes.ts'
import { walletPassRoutes } from './modules/tickets/wallets/wallet-passes.routes.ts'
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
import { userWorkers } from './modules/users/users.workers.ts'
import type { Route } from './platform/http/route.ts'
import { streamTicketRoutes, type TopicKind } from './platform/http/stream-route.ts'
import type { Worker } from './platform/jobs/worker.ts'
import { guardPost } from './platform/mail/guarded-post.ts'
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
  ...playSubscriptionPersonalData,
  ...eventMessagePersonalData,
  ...ticketPersonalData,
  ...livePersonalData,
  ...biblePersonalData,
  ...paymentPersonalData,
  ...chatPersonalData,
  ...readingPlanPersonalData,
  ...cataloguePersonalData,
  ...watchingPersonalData,
  ...memberPersonalData,
]

/** Called in the transaction in which a member leaves. A module that must act then adds its listener here. */
export const memberLeaves: readonly MemberLeavesListener[] = [
  leaveEveryGroup,
  endRecurrences,
  endSubscriptions,
  removeEveryCard,
]

/** A module whose public pages name members adds its question here. */
export const namedOnPages: readonly PublicNaming[] = [leadsAnyGroup, hasPublished]

/** What open pages may watch; a module that tells them something adds its kind here. */
export const topicKinds: readonly TopicKind[] = [...notificationTopics, paymentTopic, ...chatTopics, liveTopic]

/** Every route of the product; a new domain adds its own here. */
export function allRoutes(platform: Platform): Route[] {
  const withMoney = withRecurrences(platform)
  const withPace = { ...platform, pace: createPaceKeeper(platform.clock) }
  return [
    ...churchRoutes(platform),
    ...notificationRoutes(platform),
    ...eventRoutes(platform),
    ...contentRoutes(platform),
    ...studyRoutes({ ...platform, findLeading }),
    ...videoRoutes(platform),
    ...scheduleRoutes(platform),
    ...podcastRoutes(platform),
    ...searchRoutes(withSearch(platform)),
    ...feedRoutes(platform),
    ...praiseRoutes(),
    ...prayerRoutes(platform),
    ...prayerModerationRoutes(platform),
    ...noteRoutes(platform),
    ...chatRoutes(withPace),
    ...chatOfficeRoutes(withPace),
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
    ...roleRoutes(),
    ...memberAccessRoutes({ ...platform, memberLeaves }),
    ...imageRoutes(platform),
    ...fileRoutes(platform),
    ...leavingRoutes({ ...platform, memberLeaves }, personalData),
    ...auditRoutes(),
    ...streamTicketRoutes(platform, topicKinds),
    ...paymentRoutes(withMoney),
    ...givingRoutes(withMoney),
    ...givingDocumentRoutes(platform),
    ...paymentOfficeRoutes({ ...withMoney, gatewayCredentials }),
    ...givingOfficeRoutes(withMoney),
    ...recurrenceRoutes(withMoney),
    ...playSubscriptionRoutes(withMoney),
    ...playOfficeRoutes(withMoney),
    ...myTicketRoutes(withTickets(platform)),
    ...ticketChangeRoutes(withTickets(platform)),
    ...ticketDocumentRoutes(platform),
    ...walletPassRoutes(platform),
    ...ticketRoutes(withTickets(platform)),
    ...eventOfficeRoutes({ ...withTickets(platform), eventSignals: eventSignals(platform) }),
    ...doorRoutes(withTickets(platform)),
    ...ticketContentRoutes(),
    ...officeWaitingRoutes(withTickets(platform)),
    ...officeRegistrationRoutes(withTickets(platform)),
    ...eventMessageRoutes(withTickets(platform)),
    ...registrationImportRoutes(withTickets(platform)),
    ...liveRoutes(withLive(platform)),
    ...ownTranslationRoutes(platform),
    ...thirdPartyRoutes(platform),
    ...bibleRoutes(platform),
    ...readingPlanRoutes(platform),
    ...catalogueRoutes(withWatching(platform)),
    ...catalogueOfficeRoutes(platform),
    ...myListRoutes(withWatching(platform)),
    ...watchingRoutes(withWatching(platform)),
    ...memberHomeRoutes(platform),
  ]
}

/** Whatever is done after a request; a domain that has jobs adds its workers here. */
export function allWorkers(platform: Platform, mailServer: Post): Worker[] {
  const withMoney = withRestingGateways(withRecurrences(platform))
  const post = guardPost(platform, mailServer)
  return [
    mailWorker(platform, post),
    ...pushWorkers(platform),
    ...podcastWorkers(platform),
    ...prayerWorkers(platform),
    ...fileWorkers(platform),
    ...chatWorkers(platform),
    ...imageWorkers(platform),
    ...paymentWorkers(withMoney),
    ...recurrenceWorkers(withMoney),
    ...givingMailWorkers(platform, post),
    ...playSubscriptionWorkers(withMoney),
    ...playMailWorkers(platform, post),
    ...ticketWorkers(withRestingGateways(withTickets(platform))),
    ...ticketMailWorkers(platform, post),
    ...eventMessageWorkers(platform, post),
    ...liveWorkers(withLive(platform)),
    ...readingPlanWorkers(platform),
    ...catalogueWorkers(platform),
    ...uploadWorkers(platform),
    ...conversionWorkers(platform),
    ...userWorkers(platform, post),
    erasureWorker(platform, personalData),
  ]
}
