import type { RouteRow } from '../route-row.ts'
import { embeddedQuery } from './row-queries.ts'

const messages = ['readingPlans'] as const
/** A plan names its passages. */
const planMessages = [...messages, 'bibleBooks'] as const

/**
 * The addresses of a member's reading plans. What else they carry (`subscriptionUuid`, `planName`, `description`, `convite`) the
 * browser alone reads, so that one served page opens every plan.
 */
export const readingPlanRows = [
  {
    path: '/reading-plans',
    access: 'login',
    title: 'readingPlans',
    page: 'reading-plans',
    messages,
    isKeptHere: true,
  },
  {
    path: '/reading-plans/:planUUID',
    access: 'login',
    title: 'readingPlan',
    page: 'reading-plan',
    messages: planMessages,
    isKeptHere: true,
  },
  {
    path: '/reading-plans/:planUUID/delete',
    access: 'login',
    title: 'deleteReadingPlan',
    page: 'leave-reading-plan',
    messages,
  },
  {
    path: '/reading-plans/:planUUID/delete/confirm',
    access: 'login',
    title: 'deleteReadingPlan',
    isStepResult: true,
    page: 'reading-plan-left',
    messages,
  },
] as const satisfies readonly RouteRow[]

/** Rows of the reading plans in the frames of other sites. */
export const embeddedReadingPlanRows = [
  {
    path: '/embed/reading-plans/list',
    layout: 'EMBED',
    access: 'login',
    title: 'readingPlans',
    page: 'embed-reading-plans',
    messages,
    query: embeddedQuery,
  },
  {
    path: '/embed/reading-plans/:planUUID',
    layout: 'EMBED',
    access: 'login',
    title: 'readingPlan',
    page: 'embed-reading-plan',
    messages: planMessages,
    query: embeddedQuery,
  },
  {
    path: '/embed/reading-plans/:planUUID/delete',
    layout: 'EMBED',
    access: 'login',
    title: 'deleteReadingPlan',
    page: 'embed-leave-reading-plan',
    messages,
    query: embeddedQuery,
  },
  {
    path: '/embed/reading-plans/:planUUID/delete/confirm',
    layout: 'EMBED',
    access: 'login',
    title: 'deleteReadingPlan',
    isStepResult: true,
    page: 'embed-reading-plan-left',
    messages,
    query: embeddedQuery,
  },
] as const satisfies readonly RouteRow[]
