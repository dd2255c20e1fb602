import {
  consoleGroupAudiences,
  consoleGroupCare,
  consoleGroupFields,
  consoleGroupStates,
  consoleGroups,
} from './groups.ts'

/** The texts of groups, their form, and how they are doing. */
export const messages = {
  consoleGroupAudiences,
  consoleGroupCare,
  consoleGroupFields,
  consoleGroupStates,
  consoleGroups,
}
