import { locales } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '../page/use-page-path.ts'
import { useRoot } from '../page/use-site.ts'
import { languageLink } from '../routing/language-link.ts'
import { onLeaving } from '../session/leave.ts'

interface LanguageLinksProps {
  /** `div` inside another landmark. */
  readonly as?: 'nav' | 'div'
  readonly className?: string
}

/** Links to this page in other languages. They reload the page, so that the choice works without scripts and is kept. */
export function LanguageLinks({ as: Frame = 'nav', className = '' }: LanguageLinksProps) {
  const t = useTranslations('shell')
  const { locale: current } = useRoot()
  const path = usePagePath()
  const { search } = useLocation()
  return (
    <Frame role={Frame === 'div' ? 'group' : undefined} aria-label={t('language')} className={className}>
      <ul className="flex gap-1">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={languageLink(path, search, locale)}
              onClick={onLeaving}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current || undefined}
              // The server drops undeclared query keys; the browser keeps them.
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
