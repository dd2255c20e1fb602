import { dismissMessage, useMessages } from '@narthex/client/calls/status-store'
import type { Client, Organisation } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { type MouseEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { ChurchCard } from './church-card.tsx'
import { churchesMatching } from './church-search.ts'
import { PickerControls } from './picker-controls.tsx'
import { pickerContext, useNearby } from './use-nearby.ts'

export interface ChurchPickerProps {
  readonly organisation: Pick<Organisation, 'slug' | 'idioma'>
  readonly churches: readonly Client[]
}

/**
 * Finds a church by its name or address, or by how near it is (specification §1): in the browser at every letter,
 * without scripts as a form of the page. Whatever becomes of the reader's place, the list is there.
 */
export function ChurchPicker({ organisation, churches }: ChurchPickerProps) {
  const t = useTranslations('churches')
  const [query] = useSearchParams()
  const [search, setSearch] = useState(query.get('q') ?? '')
  const field = useRef<HTMLInputElement>(null)
  const { nearby, isAsking, ask } = useNearby(organisation.slug)
  const messages = useMessages(pickerContext)
  const shown = churchesMatching(nearby ?? churches, search)
  // Chosen to sign in, each leads to its own access page.
  const isForAccess = query.get('for') === 'access'
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    setSearch('')
    field.current?.focus()
  }

  return (
    <>
      <PickerControls search={search} onSearch={setSearch} isAsking={isAsking} onNearby={ask} fieldRef={field} />
      <div aria-live="polite" className="mt-3 grid gap-3">
        {messages.map(({ id, tone, text }) => (
          <Notice
            key={id}
            tone={tone}
            role="none"
            dismiss={{ label: t('close'), onDismiss: () => dismissMessage(pickerContext, id) }}
            className="max-w-measure"
          >
            <p>{text}</p>
          </Notice>
        ))}
      </div>
      <p role="status" className="mt-4 text-sm text-muted">
        {countText()}
      </p>
      {shown.length === 0 && churches.length > 0 ? (
        <div className="mt-4">
          <EmptyState icon="search" title={t('noneTitle', { search: search.trim() })} lead={t('none')}>
            <SmartLink to="/churchs" onClick={showAll} className={buttonClass('quiet')}>
              {t('showAll')}
            </SmartLink>
          </EmptyState>
        </div>
      ) : (
        <ul className={`mt-4 grid gap-5 sm:grid-cols-2 ${churches.length > 2 ? 'lg:grid-cols-3' : ''}`}>
          {shown.map((church) => (
            <ChurchCard
              key={church.id}
              church={isForAccess ? { ...church, site: `${church.site}/access` } : church}
              idioma={organisation.idioma}
              isMeasuring={isAsking}
            />
          ))}
        </ul>
      )}
    </>
  )

  function countText(): string {
    const count = shown.length
    if (search.trim()) return t('found', { count })
    return nearby ? t('nearest', { count }) : t('count', { count })
  }
}
