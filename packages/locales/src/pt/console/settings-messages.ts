import { consoleDirectory } from './directory.ts'
import { consoleEmbedding } from './embedding.ts'
import { consoleHomeChoice } from './home-choice.ts'
import { consoleLook } from './look.ts'
import { consoleModules } from './modules.ts'
import { consolePrivacy } from './privacy.ts'
import { consoleProducts } from './products.ts'
import { consoleProfile } from './profile.ts'
import { consoleSender } from './sender.ts'
import { consoleSettings } from './settings.ts'
import { consoleStudySettings } from './study-settings.ts'

/** The texts of the screens of settings. */
export const messages = {
  consoleDirectory,
  consoleEmbedding,
  consoleHomeChoice,
  consoleLook,
  consoleModules,
  consolePrivacy,
  consoleProducts,
  consoleProfile,
  consoleSender,
  consoleSettings,
  consoleStudySettings,
}
