import { asOpening, type DateContext, dayText } from '@narthex/client/format/dates'
import { shortened } from '@narthex/client/format/excerpt'
import type { News } from '@narthex/contract/content/content.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { CoverCard } from '@narthex/ui/cover-card'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Shelf } from '@narthex/ui/shelf'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { SectionHead } from './section-head.tsx'

/** Latest news of the church. */
export function NewsShelf({ news, dates }: { news: News[]; dates: DateContext }) {
  const t = useTranslations('home')
  const { church, corApp } = useChurchSite()
  return (
    <section className="pt-section" aria-labelledby="news">
      <SectionHead id="news" title={t('news')} all={{ to: '/news', label: t('allNews') }} />
      <Shelf count={news.length}>
        {news.map(({ id, titulo, resumo, imagem, dataPublicacao }) => (
          <CoverCard key={id} {...itemCover('NOTICIA', id)} colour={corApp} photo={imagem} isFile>
            <p className="text-sm text-muted">
              <time dateTime={dataPublicacao}>{asOpening(dayText(new Date(dataPublicacao), dates))}</time>
            </p>
            <h3 lang={church.idioma} className="mt-1 line-clamp-2 text-lg">
              <SmartLink to={pathTo('/news/:newsId', { newsId: id })} className={cardLinkClass}>
                {titulo}
              </SmartLink>
            </h3>
            <p lang={church.idioma} className="mt-1.5 line-clamp-3 text-sm text-muted">
              {shortened(resumo, 130)}
            </p>
          </CoverCard>
        ))}
      </Shelf>
    </section>
  )
}
