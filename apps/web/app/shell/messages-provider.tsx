import type { Locale } from '@narthex/contract/locale'
import type { Spoken } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { PageData } from '../page/open-page.server.ts'
import { useRootIfLoaded } from '../page/use-site.ts'

export interface MessagesProviderProps {
  readonly locale: Locale
  /** The shell's messages; those of the active pages are added. */
  readonly messages: Partial<Spoken>
  readonly children: ReactNode
}

/** Provides the messages of the active routes; dates are formatted in the church's time zone. */
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
