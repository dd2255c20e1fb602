import type { CoursePage as CourseData } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../components/item-card.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { ClassList } from './class-list.tsx'
import { CourseItem } from './course-item.tsx'
import type { ItemData } from './item-data.ts'
import { LessonList } from './lesson-list.tsx'
import { ReadingPage } from './reading-page.tsx'

/** A course: what it is about, where and when it is taught, and its lessons. */
export function CoursePage({ item, listName }: ItemData<CourseData>) {
  const t = useTranslations('ebds')
  const { turmas, licoes, totalLicoes, relacionados } = item
  return (
    <ReadingPage
      item={item}
      cover={itemCover('EBD', item.id)}
      list={{ to: '/ebds', name: listName }}
      eyebrow={t('course')}
      facts={<p className="text-sm text-muted">{t('lessons', { count: totalLicoes })}</p>}
      after={
        relacionados.length > 0 && (
          <MoreSection title={t('others')}>
            <ul className={itemGridClass}>
              {relacionados.map((other) => (
                <CourseItem key={other.id} course={other} />
              ))}
            </ul>
          </MoreSection>
        )
      }
    >
      {turmas.length > 0 && (
        <MoreSection title={t('classes')} className="mt-10 first:mt-0">
          <ClassList classes={turmas} lang={item.idioma} />
        </MoreSection>
      )}
      {licoes.length > 0 && (
        <MoreSection title={t('lessonList')} className="mt-10 first:mt-0">
          <LessonList lessons={licoes} />
        </MoreSection>
      )}
    </ReadingPage>
  )
}
