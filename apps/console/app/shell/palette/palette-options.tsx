import { useTranslations } from 'use-intl'
import type { Entry } from './find-entries.ts'

export interface Section {
  readonly name: 'places' | 'actions' | 'records'
  readonly entries: readonly Entry[]
}

export interface PaletteOptionsProps {
  readonly listId: string
  readonly sections: readonly Section[]
  readonly current: Entry | undefined
  readonly optionId: (entry: Entry) => string | undefined
  readonly onOpen: (entry: Entry) => void
  readonly onPoint: (entry: Entry) => void
}

/** Results of the search, in groups. The combobox keeps the focus and handles the keys. */
export function PaletteOptions({ listId, sections, current, optionId, onOpen, onPoint }: PaletteOptionsProps) {
  const t = useTranslations('consoleSearch')
  return (
    <div id={listId} role="listbox" aria-label={t('title')} className="mt-3 max-h-[50dvh] overflow-y-auto">
      {sections.map(
        ({ name, entries }) =>
          entries.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={name} role="group" aria-label={t(name)} className="mb-2">
              <p aria-hidden="true" className="px-2 py-1 text-xs font-semibold text-muted">
                {t(name)}
              </p>
              {entries.map((entry) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which has the focus
                <div
                  key={entry.key}
                  id={optionId(entry)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === current}
                  onClick={() => onOpen(entry)}
                  onPointerMove={() => onPoint(entry)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-brand-soft aria-selected:text-brand-text"
                >
                  <span className="min-w-0 grow truncate">{entry.label}</span>
                  {entry.detail && <span className="shrink-0 text-sm text-muted">{entry.detail}</span>}
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  )
}
