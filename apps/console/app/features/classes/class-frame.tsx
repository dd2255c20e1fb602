import type { Roster } from '@narthex/contract/classes/class-register.schemas'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { pathTo } from '../../navigation/places.ts'
import { classPath } from './class-path.ts'

export interface ClassFrameProps {
  readonly turma: Roster['turma']
  /** Actions of the page. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The name of a class above its views: attendance of a day, roster, history. */
export function ClassFrame({ turma, tools, children }: ClassFrameProps) {
  const t = useTranslations('consoleAttendance')
  const { id, titulo, curso } = turma
  const views = [
    ['day', classPath(id)],
    ['roster', classPath(id, 'roster')],
    ['history', classPath(id, 'history')],
  ] as const
  return (
    <div className="max-w-200">
      <PageHead title={titulo} parent={{ path: pathTo('attendance'), label: curso ?? t('title') }}>
        {tools}
      </PageHead>
      <ViewTabs
        label={t('views.label')}
        tabs={views.map(([name, path]) => ({ path, label: t(`views.${name}`) }))}
        className="mb-5"
      />
      {children}
    </div>
  )
}
