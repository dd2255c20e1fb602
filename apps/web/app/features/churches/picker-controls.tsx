import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { SearchField } from '@narthex/ui/search-field'
import { Spinner } from '@narthex/ui/spinner'
import type { FormEvent, Ref } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded } from '../../routing/embed.ts'

export interface PickerControlsProps {
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly isAsking: boolean
  readonly onNearby: () => void
  readonly fieldRef: Ref<HTMLInputElement | null>
}

/** The field and the button above a list of churches. */
export function PickerControls({ search, onSearch, isAsking, onNearby, fieldRef }: PickerControlsProps) {
  const t = useTranslations('churches')
  const location = useLocation()
  // What is typed shows at once: sending it would bring the same list again.
  const stay = (event: FormEvent) => event.preventDefault()
  return (
    <search>
      <form action="/churchs" onSubmit={stay} className="flex flex-wrap gap-3">
        {isEmbedded(location.search) && <input type="hidden" name="embed" value="true" />}
        {/* What one chooses a church for. */}
        {location.search.includes('for=access') && <input type="hidden" name="for" value="access" />}
        <SearchField
          name="q"
          label={t('search')}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          value={search}
          onChange={onSearch}
          ref={fieldRef}
          className="min-w-0 grow basis-72 md:max-w-xl"
        />
        <button
          type="button"
          onClick={onNearby}
          aria-busy={isAsking}
          className={`${buttonClass('quiet')} h-12 max-sm:grow noscript:hidden`}
        >
          {isAsking ? <Spinner /> : <Icon name="locate" className="size-5 text-brand-text" />}
          {t(isAsking ? 'locating' : 'nearMe')}
        </button>
      </form>
    </search>
  )
}
