import { useCopy } from '@narthex/client/device/use-copy'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { highlightColours } from '@narthex/contract/bible/mark-values'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { ToolStatus } from '../../../components/tool-status.tsx'
import { useRoot } from '../../../page/use-site.ts'
import type { ReaderData } from '../reader/reader-data.ts'
import type { VerseSelection } from '../reader/use-selection.ts'
import { versesPath } from '../reference/addresses.ts'
import { toRanges } from '../reference/verse-list.ts'
import { quoteVerses } from '../share/quote-verses.ts'
import { type VerseMark, verseId } from '../text/verse-view.tsx'
import { useTranslationName } from '../translation-name.tsx'
import { usePlaceName } from '../use-place-name.ts'
import type { ChapterMarks, MarkChange } from './use-chapter-marks.ts'

const PictureDialog = lazyPart(() => import('../share/picture-dialog.tsx').then(({ PictureDialog }) => PictureDialog))
const CompareDialog = lazyPart(() => import('../share/compare-dialog.tsx').then(({ CompareDialog }) => CompareDialog))

export interface VerseActionsProps {
  readonly data: ReaderData
  readonly selection: VerseSelection
  readonly marks: ChapterMarks
  readonly onClose: () => void
}

type OpenDialog = 'picture' | 'compare' | undefined

/** Actions for the chosen verses: a sheet at the bottom that leaves the text in sight. Escape closes it. */
export function VerseActions({ data, selection, marks, onClose }: VerseActionsProps) {
  const t = useTranslations('bible.actions')
  const { verses, isByKey } = selection
  const [dialog, setDialog] = useState<OpenDialog>()
  const [hasFailed, setFailed] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const quoted = useQuoted(data, verses)
  const { reference } = quoted
  const close = () => {
    const last = verses.at(-1)
    onClose()
    if (last) document.querySelector<HTMLElement>(`#${verseId(last.versiculo)} .verse-number`)?.focus()
  }
  useEffect(() => {
    if (isByKey) panel.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isByKey])
  useEscape(dialog === undefined, close)
  const change = async (wanted: MarkChange) => setFailed(!(await marks.change(verses, wanted)))
  return (
    <>
      <section
        ref={panel}
        aria-label={t('title', { reference })}
        className="verse-actions fixed inset-x-0 bottom-0 z-20 mx-auto w-full max-w-xl rounded-t-hero bg-card px-4 pt-3 shadow-float sm:bottom-4 sm:rounded-hero print:hidden"
      >
        <div className="flex items-center justify-between gap-3">
          <p className="truncate font-semibold">{reference}</p>
          <button type="button" onClick={close} className={`${iconButtonClass} -me-2 hover:bg-sunken`}>
            <Icon name="close" className="size-5" />
            <span className="sr-only">{t('close')}</span>
          </button>
        </div>
        <Highlights marked={verses.map(({ versiculo }) => marks.byVerse.get(versiculo))} onChange={change} />
        <div className="mt-2 grid grid-cols-5 gap-1">
          <SmartLink to={quoted.notePath} className={actClass}>
            <ToolIcon name="note" />
            {t('note')}
          </SmartLink>
          <Act icon="copy" label={t('copy')} onClick={() => void quoted.copy()} isLabelled />
          <Act icon="share" label={t('share')} onClick={quoted.share} isLabelled />
          <Act icon="picture" label={t('picture')} onClick={() => setDialog('picture')} isLabelled />
          <Act icon="book" label={t('compare')} onClick={() => setDialog('compare')} isLabelled />
        </div>
        <p className="mt-2 text-center text-xs text-muted">
          {hasFailed ? t('notKept') : marks.isVisitor ? t('onlyHere') : ''}
        </p>
      </section>
      <p role="status" className="sr-only">
        {isByKey ? '' : t('selected', { reference })}
      </p>
      <ToolStatus>{quoted.told}</ToolStatus>
      <VerseDialog dialog={dialog} data={data} quoted={quoted} onClose={() => setDialog(undefined)} />
    </>
  )
}

