import type { messages as pt } from '../../pt/console/settings-messages.ts'
import type { Translation } from '../../translation.ts'
import { consoleHomeChoice } from './home-choice.ts'
import { consoleLook } from './look.ts'
import { consoleModules } from './modules.ts'
import { consoleProfile } from './profile.ts'
import { consoleSettings } from './settings.ts'

/** The texts of the screens of settings. */
export const messages = {
  consoleHomeChoice,
  consoleLook,
  consoleModules,
  consoleProfile,
  consoleSettings,
} satisfies Translation<typeof pt>
