import type { PrayerSupport } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { pathTo } from '../../routing/page-path.ts'

export interface PrayRowProps {
  /** Id of the button, which a login returns to. */
  readonly id: string
  readonly support: PrayerSupport | undefined
  readonly onPray: () => void
  /** Content at the end of the row. */
  readonly children?: ReactNode
}

/** Number of people who prayed, and the button to join them. Reserves its space until loaded. Authors do not count. */
export function PrayRow({ id, support, onPray, children }: PrayRowProps) {
  const t = useTranslations('prayerWall')
  const hasPrayed = support?.jaOrei ?? false
  return (
    <div>
      <p className="min-h-6 truncate text-sm text-muted">
        {support && (
          <span key={support.total} className="block transition duration-250 starting:translate-y-1 starting:opacity-0">
            {hasPrayed
              ? t('prayedWithYou', { count: Math.max(0, support.total - 1) })
              : t('prayedBy', { count: support.total })}
            {support.mensagens > 0 && ` · ${t('messages', { count: support.mensagens })}`}
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {support?.flagMinha ? (
          <SmartLink to={pathTo('/user/prayer/:prayerId', { prayerId: support.id })} className={buttonClass('quiet')}>
            {t('yours')}
          </SmartLink>
        ) : (
          <button
            type="button"
            id={id}
            aria-pressed={hasPrayed}
            onClick={onPray}
            className={`${buttonClass('quiet')} transition-colors duration-250 aria-pressed:bg-brand-soft! aria-pressed:text-brand-text noscript:hidden`}
          >
            <Icon
              name="prayer"
              className={`size-5 *:transition-[fill] *:duration-250 ${hasPrayed ? '*:fill-brand-text/40' : '*:fill-transparent'}`}
            />
            {t('pray')}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}
