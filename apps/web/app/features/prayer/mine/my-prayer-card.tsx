import { asOpening, dayText } from '@narthex/client/format/dates'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { StateBadge } from './state-badge.tsx'

/** Card of a member's own request: its text, its state and the prayers for it. */
export function MyPrayerCard({ prayer }: { prayer: OwnPrayer }) {
  const t = useTranslations('prayerWall')
  const dates = useDateContext()
  const { id, mensagem, dataCadastro, motivo, total, mensagens } = prayer
  const day = asOpening(dayText(new Date(dataCadastro), dates))
  return (
    <li className={`${cardClass} relative p-5 transition-shadow hover:shadow-lift`}>
      <StateBadge prayer={prayer} />
      <p dir="auto" className="mt-3 line-clamp-3 text-lg">
        <SmartLink to={pathTo('/user/prayer/:prayerId', { prayerId: id })} className={cardLinkClass}>
          {mensagem}
        </SmartLink>
      </p>
      <p className="mt-3 text-sm text-muted">
        <time dateTime={dataCadastro}>{day}</time>
        {motivo && ` · ${motivo.nome}`}
        {total > 0 && ` · ${t('prayedBy', { count: total })}`}
        {mensagens > 0 && ` · ${t('messages', { count: mensagens })}`}
      </p>
    </li>
  )
}