/** The chosen verses as they are passed on. */
function useQuoted({ place, text: { translation } }: ReaderData, verses: readonly Verse[]) {
  const t = useTranslations('bible.actions')
  const locale = useLocale()
  const { origin } = useRoot()
  const ranges = toRanges(verses.flatMap(({ versiculo, ate }) => [versiculo, ...(ate ? [ate] : [])]))
  const reference = usePlaceName()(place, ranges)
  const path = versesPath(translation.codigo, place, ranges)
  const source = `${reference} (${useTranslationName()(translation, 'short')})`
  const quote = quoteVerses(verses, source, locale)
  const { copy, told } = useCopy(quote, { copied: t('copied'), notCopied: t('notCopied') })
  const share = () => {
    if (typeof navigator.share !== 'function') return void copy()
    navigator.share({ text: quote, url: `${origin}${path}` }).catch(() => undefined)
  }
  const notePath = `/user/notes/new?title=${encodeURIComponent(source)}` as const
  return { verses, reference, path, copy, told, share, notePath }
}

interface HighlightsProps {
  readonly marked: readonly (VerseMark | undefined)[]
  readonly onChange: (wanted: MarkChange) => Promise<void>
}

/** The colours, and the bookmark. */
function Highlights({ marked, onChange }: HighlightsProps) {
  const t = useTranslations('bible.actions')
  const [colour] = marked.map((mark) => mark?.colour)
  const shared = marked.every((mark) => mark?.colour === colour) ? colour : undefined
  const isBookmarked = marked.every((mark) => mark?.isBookmarked)
  return (
    <fieldset className="mt-1 flex items-center justify-between gap-2">
      <legend className="sr-only">{t('highlight')}</legend>
      {highlightColours.map((each) => (
        <button
          key={each}
          type="button"
          data-colour={each}
          aria-pressed={shared === each}
          onClick={() => void onChange({ colour: shared === each ? undefined : each })}
          className="highlight-swatch grid size-11 place-items-center rounded-full"
        >
          {shared === each && <Icon name="check" className="size-5" />}
          <span className="sr-only">
            {shared === each ? t('unhighlight') : t('highlightIn', { colour: t(`colours.${each}`) })}
          </span>
        </button>
      ))}
      <Act
        icon="star"
        label={isBookmarked ? t('unbookmark') : t('bookmark')}
        isPressed={isBookmarked}
        onClick={() => void onChange({ isBookmarked: !isBookmarked })}
      />
    </fieldset>
  )
}

interface VerseDialogProps {
  readonly dialog: OpenDialog
  readonly data: ReaderData
  readonly quoted: ReturnType<typeof useQuoted>
  readonly onClose: () => void
}

function VerseDialog({ dialog, data, quoted: { verses, reference, path }, onClose }: VerseDialogProps) {
  if (dialog === undefined) return null
  return (
    <LazyPart>
      {dialog === 'picture' ? (
        <PictureDialog
          verses={verses}
          reference={reference}
          translation={data.text.translation}
          path={path}
          onClose={onClose}
        />
      ) : (
        <CompareDialog data={data} verses={verses} reference={reference} onClose={onClose} />
      )}
    </LazyPart>
  )
}

const actClass =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center text-xs leading-tight font-medium hover:bg-sunken'

interface ActProps {
  readonly icon: ToolIconName
  readonly label: ReactNode
  readonly isPressed?: boolean
  readonly isLabelled?: boolean
  readonly onClick: () => void
}

function Act({ icon, label, isPressed, isLabelled = false, onClick }: ActProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={isPressed}
      className={isLabelled ? actClass : `${iconButtonClass} hover:bg-sunken aria-pressed:text-brand-text`}
    >
      <ToolIcon name={icon} />
      <span className={isLabelled ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}

function useEscape(isOn: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
