import type { DateContext } from '@narthex/client/format/dates'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { iconButtonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { ReportButton } from '../report/report-button.tsx'
import type { Reporting } from '../report/use-reporting.tsx'
import { WhoWrote } from '../who-wrote.tsx'

export interface MessageRowProps {
  readonly message: PrayerMessage
  readonly dates: DateContext
  readonly reporting: Reporting | undefined
  readonly onRemove: () => void
}

/** A message to the author of the prayer. Readers who may not delete it may report it. */
export function MessageRow({ message, dates, reporting, onRemove }: MessageRowProps) {
  const t = useTranslations('prayerMessages')
  const wall = useTranslations('prayerWall.report')
  const { id, nome, imagem, mensagem, dataCadastro, flagAutor, flagPodeApagar } = message
  const called = nome ?? t('author')
  return (
    <li className="py-5">
      <div className="flex items-start justify-between gap-3">
        <WhoWrote
          name={nome}
          picture={imagem}
          called={called}
          at={dataCadastro}
          dates={dates}
          about={flagAutor && nome ? t('author') : undefined}
        />
        {flagPodeApagar ? (
          <button
            type="button"
            onClick={onRemove}
            className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
          >
            <MemberIcon name="trash" className="size-5" />
            <span className="sr-only">{t('removeOf', { name: called })}</span>
          </button>
        ) : (
          reporting && (
            <div className="noscript:hidden">
              <ReportButton
                id={reporting.idOf({ kind: 'message', id })}
                label={wall('openMessage', { name: called })}
                onReport={() => reporting.open({ kind: 'message', id })}
              />
            </div>
          )
        )}
      </div>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {mensagem}
      </p>
    </li>
  )
}
