import {
  consoleAnswerFilter,
  consoleCustomFieldFields,
  consoleCustomFields,
  consolePersonAnswers,
} from './custom-fields.ts'
import { consoleMerging } from './merging.ts'
import {
  consoleCards,
  consoleHouseholdFields,
  consoleHouseholdRoles,
  consoleHouseholds,
  consolePeople,
  consolePerson,
  consolePersonFields,
  consolePersonWords,
  consoleVisitor,
} from './people.ts'
import { consoleOrder } from './site-order.ts'

/** The texts of people, which come with their list. */
export const messages = {
  consoleOrder,
  consoleCards,
  consolePeople,
  consolePerson,
  consolePersonFields,
  consolePersonWords,
  consoleVisitor,
  consoleHouseholdFields,
  consoleHouseholdRoles,
  consoleHouseholds,
  consoleMerging,
  consoleAnswerFilter,
  consoleCustomFieldFields,
  consoleCustomFields,
  consolePersonAnswers,
}
