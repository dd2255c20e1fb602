import type { playPlans as measure } from '../pt/play-plans.ts'
import type { Translation } from '../translation.ts'

export const playPlans: Translation<typeof measure> = {
  lead: 'Watch everything the church publishes on Play. Change your plan or cancel whenever you like.',
  hidden: 'This plan is only for people who were sent its link.',
  per: { MES: 'a month', TRIMESTRE: 'a quarter', ANO: 'a year' },
  trial: '{days, plural, one {# day free} other {# days free}}',
  trialPoint: '{days, plural, one {# day free before you pay} other {# days free before you pay}}',
  saving: 'Save {percent, number}%',
  screens: '{count, plural, one {# screen at a time} other {# screens at the same time}}',
  everything: 'Everything in the catalog for subscribers',
  monthly: 'That’s {price} a month',
  choose: 'Choose',
  chooseNamed: 'Choose the {name} plan',
  back: 'See all plans',
  chosen: 'Plan: {name}',
  signIn: 'Sign in to subscribe',
  signInLead: 'Sign in or create an account, and continue with your subscription from here.',
  already: 'You’re a subscriber',
  alreadyLead: 'Your subscription is active: everything is open to you.',
  browse: 'Browse the catalog',
  manage: 'My subscriptions',
  empty: {
    title: 'No plans yet',
    lead: 'The church doesn’t offer subscriptions yet. You can already watch the free videos.',
  },
  gone: {
    title: 'This plan no longer exists',
    lead: 'The church may have withdrawn it. Take a look at the current plans.',
  },
}
