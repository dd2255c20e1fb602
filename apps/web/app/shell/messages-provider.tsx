import type { Locale } from '@narthex/contract/locale'
import type { Messages, Spoken } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { PageData } from '../page/open-page.server.ts'
import { useRootIfLoaded } from '../page/use-site.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

export interface MessagesProviderProps {
  readonly locale: Locale
  /** The shell's own; those of the open pages are added. */
  readonly messages: Partial<Spoken>
  readonly children: ReactNode
}

/** One provider for the messages that the active routes brought along; dates are told in the church's time zone. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const site = useRootIfLoaded()?.site
  const brought = useMatches().map((match) => (match.loaderData as PageData | undefined)?.messages)
  return (
    <IntlProvider
      locale={locale}
      messages={Object.assign({}, ...brought, messages)}
      timeZone={site?.kind === 'church' ? site.church.fusoHorario : 'UTC'}
    >
      {children}
    </IntlProvider>
  )
}
