import { longDate } from '@narthex/client/format/long-dates'
import { dateIn } from '@narthex/contract/church-time'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'

export interface FactsProps {
  readonly autor: string | null
  readonly idioma: string
  readonly minutosLeitura: number
  readonly dataPublicacao?: string
  /** The day it is meant for, where that is another thing than when it was published. */
  readonly data?: string
}

/** Author, date and reading time. */
export function Facts({ autor, idioma, minutosLeitura, dataPublicacao, data }: FactsProps) {
  const t = useTranslations('reading')
  const locale = useLocale()
  const { fusoHorario } = useChurchSite().church
  const day = data ?? (dataPublicacao && dateIn(fusoHorario, new Date(dataPublicacao)))
  return (
    <FactLine>
      {autor && (
        <span lang={idioma} className="font-semibold text-ink">
          {autor}
        </span>
      )}
      {day && <time dateTime={day}>{longDate(day, locale)}</time>}
      {minutosLeitura > 0 && <span>{t('minutes', { count: minutosLeitura })}</span>}
    </FactLine>
  )
}

/** Parts of a line with dots between them; a dot that a new line would begin with is cut away. */
export function FactLine({ children }: { children: ReactNode }) {
  return (
    <span className="-ms-4 flex flex-wrap text-sm text-muted [clip-path:inset(0_0_0_1rem)] *:ps-4 *:before:absolute *:before:-ms-2.5 *:before:content-['·']">
      {children}
    </span>
  )
}
