import type { Course } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { ItemCard } from '../../components/item-card.tsx'
import { pathTo } from '../../routing/page-path.ts'

export function CourseItem({ course, heading }: { course: Course; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('ebds')
  const { id, slug, titulo, resumo, imagem, idioma, totalLicoes } = course
  return (
    <ItemCard
      to={pathTo('/ebds/:ebdSlug', { ebdSlug: slug })}
      title={titulo}
      lang={idioma}
      cover={itemCover('EBD', id)}
      image={imagem}
      line={resumo}
      foot={t('lessons', { count: totalLicoes })}
      heading={heading ?? 'h3'}
    />
  )
}
