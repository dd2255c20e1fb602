import { distanceText, metresPerUnit } from '@narthex/client/format/distance-text'
import { clockText } from '@narthex/contract/clock-text'
import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import type { GroupFrequency } from '@narthex/contract/groups/group-words'
import type { Locale } from '@narthex/contract/locale'
import type { Messages } from '@narthex/locales/catalogue'
import type { useTranslations } from 'use-intl'

type Texts = ReturnType<typeof useTranslations<'groups'>>

const rhythms: Readonly<Record<GroupFrequency, keyof Messages['groups'] & ('weekly' | 'fortnightly' | 'monthly')>> = {
  SEMANAL: 'weekly',
  QUINZENAL: 'fortnightly',
  MENSAL: 'monthly',
}

/** Text of a group's schedule: `Terças, 19h30`, `Uma terça por mês, 19h30`. */
export function rhythmText(
  { diaSemana, horario, frequencia }: Pick<GroupSummary, 'diaSemana' | 'horario' | 'frequencia'>,
  t: Texts,
  locale: Locale,
): string {
  return t(rhythms[frequencia], { day: String(diaSemana), time: clockText(horario, locale) })
}

/** Checks whether the group accepts requests to join. */
export function canAsk({ vagas, flagAceitaSolicitacoes }: Pick<GroupSummary, 'vagas' | 'flagAceitaSolicitacoes'>) {
  return flagAceitaSolicitacoes && vagas !== 0
}

/** Text of a group's vacancies; undefined if it has no limit. */
export function placesText(group: Pick<GroupSummary, 'vagas' | 'flagAceitaSolicitacoes'>, t: Texts) {
  if (!group.flagAceitaSolicitacoes) return t('closed')
  if (group.vagas === 0) return t('full')
  return group.vagas === null ? undefined : t('places', { count: group.vagas })
}

/** Text of a distance; below a kilometre (or mile) only that it is less, since points lie on a 500 m grid. */
export function awayText(km: number, t: Texts, locale: Locale, idioma: string): string {
  const unit = metresPerUnit(idioma)
  const metres = Math.max(km * 1000, unit)
  return t(km * 1000 < unit ? 'awayNear' : 'away', { distance: distanceText(metres, locale, idioma) })
}
