import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Segmented } from '@narthex/ui/segmented'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  chooseReading,
  faces,
  grounds,
  type ReadingChoice,
  sizes,
  useReadingChoice,
  verseLayouts,
} from './reading-choice.ts'

/** Labels of the choice between paragraphs and lines, for texts in verses. */
export interface VerseTexts {
  readonly legend: string
  readonly paragraphs: string
  readonly lines: string
}

/**
 * Reading settings, each changed by one tap while the text stays in sight. Only a script can store a choice, so without
 * scripts they are not shown. Texts: `reading`.
 */
export function ReadingSettings({ verseTexts }: { readonly verseTexts?: VerseTexts }) {
  const t = useTranslations('reading.settings')
  const shell = useTranslations('shell')
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The browser may have opened it before the app ran.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])
  return (
    <div className="noscript:hidden">
      <button type="button" popoverTarget="reading-settings" className={`${iconButtonClass} hover:bg-sunken`}>
        <ToolIcon name="letters" />
        <span className="sr-only">{t('title')}</span>
      </button>
      <section
        ref={panel}
        id="reading-settings"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        aria-label={t('title')}
        className="fixed inset-auto inset-x-3 bottom-3 m-auto w-auto max-w-md rounded-hero bg-card p-5 text-ink shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
      >
        <div className="-mt-2 -me-2 mb-1 flex items-center justify-between gap-3">
          <p className="font-semibold">{t('title')}</p>
          <button
            type="button"
            popoverTarget="reading-settings"
            popoverTargetAction="hide"
            className={`${iconButtonClass} hover:bg-sunken`}
          >
            <Icon name="close" className="size-5" />
            <span className="sr-only">{shell('close')}</span>
          </button>
        </div>
        {/* Only once it is open: until the app runs, the choice is not known. */}
        {isOpen && <Choices verseTexts={verseTexts} />}
      </section>
    </div>
  )
}

function Choices({ verseTexts }: { readonly verseTexts: VerseTexts | undefined }) {
  const t = useTranslations('reading.settings')
  const choice = useReadingChoice()
  const choose = (part: Partial<ReadingChoice>) => chooseReading({ ...choice, ...part })
  return (
    <div className="grid gap-4">
      <SizeControl size={choice.size} onChange={(size) => choose({ size })} />
      <Segmented
        legend={t('ground')}
        name="reading-ground"
        options={grounds.map((value) => ({ value, label: t(value) }))}
        value={choice.ground}
        onChange={(ground) => choose({ ground })}
      />
      <Segmented
        legend={t('face')}
        name="reading-face"
        options={faces.map((value) => ({ value, label: t(value) }))}
        value={choice.face}
        onChange={(face) => choose({ face })}
      />
      {verseTexts && (
        <Segmented
          legend={verseTexts.legend}
          name="reading-verses"
          options={verseLayouts.map((value) => ({ value, label: verseTexts[value] }))}
          value={choice.verses}
          onChange={(verses) => choose({ verses })}
        />
      )}
    </div>
  )
}

interface SizeControlProps {
  readonly size: ReadingChoice['size']
  readonly onChange: (size: ReadingChoice['size']) => void
}

function SizeControl({ size, onChange }: SizeControlProps) {
  const t = useTranslations('reading.settings')
  const step = (by: number) => {
    const next = sizes.find((known) => known === size + by)
    if (next) onChange(next)
  }
  const button = 'grid min-h-11 grow basis-0 place-items-center rounded-[0.5rem] hover:bg-card aria-disabled:opacity-40'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lie in a row in every browser
    <div
      role="group"
      aria-label={t('size')}
      className="flex items-center rounded-control bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <button type="button" onClick={() => step(-1)} aria-disabled={size === 1} className={`${button} text-sm`}>
        <span aria-hidden="true" className="reading-font font-semibold">
          A
        </span>
        <span className="sr-only">{t('smaller')}</span>
      </button>
      <span aria-hidden="true" className="flex gap-1.5 px-2">
        {sizes.map((each) => (
          <span key={each} className={`size-1.5 rounded-full ${each <= size ? 'bg-ink' : 'bg-muted/35'}`} />
        ))}
      </span>
      <button
        type="button"
        onClick={() => step(1)}
        aria-disabled={size === sizes.length}
        className={`${button} text-xl`}
      >
        <span aria-hidden="true" className="reading-font font-semibold">
          A
        </span>
        <span className="sr-only">{t('larger')}</span>
      </button>
      <p role="status" className="sr-only">
        {t('sizeNow', { size: String(size), sizes: String(sizes.length) })}
      </p>
    </div>
  )
}
