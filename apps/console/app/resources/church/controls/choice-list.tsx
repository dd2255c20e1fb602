import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useSortableTexts } from '../../../components/use-sortable-texts.ts'

export interface Choice {
  readonly code: string
  readonly name: string
  /** Reason why it cannot be shown now. */
  readonly note: string | undefined
}

export interface ChoiceListProps {
  readonly texts?: ChoiceTexts
  readonly label: string
  readonly choices: readonly Choice[]
  /** Codes in their order. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly max?: number
}

/** Where the words of a choice are. */
export type ChoiceTexts = 'consoleHomeChoice' | 'consoleBible'

/** Which of some things are shown, and in which order: those that are, to be arranged, and those that may be added. */
export function ChoiceList({ texts: words = 'consoleHomeChoice', ...props }: ChoiceListProps) {
  const { label, choices, value, onChange, max = choices.length } = props
  const t = useTranslations(words)
  const texts = useSortableTexts()
  const [announcement, setAnnouncement] = useState('')
  const shown = value.flatMap((code) => choices.find((choice) => choice.code === code) ?? [])
  const free = choices.filter(({ code }) => !value.includes(code))
  const isFull = value.length >= max
  const put = ({ code, name }: Choice) => {
    onChange([...value, code])
    setAnnouncement(t('added', { name }))
  }
  const take = ({ code, name }: Choice) => {
    onChange(value.filter((other) => other !== code))
    setAnnouncement(t('removed', { name }))
  }
  return (
    <div className="mt-4 grid gap-5">
      <div>
        <p className="mb-1.5 text-sm font-semibold">{t('shown')}</p>
        {shown.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
        {shown.length > 0 && (
          <SortableList
            label={`${label}: ${t('shown')}`}
            items={shown}
            itemId={({ code }) => code}
            itemName={({ name }) => name}
            onOrder={onChange}
            texts={texts}
            renderItem={(choice) => (
              <Row
                choice={choice}
                act={t('take')}
                actName={t('remove', { name: choice.name })}
                onAct={() => take(choice)}
              />
            )}
          />
        )}
      </div>
      {free.length > 0 && (
        <div>
          <p className="mb-1.5 text-sm font-semibold">{t('free')}</p>
          {isFull && <p className="mb-1 text-sm text-muted">{t('full', { max: String(max) })}</p>}
          <ul className="rounded-card bg-card shadow-rest">
            {free.map((choice) => (
              <li
                key={choice.code}
                className="flex min-h-12 items-center border-b border-line py-1.5 ps-4 pe-2 last:border-0"
              >
                <Row
                  choice={choice}
                  act={t('put')}
                  actName={t('add', { name: choice.name })}
                  isOff={isFull}
                  onAct={() => put(choice)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

interface RowProps {
  readonly choice: Choice
  readonly act: string
  readonly actName: string
  readonly isOff?: boolean
  readonly onAct: () => void
}

function Row({ choice: { name, note }, act, actName, isOff = false, onAct }: RowProps) {
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
      <span className="min-w-0 grow basis-24">
        <span className="block font-medium">{name}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
      <button type="button" aria-label={actName} disabled={isOff} onClick={onAct} className={toolClass('plain')}>
        {act}
      </button>
    </div>
  )
}
