import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { findAdditions } from '../../navigation/find-places.ts'
import type { Place } from '../../navigation/places.ts'
import { type Entry, findEntries } from './find-entries.ts'
import { PaletteOptions, type Section } from './palette-options.tsx'
import { useFoundRecords } from './use-found-records.ts'

export interface PaletteProps {
  /** Where a record that was found stands. */
  readonly toEntry: (hit: OfficeHit) => Entry | undefined
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** Goes anywhere and finds anything that the person may see: places, what they may add, records. */
export function Palette({ places, toEntry, onClose }: PaletteProps) {
  const t = useTranslations('consoleSearch')
  const frame = useTranslations('consoleFrame')
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const [at, setAt] = useState(0)
  const listId = useId()
  const records = useFoundRecords(term, toEntry)
  const sections = useSections(places, term, records.entries)
  const all = sections.flatMap(({ entries }) => entries)
  const current = Math.min(at, all.length - 1)
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    void navigate(entry.path)
  }
  const steps: Record<string, () => void> = {
    ArrowDown: () => setAt(all.length ? (current + 1) % all.length : 0),
    ArrowUp: () => setAt(all.length ? (current - 1 + all.length) % all.length : 0),
    Enter: () => open(all[current]),
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  const optionId = (entry: Entry | undefined) => (entry ? `${listId} ${entry.key}`.replaceAll(' ', '-') : undefined)
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={frame('close')}>
      <div className="relative mt-1">
        <Icon name="search" className="absolute start-3.5 top-3.5 size-5 text-muted" />
        <input
          role="combobox"
          aria-label={t('label')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={optionId(all[current])}
          placeholder={t('label')}
          autoComplete="off"
          maxLength={100}
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="h-12 w-full rounded-control bg-canvas ps-11 pe-3 text-base shadow-[inset_0_0_0_1px_var(--muted)]"
        />
      </div>
      <PaletteOptions
        listId={listId}
        sections={sections}
        current={all[current]}
        optionId={optionId}
        onOpen={open}
        onPoint={(entry) => setAt(all.indexOf(entry))}
      />
      <p role="status" className="text-sm text-muted">
        {records.state === 'searching' && t('searching')}
        {records.state === 'failed' && t('failed')}
        {records.state === 'idle' &&
          (all.length === 0 ? (
            t('nothing', { term })
          ) : (
            <span className="sr-only">{t('count', { count: all.length })}</span>
          ))}
      </p>
    </Dialog>
  )
}

/** Finds the sections that match a term: places, additions and records. */
function useSections(places: readonly Place[], term: string, records: readonly Entry[]): Section[] {
  const t = useTranslations('consoleSearch')
  const frame = useTranslations('consoleFrame')
  const toEntry = ({ name, path }: Place) => ({ key: `place ${name}`, label: frame(`places.${name}`), path })
  const actions = findAdditions(places).map(({ name, path }) => ({ key: `add ${name}`, label: t(`add.${name}`), path }))
  return [
    { name: 'places', entries: findEntries(places.map(toEntry), term) },
    { name: 'actions', entries: findEntries(actions, term) },
    { name: 'records', entries: records },
  ]
}
