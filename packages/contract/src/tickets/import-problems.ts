/**
 * Problems that an import of registrations finds in a file. `ERRO`: nothing is entered until it is put right. `AVISO`: staff see
 * it, and decide. Each has a sentence in `registrationImport` of the locales.
 */
export const importProblems = {
  /** Problems of the head: a column that every row needs, one that stands there twice, one that the event does not know. */
  NO_COLUMN: 'ERRO',
  COLUMN_TWICE: 'ERRO',
  UNKNOWN_COLUMN: 'AVISO',
  /** Problems of a cell. */
  MISSING: 'ERRO',
  TOO_LONG: 'ERRO',
  BAD_EMAIL: 'ERRO',
  BAD_PHONE: 'ERRO',
  BAD_DATE: 'ERRO',
  BAD_SEX: 'ERRO',
  UNKNOWN_TYPE: 'ERRO',
  /** Two types of the event have this name. */
  AMBIGUOUS_TYPE: 'ERRO',
  /** No add-on of the row's ticket type. */
  UNKNOWN_ADD_ON: 'ERRO',
  TOO_MANY_ADD_ONS: 'ERRO',
  NOT_AN_ANSWER: 'ERRO',
  /** The question is not one of the row's ticket type. */
  NOT_ASKED: 'ERRO',
  /** A required answer. What a form requires does not bind staff. */
  UNANSWERED: 'AVISO',
  /** The ticket is for another age or sex. */
  AUDIENCE: 'AVISO',
  /** Problems of rows with the same purchaser: other data of the purchaser, or more tickets than one purchase may have. */
  OTHER_BUYER: 'ERRO',
  TOO_MANY_TICKETS: 'ERRO',
  /** Problems of the seats, row by row: those before take them. */
  SOLD_OUT: 'ERRO',
  /** A person of this name and address has a ticket of this type. An `AVISO` where staff enter them all the same. */
  DUPLICATE: 'ERRO',
  /** Someone of another name has this address. */
  SAME_EMAIL: 'AVISO',
} as const
export type ImportProblemCode = keyof typeof importProblems
export const importProblemCodes = Object.keys(importProblems) as [ImportProblemCode, ...ImportProblemCode[]]
