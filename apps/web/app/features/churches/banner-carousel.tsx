import type { Banner } from '@narthex/contract/churches/church.schemas'
import { Carousel } from '@narthex/ui/carousel'
import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { areWordsAtEnd } from './words-side.ts'

/** Banners of a church, shown in turn. */
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
  const photo = banner.imagem
  return (
    <div
      lang={church.idioma}
      className="relative isolate flex h-72 flex-col justify-end overflow-hidden rounded-card bg-deep p-5 text-on-deep [--ring:var(--on-deep)] md:h-88 md:p-10"
    >
      <Cover
        seed={`${banner.id} ${banner.titulo}`}
        colour={corApp}
        kind={windowKind(church.codigo, index + 1)}
        photo={photo}
        sizes="(min-width: 1216px) 74rem, 100vw"
        loading={index === 0 ? 'eager' : 'lazy'}
        className="absolute inset-0 -z-20 size-full"
      />
      {photo ? <PhotoWords banner={banner} photo={photo} /> : <DrawnWords banner={banner} />}
    </div>
  )
}

/** Dark behind the words alone, on the side where the photo's subject is not. */
function PhotoWords({ banner, photo }: { banner: Banner; photo: string }) {
  const isAtEnd = areWordsAtEnd(photo)
  return (
    <div className={`grid md:w-[44%] ${isAtEnd ? 'md:ml-auto' : ''}`}>
      <div
        className={`col-start-1 row-start-1 -mx-5 -mt-14 -mb-5 -z-10 bg-black/75 mask-[linear-gradient(transparent,#000_3.5rem)] md:-mb-10 md:bg-transparent ${
          isAtEnd ? 'md:-mr-10 md:-ml-14 md:scrim-to-left' : 'md:-mr-14 md:-ml-10 md:scrim-to-right'
        }`}
      />
      <div className="col-start-1 row-start-1">
        <Words banner={banner} />
      </div>
    </div>
  )
}

function DrawnWords({ banner }: { banner: Banner }) {
  return (
    <>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-45% to-transparent to-80% md:bg-linear-to-r md:via-deep/70 md:via-50% md:to-85%" />
      <Words banner={banner} />
    </>
  )
}

function Words({ banner: { titulo, descricao, url } }: { banner: Banner }) {
  return (
    <>
      <h3 className="line-clamp-3 text-2xl md:max-w-xl">
        {url ? (
          <SmartLink
            address={url}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-on-deep"
          >
            {titulo}
          </SmartLink>
        ) : (
          titulo
        )}
      </h3>
      {descricao && <p className="mt-2 line-clamp-3 text-on-deep-soft md:max-w-lg md:text-lg">{descricao}</p>}
    </>
  )
}
