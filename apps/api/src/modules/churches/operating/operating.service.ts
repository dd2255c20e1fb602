import { findOrganisationId } from '../churches.editing.queries.ts'
import {
  type ChurchFilter,
  churchOrder,
  countChurches,
  findChurch,
  findChurchNames,
  listChurches,
  moveChurch,
  type ChurchRow as OperatedChurch,
} from './operated-churches.queries.ts'
import {
  findOrganisation,
  listOrganisationRows,
  type OrganisationRow,
  updateOrganisation,
} from './organisations.queries.ts'
import { deletePlan, findPlan, insertPlan, listPlanRows, lockPlan, type PlanRow, updatePlan } from './plans.queries.ts'

/* Statements of an operator: their module runs them in transactions with its log. */

export type { ChurchFilter, OperatedChurch, OrganisationRow, PlanRow }

export const operatedChurches = {
  order: churchOrder,
  list: listChurches,
  count: countChurches,
  find: findChurch,
  findNames: findChurchNames,
  move: moveChurch,
} as const

export const organisationRows = {
  list: listOrganisationRows,
  find: findOrganisation,
  findId: findOrganisationId,
  update: updateOrganisation,
} as const

export const planRows = {
  list: listPlanRows,
  find: findPlan,
  lock: lockPlan,
  insert: insertPlan,
  update: updatePlan,
  delete: deletePlan,
} as const
