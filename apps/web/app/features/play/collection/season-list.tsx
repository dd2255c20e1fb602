import type { Collection, TitleItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { playLinkClass } from '../catalogue/title-card.tsx'
import { TitleCover } from '../catalogue/title-cover.tsx'
import { TitleFacts } from '../catalogue/title-facts.tsx'
import { titlePath } from '../play-paths.ts'

interface SeasonListProps {
  readonly season: Collection['temporadas'][number]
  readonly renderedAt: string
}

/** A season, one title below the other, with what each is about. */
export function SeasonList({ season: { numero, conteudos }, renderedAt }: SeasonListProps) {
  const t = useTranslations('play')
  return (
    <section>
      {numero !== null && <h2 className="mb-4 text-xl md:text-2xl">{t('season', { number: String(numero) })}</h2>}
      <ol className="grid gap-5 lg:grid-cols-2 lg:gap-x-8">
        {conteudos.map((title) => (
          <Lesson key={title.id} title={title} renderedAt={renderedAt} heading={numero === null ? 'h2' : 'h3'} />
        ))}
      </ol>
    </section>
  )
}

interface LessonProps {
  readonly title: TitleItem
  readonly renderedAt: string
  readonly heading: 'h2' | 'h3'
}

function Lesson({ title, renderedAt, heading: Heading }: LessonProps) {
  const { id, titulo, resumo, idioma } = title
  return (
    <li className="group/card relative grid grid-cols-[8.5rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <TitleCover title={title} />
      <div>
        <Heading lang={idioma} className="line-clamp-2 text-base leading-snug font-semibold md:text-lg">
          <SmartLink to={titlePath(id)} className={playLinkClass}>
            {titulo}
          </SmartLink>
        </Heading>
        <p className="mt-1 text-sm text-muted">
          <TitleFacts title={{ ...title, temporada: null }} renderedAt={renderedAt} />
        </p>
        {resumo && (
          <p lang={idioma} className="mt-1.5 line-clamp-2 text-sm text-muted">
            {resumo}
          </p>
        )}
      </div>
    </li>
  )
}
