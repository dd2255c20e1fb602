import type { Messages } from '@narthex/locales/catalogue'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { IntlProvider, useTranslations } from 'use-intl'
import { useRoot } from '../../page/use-site.ts'
import { onLeaving } from '../../session/leave.ts'
import { StandingNotice } from '../../shell/standing-notice.tsx'
import type { Churches } from './church-dialog.tsx'

interface OwnChurchNoticeProps {
  /** The code of the reader's church; one that is not of the organisation has no way back. */
  readonly code: string
  readonly onDismiss: () => void
}

/** Says whose site this is, with the link to the reader's own church. The churches come as their page has them. */
export function OwnChurchNotice({ code, onDismiss }: OwnChurchNoticeProps) {
  const { locale } = useRoot()
  const { data, load } = useFetcher<Churches>()
  useEffect(() => void load('/churchs'), [load])
  const own = data?.churches.find(({ codigo }) => codigo === code)
  if (!data || !own) return null
  return (
    <IntlProvider locale={locale} messages={data.messages as Pick<Messages, 'churches'>} timeZone="UTC">
      <Way name={own.nome} site={own.site} onDismiss={onDismiss} />
    </IntlProvider>
  )
}

interface WayProps {
  readonly name: string
  readonly site: string
  readonly onDismiss: () => void
}

function Way({ name, site, onDismiss }: WayProps) {
  const t = useTranslations('churches')
  return (
    <StandingNotice>
      <Notice
        tone="info"
        icon="church"
        dismiss={{ label: t('close'), onDismiss }}
        className="pointer-events-auto shadow-float"
      >
        <p>{t('looking')}</p>
        <a href={site} onClick={onLeaving} className={textLinkClass}>
          {t('backTo', { church: name })}
        </a>
      </Notice>
    </StandingNotice>
  )
}
