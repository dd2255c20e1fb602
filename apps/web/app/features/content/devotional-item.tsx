import { asOpening, dateText } from '@narthex/client/format/dates'
import type { Devotional } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ItemCard } from '../../components/item-card.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../routing/page-path.ts'

/** A devotional in a list: its day, and the passage it is about. */
export function DevotionalItem({ devotional, renderedAt }: { devotional: Devotional; renderedAt: string }) {
  const dates = useDateContext(renderedAt)
  const { id, titulo, resumo, imagem, idioma, data, referencia, autor } = devotional
  return (
    <ItemCard
      to={pathTo('/devotionals/:devotionalId', { devotionalId: id })}
      title={titulo}
      lang={idioma}
      cover={itemCover('DEVOCIONAL', devotional.id)}
      image={imagem}
      mark={String(Number(data.slice(8)))}
      when={<time dateTime={data}>{asOpening(dateText(data, dates))}</time>}
      line={resumo}
      foot={[referencia, autor].filter(Boolean).join(' · ')}
    />
  )
}
