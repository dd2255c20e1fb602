import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { ReadingAloud } from '../../../components/reading/reading-aloud.tsx'
import { ReadingSettings } from '../../../components/reading/reading-settings.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { PickerButton } from '../picker/picker-button.tsx'
import type { ReaderData } from './reader-data.ts'

export interface ReaderBarProps {
  readonly data: ReaderData
  /** The chapter in short. */
  readonly name: string
  readonly before: PagePath | undefined
  readonly after: PagePath | undefined
}

const control = 'grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunken'

const readerToolsId = 'reader-tools'

/** Way past the numbers of all verses, each of which is a control. Seen with the focus. */
export function ToTools() {
  const t = useTranslations('bible')
  return (
    <a
      href={`#${readerToolsId}`}
      className="sr-only font-semibold text-brand-text focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center print:hidden"
    >
      {t('toTools')}
    </a>
  )
}

/** Bar at the bottom: the chapters before and after, the place, and the settings of text and audio. */
export function ReaderBar({ data, name, before, after }: ReaderBarProps) {
  const t = useTranslations('bible')
  const { translation } = data.text
  return (
    <div
      id={readerToolsId}
      role="toolbar"
      aria-label={t('tools')}
      tabIndex={-1}
      className="reader-bar sticky z-10 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center rounded-full bg-card p-1 shadow-float print:hidden"
    >
      <Turn to={before} label={t('before')} icon="previous" />
      <PickerButton
        kind="place"
        data={data}
        className="flex min-h-12 min-w-0 items-center gap-2 rounded-button px-3 font-semibold hover:bg-sunken"
      >
        <span className="sr-only">{t('placeNow', { place: name, translation: translation.nome })}</span>
        <span aria-hidden="true" className="truncate">
          {name}
        </span>
        <span aria-hidden="true" className="truncate text-sm font-medium text-muted">
          {translation.sigla}
        </span>
      </PickerButton>
      <Turn to={after} label={t('after')} icon="next" />
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
      <ReadingSettings
        verseTexts={{
          legend: t('layout.legend'),
          paragraphs: t('layout.paragraphs'),
          lines: t('layout.lines'),
        }}
      />
      <ReadingAloud lang={translation.idioma} />
    </div>
  )
}

function Turn({ to, label, icon }: { to: PagePath | undefined; label: string; icon: 'previous' | 'next' }) {
  if (!to) {
    return (
      <span aria-hidden="true" className={`${control} opacity-30`}>
        <ToolIcon name={icon} className="size-5" />
      </span>
    )
  }
  return (
    <SmartLink to={to} className={control}>
      <ToolIcon name={icon} className="size-5" />
      <span className="sr-only">{label}</span>
    </SmartLink>
  )
}
