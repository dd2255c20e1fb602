import { addressLines } from '@narthex/contract/churches/address-lines'
import { itemFilePath, toSeriesId } from '@narthex/contract/schedule/calendar-address'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { chipClass } from '@narthex/ui/chip'
import { useTranslations } from 'use-intl'
import { useChurchSite, useRoot } from '../../page/use-site.ts'
import { type CalendarPlace, googleLink, outlookLink } from './calendar-links.ts'

/**
 * The ways into one's own calendar: this time, and where there are others, all of them. As a file always, since every
 * calendar takes it; the forms of others, whose addresses are long, once it is seen.
 */
export function AddToCalendar({ one, isOpen }: { one: Occurrence; isOpen: boolean }) {
  const t = useTranslations('calendar')
  const { origin } = useRoot()
  const { church } = useChurchSite()
  const lines = church.endereco ? addressLines(church.endereco) : []
  const place: CalendarPlace = { origin, timeZone: church.fusoHorario, address: [church.nome, ...lines].join(', ') }
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('add')}</p>
      <Ways
        label={one.recorrencia ? t('one') : undefined}
        file={itemFilePath(one.recorrencia ? one.id : toSeriesId(one.id))}
        google={isOpen && googleLink(one, place, false)}
        outlook={isOpen && outlookLink(one, place)}
      />
      {one.recorrencia && !one.flagAlterada && (
        <Ways
          label={t('series')}
          file={itemFilePath(toSeriesId(one.id))}
          google={isOpen && googleLink(one, place, true)}
        />
      )}
    </div>
  )
}

interface WaysProps {
  readonly label?: string | undefined
  readonly file: string
  readonly google: string | false
  readonly outlook?: string | false
}

function Ways({ label, file, google, outlook }: WaysProps) {
  const t = useTranslations('calendar')
  const shell = useTranslations('shell')
  return (
    <fieldset className="min-w-0">
      <legend className={label ? 'mb-1.5 text-sm text-muted' : 'sr-only'}>{label ?? t('add')}</legend>
      <div className="flex flex-wrap gap-2">
        {/* Phones hand it to their own calendar as it is opened: it is no download. */}
        <a href={file} className={chipClass}>
          {t('file')}
        </a>
        {[
          { href: google, label: t('google') },
          { href: outlook, label: t('outlook') },
        ].map(
          ({ href, label }) =>
            href && (
              <a key={href} href={href} target="_blank" rel="noopener" className={chipClass}>
                {label}
                <span className="sr-only">{shell('newTab')}</span>
              </a>
            ),
        )}
      </div>
    </fieldset>
  )
}
