import { type EventSignals, noEventSignals } from './modules/events/events.signals.ts'
import { followGiftPayments } from './modules/giving/gift-payments.service.ts'
import type { GivingSignals } from './modules/giving/giving.signals.ts'
import { mailGivers, mailRecurringGivers, mailWaitingGivers } from './modules/giving/mails/mail-listeners.service.ts'
import { followAuthorisations } from './modules/giving/recurrences/authorisations.service.ts'
import { notifyGivers } from './modules/giving/recurrences/giver-notices.service.ts'
import { followCharges } from './modules/giving/recurrences/outcomes.service.ts'
import type { RecurrenceSignals } from './modules/giving/recurrences/recurrence.signals.ts'
import type { RecurrenceNeeds } from './modules/giving/recurrences/recurrence-needs.ts'
import { endRecurrencesOfRehearsals } from './modules/giving/recurrences/rehearsal-end.service.ts'
import type { LiveNeeds } from './modules/live/broadcasts/live-needs.ts'
import { streamViewers } from './modules/live/broadcasts/viewers.service.ts'
import { keepChatChannels } from './modules/live/chat-channels.service.ts'
import { createSourceProbe } from './modules/live/sources/source-probe.service.ts'
import { remoteGateways } from './modules/payments/gateways/gateway-registry.ts'
import { restWhileSilent } from './modules/payments/gateways/guarded-gateway.ts'
import type { PaymentNeeds } from './modules/payments/orders/payment-needs.ts'
import { noPaymentSignals, type PaymentSignals } from './modules/payments/orders/payments.signals.ts'
import { createGateways } from './modules/payments/payment-gateways.ts'
import { showsCatalogue } from './modules/play/catalogue/sight.service.ts'
import { followPlayPayments } from './modules/play/subscriptions/outcomes.service.ts'
import { endPlayOfRehearsals } from './modules/play/subscriptions/rehearsal-end.service.ts'
import { findSightRights } from './modules/play/subscriptions/viewing.queries.ts'
import { findViewing } from './modules/play/subscriptions/viewing.service.ts'
import type { WatchingNeeds } from './modules/play/watching/watching-needs.ts'
import type { KindNeeds } from './modules/search/search.service.ts'
import { followTicketPayments } from './modules/tickets/buying/registration-payments.service.ts'
import { endTicketsOfRehearsals } from './modules/tickets/buying/rehearsal-end.service.ts'
import { tellMovedEvents } from './modules/tickets/mails/event-moves.service.ts'
import { mailBuyers } from './modules/tickets/mails/mail-listeners.service.ts'
import type { TicketNeeds } from './modules/tickets/registrations/ticket-needs.ts'
import { noTicketSignals, type TicketSignals } from './modules/tickets/registrations/tickets.signals.ts'
import { joinSignals } from './platform/join-signals.ts'
import type { Platform } from './platform/platform.ts'

/** What follows from recurring gifts: a module that acts then adds its listeners here. */
const recurrenceSignals = (platform: Platform): RecurrenceSignals =>
  joinSignals(notifyGivers(platform), mailRecurringGivers(platform))

/** What follows from gifts: a module that acts then adds its listeners here. */
const givingSignals = (platform: Platform): GivingSignals =>
  joinSignals(followCharges(platform, recurrenceSignals(platform)), mailGivers(platform))

/** What follows from a change of an event: a module that acts then adds its listeners here. */
export const eventSignals = (platform: Platform): EventSignals => joinSignals(noEventSignals, tellMovedEvents(platform))

/** What follows from tickets: a module that acts then adds its listeners here. */
const ticketSignals = (platform: Platform): TicketSignals => joinSignals(noTicketSignals, mailBuyers(platform))

/** A module that places orders adds its listeners here. */
const paymentSignals = (platform: Platform): PaymentSignals =>
  joinSignals(
    noPaymentSignals,
    mailWaitingGivers(platform),
    followGiftPayments(platform, givingSignals(platform)),
    followAuthorisations(),
    endRecurrencesOfRehearsals(),
    followPlayPayments(platform),
    endPlayOfRehearsals(platform),
    followTicketPayments({ ...platform, ticketSignals: ticketSignals(platform) }),
    endTicketsOfRehearsals({ ...platform, ticketSignals: ticketSignals(platform) }),
  )

/** The platform with the gateways and the modules that listen to payments. */
export function withPayments(platform: Platform): Platform & PaymentNeeds {
  return {
    ...platform,
    gateways: createGateways(platform, Object.values(remoteGateways)),
    signals: paymentSignals(platform),
  }
}

/** For jobs: a church's gateway that does not answer rests, instead of holding up each job that calls it. */
export function withRestingGateways<N extends PaymentNeeds & Pick<Platform, 'targets'>>(needs: N): N {
  const { gateways, targets } = needs
  const find: PaymentNeeds['gateways']['find'] = (name, church) => {
    const gateway = gateways.find(name, church)
    return gateway && restWhileSilent(gateway, { targets, name: `${church.key} ${name}` })
  }
  return { ...needs, gateways: { find } }
}

/** The platform as recurring gifts need it. */
export function withRecurrences(platform: Platform): Platform & RecurrenceNeeds {
  return { ...withPayments(platform), recurrenceSignals: recurrenceSignals(platform) }
}

/** The platform as tickets need it. */
export function withTickets(platform: Platform): Platform & TicketNeeds {
  return { ...withPayments(platform), ticketSignals: ticketSignals(platform) }
}

/** The platform as broadcasts need it. */
export function withLive(platform: Platform): Platform & LiveNeeds {
  return {
    ...platform,
    liveSignals: keepChatChannels(platform),
    viewers: streamViewers(platform),
    sources: createSourceProbe(platform),
  }
}

/** The platform as the search needs it: Play says who sees its catalogue. */
export function withSearch(platform: Platform): Platform & KindNeeds {
  const showsPlay: KindNeeds['showsPlay'] = (scope, reader) =>
    showsCatalogue({ ...platform, findSightRights }, scope, reader)
  return { ...platform, showsPlay }
}

/** The platform as watching needs it: subscriptions and purchases say who may play. */
export function withWatching(platform: Platform): Platform & WatchingNeeds {
  return { ...platform, findViewing, findSightRights }
}
