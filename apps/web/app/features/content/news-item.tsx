import { asOpening, dayText, toDateBadge } from '@narthex/client/format/dates'
import type { News } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ItemCard } from '../../components/item-card.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../routing/page-path.ts'

/** A piece of news in a list. */
export function NewsItem({ news, renderedAt, heading }: { news: News; renderedAt: string; heading?: 'h2' | 'h3' }) {
  const dates = useDateContext(renderedAt)
  const { id, titulo, resumo, imagem, idioma, dataPublicacao } = news
  const { day, month } = toDateBadge(new Date(dataPublicacao), dates)
  return (
    <ItemCard
      to={pathTo('/news/:newsId', { newsId: id })}
      title={titulo}
      lang={idioma}
      cover={itemCover('NOTICIA', news.id)}
      image={imagem}
      mark={`${day}\n${month}`}
      when={<time dateTime={dataPublicacao}>{asOpening(dayText(new Date(dataPublicacao), dates))}</time>}
      line={resumo}
      heading={heading ?? 'h3'}
    />
  )
}
