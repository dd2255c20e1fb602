import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type PagePath, pathTo } from '../../../routing/page-path.ts'

export interface MeetingsHeadProps {
  readonly title: string
  readonly list: { readonly celula: { readonly id: number; readonly nome: string }; readonly flagLider: boolean }
  /** The server could not be reached: this is the copy in this browser. */
  readonly isCopy: boolean
}

/** Head of a group's meetings, with links to its other pages. */
export function MeetingsHead({ title, list: { celula, flagLider }, isCopy }: MeetingsHeadProps) {
  const t = useTranslations('meetings')
  return (
    <>
      <BackLink to={pathTo('/groups/:celulaId', { celulaId: celula.id })}>{celula.nome}</BackLink>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-title">{title}</h1>
          <p className="mt-1 max-w-measure text-muted">{t(flagLider ? 'leadLeader' : 'lead')}</p>
        </div>
        {flagLider && (
          <SmartLink
            to={pathTo('/groups/:celulaId/requests', { celulaId: celula.id })}
            className={buttonClass('quiet')}
          >
            <Icon name="people" className="size-5 text-brand-text" />
            {t('people')}
          </SmartLink>
        )}
      </div>
      {isCopy && (
        <Notice tone="info" icon="offline" className="mt-5">
          <p>{t('copy')}</p>
        </Notice>
      )}
    </>
  )
}

/** The way up, named by where it leads. */
export function BackLink({ to, children }: { to: PagePath; children: string }) {
  return (
    <SmartLink
      to={to}
      className="-ms-2 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-button px-2 font-semibold text-brand-text hover:bg-brand-soft"
    >
      <Icon name="chevron" className="size-5 rotate-90" />
      <span className="truncate">{children}</span>
    </SmartLink>
  )
}
