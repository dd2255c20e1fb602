import type { Publication } from '@narthex/contract/content/content.schemas'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

export const bookGridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4 lg:grid-cols-6'

/** A publication as a book one can take in the hand: its cover, and what it is. */
export function BookCard({
  publication,
  heading: Heading = 'h3',
}: {
  publication: Publication
  heading?: 'h2' | 'h3'
}) {
  const { slug, titulo, autor, idioma, tipo } = publication
  return (
    <li className="group relative flex flex-col">
      <BookCover
        publication={publication}
        className="transition-transform duration-250 group-hover:-translate-y-1 motion-reduce:transform-none"
      />
      {tipo && <p className="mt-3 text-sm text-muted">{tipo.nome}</p>}
      <Heading lang={idioma} className={`text-base font-semibold ${tipo ? '' : 'mt-3'}`}>
        <SmartLink
          to={pathTo('/publications/:publicationSlug', { publicationSlug: slug })}
          className="line-clamp-3 after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2"
        >
          {titulo}
        </SmartLink>
      </Heading>
      {autor && <p className="mt-0.5 text-sm text-muted">{autor}</p>}
    </li>
  )
}

/** The front of a publication: its picture; or its title printed on glass of its own. */
export function BookCover({
  publication,
  className = '',
}: {
  publication: Pick<Publication, 'id' | 'titulo' | 'imagem' | 'idioma'>
  className?: string
}) {
  const { church, corApp } = useChurchSite()
  const { id, titulo, imagem, idioma } = publication
  return (
    <div
      className={`relative aspect-[2/3] overflow-hidden rounded-s-[0.3rem] rounded-e-control bg-deep shadow-lift ${className}`}
    >
      <Cover
        {...itemCover('PUBLICACAO', id)}
        colour={corApp}
        photo={imagem}
        focus="middle"
        className="absolute inset-0 size-full"
      />
      {!imagem && (
        <div
          aria-hidden="true"
          lang={idioma}
          className="absolute inset-x-0 bottom-0 bg-linear-to-t from-deep via-deep/85 via-60% to-transparent p-4 pt-16 text-on-deep"
        >
          <p className="line-clamp-4 text-sm leading-snug font-semibold hyphens-auto">{titulo}</p>
          <p className="mt-2 truncate border-t border-on-deep/30 pt-2 text-xs text-on-deep-soft">{church.nome}</p>
        </div>
      )}
      {/* The fold of a spine. */}
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-3 bg-linear-to-r from-black/45 via-black/10 to-transparent"
      />
    </div>
  )
}
