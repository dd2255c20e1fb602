import { Icon } from '@narthex/ui/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOffice } from '../session/office.ts'

export interface PageHeadProps {
  readonly title: string
  /** Where the page belongs: a link above its title. */
  readonly parent?: { readonly path: string; readonly label: string } | undefined
  /** Right after the title: how what it names stands. */
  readonly state?: ReactNode
  /** Actions of the page, beside the title. */
  readonly children?: ReactNode
  /** False where something else on the page takes the focus on arrival. */
  readonly takesFocus?: boolean
}

/** The key of the first page of a visit, whose focus the browser places. */
const firstKey = 'default'

/** The title of a page, in the window and above its content. It takes the focus when one comes here from another page. */
export function PageHead({ title, parent, state, children, takesFocus = true }: PageHeadProps) {
  const t = useTranslations('consoleFrame')
  const church = useOffice((office) => office.church?.nome)
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = church ? t('pageTitle', { page: title, church }) : title
  }, [title, church, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (takesFocus && key !== firstKey) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {parent && (
          <Link
            to={parent.path}
            className="-ms-1 inline-flex min-h-11 items-center gap-1 pe-2 text-sm font-medium text-muted hover:text-ink lg:min-h-8"
          >
            <Icon name="chevron" className="size-4.5 rotate-90" />
            {parent.label}
          </Link>
        )}
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 lg:min-h-9">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere focus:outline-none">
            {title}
          </h1>
          {state}
        </div>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  )
}
