import { consoleAttendance, consoleClassDay } from './classes.ts'

/** The texts of the attendance of classes. */
export const messages = { consoleAttendance, consoleClassDay }
