import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { toNotificationPlace } from '@narthex/contract/notifications/notification-place'
import { cardLinkClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { kindIcons } from './notification-kinds.ts'
import type { NotificationListProps } from './notification-list.tsx'

export interface NotificationRowProps {
  readonly notification: MemberNotification
  readonly onOpen: NotificationListProps['onOpen']
}

/** A notification; the whole row is clickable, and opens its target or its full text. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useTranslations('notifications')
  const { church } = useChurchSite()
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  const { titulo, corpo, tipo, igreja, dataCadastro, flagLida } = notification
  const kind = tipo?.codigo ?? 'AVISO'
  const isElsewhere = igreja.codigo !== church.codigo
  const place = isElsewhere ? undefined : toNotificationPlace(notification)
  const time = clockText(wallClock(new Date(dataCadastro), timeZone).slice(11, 16), locale)
  const className = `${cardLinkClass} text-start leading-snug wrap-anywhere ${flagLida ? 'font-medium' : 'font-semibold'}`
  return (
    <li
      className={`relative flex gap-4 border-line p-4 not-first:border-t hover:bg-sunken/60 ${flagLida ? '' : 'bg-brand-soft/45'}`}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MemberIcon name={kindIcons[kind]} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex items-start justify-between gap-3">
          {place ? (
            <SmartLink address={place} className={className}>
              {titulo}
            </SmartLink>
          ) : (
            <button type="button" onClick={() => onOpen(notification)} aria-haspopup="dialog" className={className}>
              {titulo}
            </button>
          )}
          {!flagLida && (
            <>
              <span className="sr-only">{t('new')}</span>
              <span
                aria-hidden="true"
                className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brand shadow-[inset_0_0_0_1px_var(--brand-edge)]"
              />
            </>
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-ink/85 wrap-anywhere">{corpo}</p>
        <p className="mt-1.5 text-sm text-muted">
          {[t(`kinds.${kind}`), time, isElsewhere && igreja.nome].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}
