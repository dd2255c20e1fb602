import type { Banner } from '@narthex/contract/churches/church.schemas'
import { Carousel } from '@narthex/ui/carousel'
import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** What a church puts forward, one thing at a time. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const t = useTranslations('home')
  const total = banners.length
  return (
    <div className="pt-section">
      <h2 className="mb-5 text-2xl">{t('highlights')}</h2>
      <Carousel
        label={t('highlights')}
        previousLabel={t('previous')}
        nextLabel={t('following')}
        positionText={(position) => t('position', { position: String(position), total: String(total) })}
        slides={banners.map((banner, index) => ({
          key: banner.id,
          content: <BannerSlide banner={banner} index={index} />,
        }))}
      />
    </div>
  )
}

function BannerSlide({ banner, index }: { banner: Banner; index: number }) {
  const { church, corApp } = useChurchSite()
  return (
    <div
      lang={church.idioma}
      className="relative isolate flex h-72 flex-col justify-end overflow-hidden rounded-card bg-deep p-5 text-on-deep [--ring:var(--on-deep)] md:h-88 md:p-10"
    >
      <Cover
        seed={`${banner.id} ${banner.titulo}`}
        colour={corApp}
        kind={windowKind(church.codigo, index + 1)}
        photo={banner.imagem}
        sizes="(min-width: 1216px) 74rem, 100vw"
        loading={index === 0 ? 'eager' : 'lazy'}
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-45% to-transparent to-80% md:bg-linear-to-r md:via-deep/70 md:via-50% md:to-85%" />
      <h3 className="line-clamp-3 text-2xl md:max-w-xl">
        {banner.url ? (
          <SmartLink
            address={banner.url}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-on-deep"
          >
            {banner.titulo}
          </SmartLink>
        ) : (
          banner.titulo
        )}
      </h3>
      {banner.descricao && (
        <p className="mt-2 line-clamp-3 text-on-deep-soft md:max-w-lg md:text-lg">{banner.descricao}</p>
      )}
    </div>
  )
}
