import { asOpening, weekdayName, whenText } from '@narthex/client/format/dates'
import type { OfficeBanner } from '@narthex/contract/churches/banner.resource'
import type { OfficeMenuItem } from '@narthex/contract/churches/menu.resource'
import { clockText } from '@narthex/contract/clock-text'
import { Badge, type BadgeTone } from '@narthex/ui/badge'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** A day of the week: 0 is Sunday. */
export function WeekdayCell({ day }: { day: number }) {
  return asOpening(weekdayName(day, useLocale()))
}

/** A time of day as people write it. */
export function ClockCell({ time }: { time: string }) {
  return <time dateTime={time}>{clockText(time, useLocale())}</time>
}

/** A service that is streamed. */
export function StreamedCell({ isStreamed }: { isStreamed: boolean }) {
  const t = useTranslations('consoleServices')
  return isStreamed ? (
    <Badge tone="plain" size="small">
      {t('streamed')}
    </Badge>
  ) : null
}

const bannerTones: Record<OfficeBanner['situacao'], BadgeTone> = {
  EXIBIDO: 'success',
  AGENDADO: 'warning',
  ENCERRADO: 'muted',
  INATIVO: 'muted',
}

/** Whether a banner is on the site by now. */
export function BannerStateCell({ state }: { state: OfficeBanner['situacao'] }) {
  const t = useTranslations('consoleBanners.states')
  return (
    <Badge tone={bannerTones[state]} size="small">
      {t(state)}
    </Badge>
  )
}

/** Period in which a banner is shown, in the church's time zone. */
export function PeriodCell({ banner: { dataPublicacao, dataFimPublicacao } }: { banner: OfficeBanner }) {
  const t = useTranslations('consoleBanners.period')
  const dates = useDateContext()
  const [from, until] = [dataPublicacao, dataFimPublicacao].map((at) => at && whenText(new Date(at), dates))
  if (from && until) return t('both', { from, until })
  if (from) return t('from', { from })
  return until ? t('until', { until }) : null
}

/** Whether visitors see an item of the menu, and why not. */
export function MenuStateCell({ item: { flagAtivo, flagExibido, loginIsRequired } }: { item: OfficeMenuItem }) {
  const t = useTranslations('consoleMenu.states')
  if (!flagAtivo)
    return (
      <Badge tone="muted" size="small">
        {t('hidden')}
      </Badge>
    )
  if (!flagExibido)
    return (
      <Badge tone="warning" size="small">
        {t('absent')}
      </Badge>
    )
  return (
    <Badge tone="success" size="small">
      {loginIsRequired ? t('members') : t('shown')}
    </Badge>
  )
}

/** Where an item leads: an address, or a page of the site by its name, where that is not the name of the item. */
export function MenuTargetCell({ item }: { item: OfficeMenuItem }) {
  const t = useTranslations('consoleMenuFields.codigo.options')
  const locale = useLocale()
  const page = t(item.codigo)
  return item.url ?? (page === item[locale] ? null : page)
}

export function MemberCountCell({ count }: { count: number }) {
  return useTranslations('consoleCongregations')('members', { count })
}
