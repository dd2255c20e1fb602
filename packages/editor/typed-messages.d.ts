import type { Locale } from '@narthex/contract/locale'
import type { Messages } from '@narthex/locales/catalogue'
import type { consoleText } from '@narthex/locales/pt/console/rich-text'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages & { readonly consoleText: typeof consoleText }
  }
}
