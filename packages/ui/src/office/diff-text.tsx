import { useEffect, useState } from 'react'
import type { DiffPart } from './diff-words.ts'

export interface DiffTextProps {
  readonly before: string
  readonly after: string
  /** Words for those who hear the page, before what was taken out and what was put in. */
  readonly removedLabel: string
  readonly addedLabel: string
  /** Said where nothing differs. */
  readonly sameText: string
}

/** Word-by-word differences of two texts. Shows both texts until the diff library is loaded. */
export function DiffText({ before, after, removedLabel, addedLabel, sameText }: DiffTextProps) {
  const [found, setFound] = useState<{ before: string; after: string; parts: readonly DiffPart[] }>()
  useEffect(() => {
    let isGone = false
    const compare = async () => {
      const { diffByWords } = await import('./diff-words.ts')
      const parts = diffByWords(before, after)
      if (!isGone) setFound({ before, after, parts })
    }
    // Without the library both texts stay, whole.
    compare().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [before, after])
  if (before === after) return <p className="text-sm text-muted">{sameText}</p>
  const isCurrent = found?.before === before && found.after === after
  const parts = isCurrent ? found.parts : wholeTexts(before, after)
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ kind, text }, at) => {
        const key = `${at}${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const [Mark, label, look] =
          kind === 'removed'
            ? (['del', removedLabel, 'bg-danger/14 text-danger line-through'] as const)
            : (['ins', addedLabel, 'bg-success/14 text-success no-underline'] as const)
        return (
          <Mark key={key} className={`rounded-[0.25rem] px-0.5 ${look}`}>
            <span className="sr-only">{label} </span>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}

function wholeTexts(before: string, after: string): readonly DiffPart[] {
  const parts: readonly DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}
