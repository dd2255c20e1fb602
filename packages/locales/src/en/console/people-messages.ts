import {
  consoleCards,
  consolePeople,
  consolePerson,
  consolePersonFields,
  consolePersonWords,
  consoleVisitor,
} from './people.ts'

/** The texts of people, which come with their list. */
export const messages = {
  consoleCards,
  consolePeople,
  consolePerson,
  consolePersonFields,
  consolePersonWords,
  consoleVisitor,
}
