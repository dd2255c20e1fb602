import { asOpening, weekdayName } from '@narthex/client/format/dates'
import { clockText } from '@narthex/contract/clock-text'
import type { EbdClass } from '@narthex/contract/content/content.schemas'
import { cardClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'

/** The groups of a course: for whom, with whom, when and where. */
export function ClassList({ classes, lang }: { classes: readonly EbdClass[]; lang: string }) {
  const t = useTranslations('ebds')
  const locale = useLocale()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {classes.map(({ id, nome, professor, faixaEtaria, local, diaSemana, horario }) => (
        <li key={id} className={`${cardClass} p-5`}>
          <h3 lang={lang} className="text-lg">
            {nome}
          </h3>
          {faixaEtaria && (
            <p lang={lang} className="text-sm text-muted">
              {faixaEtaria}
            </p>
          )}
          <ul className="mt-3 grid gap-1.5 text-sm">
            {professor && <Line icon="person">{t('teacher', { name: professor })}</Line>}
            {diaSemana !== null && (
              <Line icon="clock">
                {[asOpening(weekdayName(diaSemana, locale)), horario && clockText(horario, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </Line>
            )}
            {local && (
              <Line icon="pin" lang={lang}>
                {local}
              </Line>
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Line({ icon, lang, children }: { icon: IconName; lang?: string; children: string }) {
  return (
    <li lang={lang} className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
