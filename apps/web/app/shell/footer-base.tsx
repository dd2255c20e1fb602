import { containerClass } from '@narthex/ui/container'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../components/smart-link.tsx'
import { useRoot } from '../page/use-site.ts'
import { LanguageLinks } from './language-links.tsx'

export const footerLink = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline'

export interface FooterBaseProps {
  /** Shown beside the languages. */
  readonly control?: ReactNode
  /** Classes of its edges, where the page is not centred. */
  readonly edgeClass?: string
  /** The site's name, or a link back to it. */
  readonly children: ReactNode
}

/** The footer of every page: languages and legal links. */
export function FooterBase({ control, edgeClass = containerClass('page'), children }: FooterBaseProps) {
  const t = useTranslations('shell')
  const { site, hasAdmin } = useRoot()
  const privacy = (site.kind === 'church' && site.church.urlPoliticaPrivacidade) || '/privacy'
  return (
    <div className={`${edgeClass} pb-4 text-sm print:hidden`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
        <LanguageLinks className="-ms-3" />
        {control}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-2 text-muted">
        {children}
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <SmartLink address={privacy} className={footerLink}>
              {t('privacy')}
            </SmartLink>
          </li>
          {hasAdmin && site.kind === 'church' && (
            <li>
              <a href="/admin" className={footerLink}>
                {t('admin')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
