import { toInitial } from '@narthex/client/format/initial'
import type { Study } from '@narthex/contract/content/study.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { ItemCard } from '../../../components/item-card.tsx'
import { pathTo } from '../../../routing/page-path.ts'

/** A study in a list: its place in its series, what it is about, and how long it takes. */
export function StudyItem({ study, heading = 'h3' }: { study: Study; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('studies')
  const { id, titulo, resumo, imagem, idioma, serie, referencia, duracaoMinutos } = study
  const place = serie && t('place', { number: String(serie.numero), total: String(serie.totalEstudos) })
  const length = duracaoMinutos && t('minutes', { count: duracaoMinutos })
  return (
    <ItemCard
      to={pathTo('/studies/:studiesId', { studiesId: id })}
      title={titulo}
      lang={idioma}
      cover={itemCover('ESTUDO', study.id)}
      image={imagem}
      mark={serie ? String(serie.numero) : toInitial(titulo)}
      when={place}
      line={resumo}
      foot={[referencia, length].filter(Boolean).join(' · ')}
      heading={heading}
    />
  )
}
