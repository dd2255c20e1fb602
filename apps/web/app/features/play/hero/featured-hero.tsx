import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { titleCover } from '../catalogue/title-cover.tsx'
import { TitleFacts } from '../catalogue/title-facts.tsx'
import { ListButton } from '../member/list-button.tsx'
import { titlePath } from '../play-paths.ts'
import { PlayHero } from './play-hero.tsx'

/** Featured title of the catalogue. */
export function FeaturedHero({ title, renderedAt }: { title: TitleItem; renderedAt: string }) {
  const t = useTranslations('play')
  const { id, titulo, resumo, idioma, imagem, imagemLarga, coletanea, emBreve } = title
  return (
    <PlayHero
      image={imagemLarga ?? imagem}
      cover={titleCover(id)}
      eyebrow={coletanea?.titulo ?? t('featured')}
      title={titulo}
      heading="h2"
      lang={idioma}
      facts={<TitleFacts title={title} renderedAt={renderedAt} />}
      lead={resumo}
      isLow
      actions={
        <>
          <SmartLink to={titlePath(id)} className={buttonClass('light')}>
            {emBreve === null && <Icon name="play" className="size-5 [&_path]:fill-current" />}
            {emBreve === null ? t('watch') : t('details')}
            <span className="sr-only">: {titulo}</span>
          </SmartLink>
          <ListButton title={title} />
        </>
      }
    />
  )
}
