import type { Locale } from '@narthex/contract/locale'
import type { Messages } from '@narthex/locales/catalogue'
import type { ConsoleMessages } from '@narthex/locales/console-catalogue'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages & ConsoleMessages
  }
}
