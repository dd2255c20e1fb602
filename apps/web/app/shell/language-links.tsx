import { locales } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRoot } from '../page/use-site.ts'
import { languageLink } from '../routing/language-link.ts'
import { onLeaving } from '../session/leave.ts'

interface LanguageLinksProps {
  /** `div` where what is around it is a landmark already. */
  readonly as?: 'nav' | 'div'
  readonly className?: string
}

/** This page in the other languages: plain links that load the page anew, so the choice needs no script and stays. */
export function LanguageLinks({ as: Frame = 'nav', className = '' }: LanguageLinksProps) {
  const t = useTranslations('shell')
  const { locale: current } = useRoot()
  const { pathname, search } = useLocation()
  return (
    <Frame role={Frame === 'div' ? 'group' : undefined} aria-label={t('language')} className={className}>
      <ul className="flex gap-1">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={languageLink(pathname, search, locale)}
              onClick={onLeaving}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current || undefined}
              // The server does not see query keys that change nothing of the page; the browser does.
              suppressHydrationWarning
              className="flex min-h-11 items-center rounded-control px-3 text-sm font-medium text-muted hover:bg-ink/5 hover:text-ink aria-[current]:font-semibold aria-[current]:text-brand-text"
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
