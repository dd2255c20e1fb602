import type { ErrorCatalogue } from './errors.ts'

/** Answered by calls about reading plans. */
export const readingPlanErrors = {
  /** The last day of the plan is over: only its end can be moved. */
  PLAN_END_PASSED: { status: 409, message: 'The plan has no days left to spread what was missed over.' },
  /** The member has begun this plan and not finished it. */
  PLAN_IN_PROGRESS: { status: 409, message: 'This plan is already in progress.' },
  /** Circles, their invitations and conversations are for adults. */
  PLAN_NO_MINORS: { status: 403, message: 'This is for adults only.' },
} as const satisfies ErrorCatalogue
