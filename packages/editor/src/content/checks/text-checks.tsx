import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { Editor } from '@tiptap/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { TextFault, TextPart } from './text-faults.ts'
import { useTextFaults } from './use-text-faults.ts'

export interface TextChecksProps {
  readonly editor: Editor
  /** Opens the description of the image that is selected. */
  readonly onDescribe: () => void
}

/** Remarks on a text below it, each with a button that leads to its place. They are advice: the text is saved with them. */
export function TextChecks({ editor, onDescribe }: TextChecksProps) {
  const t = useTranslations('consoleText')
  const faults = useTextFaults(editor)
  const titleId = useId()
  const go = ({ kind, part }: TextFault) => {
    goTo(editor, part)
    if (kind === 'imageUndescribed' || kind === 'imageFileName') onDescribe()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {faults.length > 0 && t('checks.count', { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <section aria-labelledby={titleId} className="content-checks">
          <h3 id={titleId}>{t('checks.title')}</h3>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.kind} ${fault.part.at}`}>
                <Icon name="info" className="mt-3 size-4.5 shrink-0 text-muted" />
                <span className="min-w-0 grow py-2.5">
                  {t(`checks.faults.${fault.kind}`, {
                    text: shorten(fault.part),
                    level: t(`tool.${nameLevel(fault.level)}`),
                  })}
                </span>
                <button type="button" onClick={() => go(fault)} className={`${textLinkClass} min-h-11 shrink-0`}>
                  {t('checks.go')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The tool that makes a heading of a level. */
const nameLevel = (level: number | undefined) => (level === 4 ? 'minorHeading' : level === 3 ? 'subheading' : 'heading')

const longest = 40

/** The words by which a writer finds the part. */
function shorten(part: TextPart): string {
  const text = (part.kind === 'image' ? part.alt : part.text).trim()
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}

function goTo(editor: Editor, part: TextPart): void {
  const place = editor.chain().focus()
  if (part.kind === 'image') place.setNodeSelection(part.at)
  else if (part.kind === 'link') place.setTextSelection({ from: part.at, to: part.end })
  else place.setTextSelection({ from: part.at, to: part.at + part.text.length })
  place.scrollIntoView().run()
}
