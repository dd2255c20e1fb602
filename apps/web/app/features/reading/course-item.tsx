import type { Course } from '@narthex/contract/content/content.schemas'
import { useTranslations } from 'use-intl'
import { ItemCard } from '../../shell/item-card.tsx'
import { seedOf } from './seeds.ts'

export function CourseItem({ course, heading }: { course: Course; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('ebds')
  const { id, slug, titulo, resumo, imagem, idioma, totalLicoes } = course
  return (
    <ItemCard
      to={`/ebds/${slug}`}
      title={titulo}
      lang={idioma}
      seed={seedOf('course', course)}
      place={id}
      image={imagem}
      line={resumo}
      foot={t('lessons', { count: totalLicoes })}
      heading={heading ?? 'h3'}
    />
  )
}
