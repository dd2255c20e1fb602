import type { PublicationPage as PublicationData } from '@narthex/contract/content/content.schemas'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../components/back-link.tsx'
import { ItemTitle } from '../../components/item-title.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { ReadingFont } from '../../components/reading/reading-font.tsx'
import { ReadingTools } from '../../components/reading/reading-tools.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { listAddress } from '../../routing/list-address.ts'
import { pathTo } from '../../routing/page-path.ts'
import { BookCard, BookCover, bookGridClass } from './book-card.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { PublicationFile } from './publication-file.tsx'
import { ReadingNotices } from './reading-notices.tsx'

/** A publication: the book itself, what it is, and the file to read here or to keep. */
export function PublicationPage({ item, listName }: ItemData<PublicationData>) {
  const t = useTranslations('publications')
  const { slug, titulo, resumo, corpo, idioma, tipo, arquivo, relacionados } = item
  const path = pathTo('/publications/:publicationSlug', { publicationSlug: slug })
  return (
    <div className="reading-page bg-canvas pb-14 md:pb-20">
      <ReadingFont />
      <div className={`${containerClass('page')} pt-4 md:pt-8`}>
        <BackLink to="/publications" name={listName} />
        <article className="mt-4">
          <div className="grid gap-7 md:grid-cols-[16rem_1fr] md:gap-12">
            <BookCover publication={item} className="hero-cover w-44 max-md:mx-auto md:w-full" />
            <div className="min-w-0">
              {tipo && (
                <p className="text-sm font-semibold">
                  <SmartLink
                    to={listAddress('/publications', { type: tipo.slug })}
                    className="inline-flex min-h-11 items-center text-brand-text underline-offset-4 hover:underline"
                  >
                    {tipo.nome}
                  </SmartLink>
                </p>
              )}
              <ItemTitle text={titulo} lang={idioma} />
              <div className="mt-3">
                <Facts {...item} minutosLeitura={corpo ? item.minutosLeitura : 0} />
              </div>
              <p lang={idioma} className="mt-4 max-w-measure text-lg text-muted">
                {resumo}
              </p>
              <ReadingNotices item={item} />
              {arquivo && <PublicationFile key={slug} address={arquivo} name={titulo} />}
              {corpo ? (
                <RichText doc={corpo} lang={idioma} className="mt-8" />
              ) : (
                <ShareBar title={titulo} path={path} className="-ms-2.5 mt-5 print:hidden" />
              )}
            </div>
          </div>
          {corpo && <ReadingTools title={titulo} path={path} lang={idioma} isBelow />}
        </article>
        {relacionados.length > 0 && (
          <MoreSection title={t('others')}>
            <ul className={bookGridClass}>
              {relacionados.map((other) => (
                <BookCard key={other.id} publication={other} />
              ))}
            </ul>
          </MoreSection>
        )}
      </div>
    </div>
  )
}
