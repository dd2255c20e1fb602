import type { Banner } from '@narthex/contract/churches/church.schemas'
import { Cover } from '@narthex/ui/cover'
import { type CoverKind, coverKinds } from '@narthex/ui/covers/cover-svg'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useChurchSite } from '../../shell/use-site.ts'

/** What a church puts forward: a shelf that snaps under the thumb on phones, a grid on wider screens. */
export function BannerShelf({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home')
  return (
    <section className="pt-14 md:pt-20" aria-labelledby="highlights">
      <h2 id="highlights" className="text-2xl">
        {t('highlights')}
      </h2>
      <ul className="-mx-5 mt-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 [scrollbar-width:none] md:grid md:grid-cols-6 md:overflow-visible">
        {banners.map((banner, index) => (
          <BannerCard
            key={banner.id}
            banner={banner}
            // Neighbours never show the same kind of window.
            kind={coverKinds[(index + 1) % coverKinds.length] ?? 'arches'}
            span={spanOf(index, banners.length)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Rows of two and three that always fill the six columns. */
function spanOf(index: number, count: number): string {
  const isWide = count === 1
  if (isWide) return 'md:col-span-6'
  const pairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4
  return index < pairs ? 'md:col-span-3' : 'md:col-span-2'
}

function BannerCard({ banner, kind, span }: { banner: Banner; kind: CoverKind; span: string }) {
  const { church, corApp } = useChurchSite()
  return (
    <li
      lang={church.idioma}
      className={`relative isolate flex aspect-[4/3] w-[82%] shrink-0 snap-start flex-col justify-end overflow-hidden rounded-card bg-deep p-5 text-white shadow-rest transition-shadow hover:shadow-lift sm:w-[46%] md:aspect-auto md:h-64 md:w-auto ${span}`}
    >
      <Cover
        seed={`${banner.id} ${banner.titulo}`}
        colour={corApp}
        kind={kind}
        photo={banner.imagem}
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-45% to-transparent" />
      <h3 className="line-clamp-3 text-xl">
        {banner.url ? (
          <SmartLink to={banner.url} className="after:absolute after:inset-0">
            {banner.titulo}
          </SmartLink>
        ) : (
          banner.titulo
        )}
      </h3>
      {banner.descricao && <p className="mt-1 line-clamp-2 text-white/90">{banner.descricao}</p>}
    </li>
  )
}
