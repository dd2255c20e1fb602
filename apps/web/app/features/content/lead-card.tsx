import { buttonClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { PagePath } from '../../routing/page-path.ts'

export interface LeadCardProps {
  readonly to: PagePath
  readonly cover: DrawnCover
  readonly item: {
    readonly id: number
    readonly titulo: string
    readonly resumo: string
    readonly imagem: string | null
    readonly idioma: string
  }
  readonly eyebrow: string
  readonly facts: ReactNode
}

/** The first thing of a list, larger than the others. */
export function LeadCard({ to, cover, item, eyebrow, facts }: LeadCardProps) {
  const t = useTranslations('reading')
  const { corApp } = useChurchSite()
  return (
    <article className="group relative grid overflow-hidden rounded-hero bg-card shadow-rest transition-shadow hover:shadow-lift md:grid-cols-[3fr_4fr]">
      <Cover
        {...cover}
        colour={corApp}
        focus="middle"
        photo={item.imagem}
        loading="first"
        sizes="(min-width: 768px) 43vw, 100vw"
        className="h-32 w-full sm:h-44 sideways:max-h-[35dvh] md:h-full md:min-h-80"
      />
      <div className="flex flex-col items-start justify-center p-6 md:p-10">
        <p className="text-sm font-semibold text-brand-text">{eyebrow}</p>
        <h2 lang={item.idioma} className="mt-2 text-2xl">
          {item.titulo}
        </h2>
        <p lang={item.idioma} className="mt-3 line-clamp-4 max-w-measure text-lg text-muted">
          {item.resumo}
        </p>
        <div className="mt-3">{facts}</div>
        <SmartLink to={to} className={`${buttonClass('primary')} mt-6 after:absolute after:inset-0`}>
          {t('read')}
          <span className="sr-only">: {item.titulo}</span>
        </SmartLink>
      </div>
    </article>
  )
}
