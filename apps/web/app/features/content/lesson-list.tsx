import type { Lesson } from '@narthex/contract/content/content.schemas'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { pathTo } from '../../routing/page-path.ts'

/** The lessons of a course, by their numbers. */
export function LessonList({ lessons }: { lessons: readonly Lesson[] }) {
  const t = useTranslations('ebds')
  const reading = useTranslations('reading')
  return (
    <ol className={`${cardClass} divide-y divide-line overflow-hidden`}>
      {lessons.map(({ id, slug, numero, titulo, resumo, referencia, idioma, minutosLeitura }) => (
        <li key={id} className="relative flex items-start gap-4 p-4 transition-colors hover:bg-sunken sm:p-5">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-text tabular-nums"
          >
            {numero}
          </span>
          <div className="min-w-0 grow">
            <h3 className="text-base font-semibold">
              <span className="sr-only">{t('lesson', { number: String(numero) })}: </span>
              <span lang={idioma}>
                <SmartLink to={pathTo('/ebds/:ebdSlug', { ebdSlug: slug })} className={cardLinkClass}>
                  {titulo}
                </SmartLink>
              </span>
            </h3>
            {resumo && (
              <p lang={idioma} className="mt-0.5 line-clamp-2 text-sm text-muted">
                {resumo}
              </p>
            )}
            <p className="mt-1 text-sm text-muted">
              {[referencia, minutosLeitura > 0 && reading('minutes', { count: minutosLeitura })]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Icon name="arrow" className="mt-2.5 size-5 text-muted" />
        </li>
      ))}
    </ol>
  )
}
