import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'

/** Notice that a prayer was answered, with its author's testimony. */
export function Testimony({ text, className = '' }: { text: string | null; className?: string }) {
  const t = useTranslations('prayerWall')
  return (
    <div className={`rounded-card bg-brand-soft p-4 sm:p-5 ${className}`}>
      <p className="flex items-center gap-2 text-sm font-semibold text-brand-text">
        <Icon name="sun" className="size-5" />
        {t(text ? 'testimony' : 'answeredBadge')}
      </p>
      {text && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  )
}
