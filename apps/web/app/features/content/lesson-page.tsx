import type { LessonPage as LessonData } from '@narthex/contract/content/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { Neighbours } from '../../components/neighbours.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { pathTo } from '../../routing/page-path.ts'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'

/** A lesson of a course to read, with the one before and the one after. */
export function LessonPage({ item }: Pick<ItemData<LessonData>, 'item'>) {
  const t = useTranslations('ebds')
  const { curso, numero, anterior, proximo, referencia, referenciaOsis, arquivo, autor, idioma, minutosLeitura } = item
  const neighbour = (other: typeof anterior, label: string) =>
    other && { ...other, to: pathTo('/ebds/:ebdSlug', { ebdSlug: other.slug }), label }
  return (
    <ReadingPage
      item={item}
      cover={itemCover('EBD', item.id)}
      list={{ to: pathTo('/ebds/:ebdSlug', { ebdSlug: curso.slug }), name: curso.titulo }}
      eyebrow={t('position', { number: String(numero), total: String(curso.totalLicoes) })}
      facts={<Facts autor={autor} idioma={idioma} minutosLeitura={minutosLeitura} />}
      before={referencia && <Passage name={referencia} osis={referenciaOsis} lang={idioma} />}
      after={<Neighbours before={neighbour(anterior, t('previous'))} after={neighbour(proximo, t('next'))} />}
    >
      {arquivo && (
        <p className="mt-10">
          <SmartLink address={arquivo} className={buttonClass('quiet')}>
            <ToolIcon name="download" className="size-5" />
            {t('download')}
          </SmartLink>
        </p>
      )}
    </ReadingPage>
  )
}
