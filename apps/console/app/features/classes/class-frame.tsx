import type { Roster } from '@narthex/contract/classes/class-register.schemas'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
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
      <nav aria-label={t('views.label')} className="mb-5 border-b border-line">
        <ul className="-mb-px flex gap-1 overflow-x-auto">
          {views.map(([name, path]) => (
            <li key={name}>
              <NavLink
                to={path}
                end
                className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
              >
                {t(`views.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
