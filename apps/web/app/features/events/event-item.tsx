import { asOpening, type DateContext, whenText } from '@narthex/client/format/dates'
import type { ListedEvent } from '@narthex/contract/events/event.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { DateBadge } from '../../components/date-badge.tsx'
import { ItemCard } from '../../components/item-card.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { usePriceText } from './use-price-text.ts'

/** An event in a list. */
export function EventItem({ event, dates }: { event: ListedEvent; dates: DateContext }) {
  const t = useTranslations('events')
  const { church } = useChurchSite()
  const priceText = usePriceText()
  const { id, titulo, resumo, imagem, local, flagOnline, dataInicio, dataFim } = event
  const start = new Date(dataInicio)
  const isUnderway = start <= dates.now && dates.now < new Date(dataFim)
  const facts = [local, !local && !flagOnline && t('place'), flagOnline && t('online'), priceText(event.preco)]
  return (
    <ItemCard
      to={pathTo('/event/:eventId', { eventId: id })}
      title={titulo}
      lang={church.idioma}
      cover={itemCover('EVENTO', id)}
      image={imagem}
      badge={<DateBadge start={start} dates={dates} />}
      when={
        <time dateTime={dataInicio} className="font-semibold text-brand-text">
          {isUnderway ? t('underway') : asOpening(whenText(start, dates))}
          {!isUnderway && <ZoneNote at={start} />}
        </time>
      }
      line={resumo}
      foot={facts.filter(Boolean).join(' · ')}
    />
  )
}
