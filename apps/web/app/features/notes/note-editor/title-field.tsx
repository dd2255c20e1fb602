import { longDate } from '@narthex/client/format/long-dates'
import { dateIn } from '@narthex/contract/church-time'
import { noteTitleLength } from '@narthex/contract/limits'
import { noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import { findSplice } from '@narthex/contract/notes/text-splice'
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import type * as Y from 'yjs'
import { useDocValue } from './use-doc-value.ts'

export interface TitleFieldProps {
  readonly doc: Y.Doc
  readonly isNew: boolean
  /** Written where there is no title yet. */
  readonly firstTitle: string | undefined
  /** The writer goes on to the text. */
  readonly onEnter: () => void
}

/** The title, merged letter by letter as the text is. Without one a note stays on this device, and the field says so. */
export function TitleField({ doc, isNew, firstTitle, onEnter }: TitleFieldProps) {
  const t = useTranslations('notes.editor')
  const hintId = useId()
  const locale = useLocale()
  const today = dateIn(useTimeZone() ?? 'UTC', new Date())
  const suggestion = t('suggestion', { day: longDate(today, locale) })
  const title = useDocValue(doc, titleIn)
  const isMissing = useDocValue(doc, hasTextWithoutTitle)

  const write = (next: string) => {
    const text = doc.getText(noteTitlePart)
    const { at, removed, inserted } = findSplice(text.toString(), next)
    doc.transact(() => {
      text.delete(at, removed)
      text.insert(at, inserted)
    })
  }
  const begin = useEffectEvent(() => {
    if (!firstTitle || title) return
    write(firstTitle)
    onEnter()
  })
  useEffect(() => begin(), [])
  const change = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => write(currentTarget.value.replace(/\n/g, ' '))
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <>
      <textarea
        rows={1}
        value={title}
        aria-label={t('title')}
        aria-describedby={isMissing ? hintId : undefined}
        placeholder={t('title')}
        maxLength={noteTitleLength}
        enterKeyHint="next"
        // biome-ignore lint/a11y/noAutofocus: a new note is opened to write
        autoFocus={isNew}
        onChange={change}
        onKeyDown={goOn}
        className="note-title -mx-3 block w-[calc(100%+1.5rem)] resize-none rounded-control bg-transparent px-3 py-2 text-2xl leading-tight font-bold tracking-tight text-ink placeholder:text-muted print:hidden"
      />
      <h2 className="hidden text-2xl print:block">{title}</h2>
      <div role="status" className="print:hidden">
        {isMissing && (
          <p id={hintId} className="mt-1 text-sm font-medium text-warning">
            {t('titleHint')}
          </p>
        )}
      </div>
      {!title && (
        <button
          type="button"
          onClick={() => {
            write(suggestion)
            onEnter()
          }}
          className="mt-2 mb-1 inline-flex min-h-11 items-center rounded-button bg-brand-soft px-4 text-start text-sm font-semibold text-brand-text hover:brightness-97 print:hidden"
        >
          {t('useSuggestion', { title: suggestion })}
        </button>
      )}
    </>
  )
}

const titleIn = (doc: Y.Doc) => doc.getText(noteTitlePart).toString()

function hasTextWithoutTitle(doc: Y.Doc): boolean {
  if (titleIn(doc).trim()) return false
  return /[^\s<>/]/.test(
    doc
      .getXmlFragment(noteTextPart)
      .toString()
      .replace(/<[^<>]*>/g, ''),
  )
}
