import { highlightColours } from '@narthex/contract/bible/mark-values'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LazyPart, lazyPart } from '../../../components/lazy-part.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { ToolStatus } from '../../../components/tool-status.tsx'
import { useCopy } from '../../../device/use-copy.ts'
import { useRoot } from '../../../page/use-site.ts'
import type { ReaderData } from '../reader/reader-data.ts'
import type { VerseSelection } from '../reader/use-selection.ts'
import { versesPath } from '../reference/addresses.ts'
import { toRanges } from '../reference/verse-list.ts'
import { quoteVerses } from '../share/quote-verses.ts'
import { verseId } from '../text/verse-view.tsx'
import { usePlaceName } from '../use-place-name.ts'
import type { ChapterMarks } from './use-chapter-marks.ts'

const PictureDialog = lazyPart(() => import('../share/picture-dialog.tsx').then(({ PictureDialog }) => PictureDialog))
const CompareDialog = lazyPart(() => import('../share/compare-dialog.tsx').then(({ CompareDialog }) => CompareDialog))

export interface VerseActionsProps {
  readonly data: ReaderData
  readonly selection: VerseSelection
  readonly marks: ChapterMarks
  readonly onClose: () => void
}

/** What one does with the chosen verses: a sheet above the thumb that leaves the text in sight. Escape closes it. */
export function VerseActions({ data, selection, marks, onClose }: VerseActionsProps) {
  const t = useTranslations('bible.actions')
  const locale = useLocale()
  const { origin } = useRoot()
  const { place, text } = data
  const { translation } = text
  const { verses, isByKey } = selection
  const [dialog, setDialog] = useState<'picture' | 'compare'>()
  const [hasFailed, setFailed] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const ranges = toRanges(verses.flatMap(({ versiculo, ate }) => [versiculo, ...(ate ? [ate] : [])]))
  const reference = usePlaceName()(place, ranges)
  const path = versesPath(translation.codigo, place, ranges)
  const quote = quoteVerses(verses, `${reference} (${translation.sigla})`, locale)
  const { copy, told } = useCopy(quote, { copied: t('copied'), notCopied: t('notCopied') })
  const close = () => {
    const last = verses.at(-1)
    onClose()
    if (last) document.querySelector<HTMLElement>(`#${verseId(last.versiculo)} .verse-number`)?.focus()
  }
  useEffect(() => {
    if (isByKey) panel.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isByKey])
  useEscape(dialog === undefined, close)

  const chosen = verses.map(({ versiculo }) => marks.byVerse.get(versiculo))
  const [colour] = chosen.map((mark) => mark?.colour)
  const shared = chosen.every((mark) => mark?.colour === colour) ? colour : undefined
  const isBookmarked = chosen.every((mark) => mark?.isBookmarked)
  const change = async (wanted: Parameters<ChapterMarks['change']>[1]) =>
    setFailed(!(await marks.change(verses, wanted)))
  const share = () => {
    const url = `${origin}${path}`
    if (typeof navigator.share !== 'function') return void copy()
    navigator.share({ text: quote, url }).catch(() => undefined)
  }
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
        <fieldset className="mt-1 flex items-center justify-between gap-2">
          <legend className="sr-only">{t('highlight')}</legend>
          {highlightColours.map((one) => (
            <button
              key={one}
              type="button"
              data-colour={one}
              aria-pressed={shared === one}
              onClick={() => void change({ colour: shared === one ? undefined : one })}
              className="highlight-swatch grid size-11 place-items-center rounded-full"
            >
              {shared === one && <Icon name="check" className="size-5" />}
              <span className="sr-only">
                {shared === one ? t('unhighlight') : t('highlightIn', { colour: t(`colours.${one}`) })}
              </span>
            </button>
          ))}
          <Act
            icon="star"
            label={isBookmarked ? t('unbookmark') : t('bookmark')}
            isPressed={isBookmarked}
            onClick={() => void change({ isBookmarked: !isBookmarked })}
          />
        </fieldset>
        <div className="mt-2 grid grid-cols-5 gap-1">
          <SmartLink
            to={`/user/notes/new?title=${encodeURIComponent(`${reference} (${translation.sigla})`)}`}
            className={actClass}
          >
            <ToolIcon name="note" />
            {t('note')}
          </SmartLink>
          <Act icon="copy" label={t('copy')} onClick={() => void copy()} isLabelled />
          <Act icon="share" label={t('share')} onClick={share} isLabelled />
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
      <ToolStatus>{told}</ToolStatus>
      {dialog === 'picture' && (
        <LazyPart>
          <PictureDialog
            verses={verses}
            reference={reference}
            translation={translation}
            path={path}
            onClose={() => setDialog(undefined)}
          />
        </LazyPart>
      )}
      {dialog === 'compare' && (
        <LazyPart>
          <CompareDialog data={data} verses={verses} reference={reference} onClose={() => setDialog(undefined)} />
        </LazyPart>
      )}
    </>
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
