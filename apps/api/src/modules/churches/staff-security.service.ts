import type { ChurchWork } from '../../platform/work/church-work.ts'
import { churchRecord } from './churches.records.ts'
import { findFactorRequirement, updateFactorRequirement } from './staff-security.queries.ts'

/** Whether staff rights at this church are suspended until their holder has a second factor. */
export function requiresSecondFactor(work: ChurchWork): Promise<boolean> {
  return findFactorRequirement(work)
}

/** Sets whether staff need a second factor. No page shows it, so no content version rises. */
export function setFactorRequirement(work: ChurchWork, isRequired: boolean): Promise<void> {
  return updateFactorRequirement(work, isRequired)
}

/** The record that holds it: the church's own. */
export const securityRecord = churchRecord
