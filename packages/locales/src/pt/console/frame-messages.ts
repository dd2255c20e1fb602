import { captcha } from '../captcha.ts'
import { errors } from '../errors.ts'
import { forms } from '../forms.ts'
import { consoleFrame, consoleKeys, consoleSearch } from './frame.ts'
import { consoleList, consoleStates } from './list.ts'
import { consoleNews } from './news.ts'
import { consoleErrors, consoleSession } from './session.ts'

/** The texts of the office that its first screen and its lists need. */
export const messages = {
  captcha,
  consoleErrors,
  consoleFrame,
  consoleKeys,
  consoleList,
  consoleNews,
  consoleSearch,
  consoleSession,
  consoleStates,
  errors,
  forms,
}
