import { useSyncExternalStore } from 'react'
import { readingKey } from '../../document/first-script.ts'

export const sizes = [1, 2, 3, 4, 5] as const
export const grounds = ['site', 'sepia', 'night'] as const
export const faces = ['serif', 'sans'] as const
export const verseLayouts = ['paragraphs', 'lines'] as const

/** Reading settings: size of the text, background, font, and layout of verses. */
export interface ReadingChoice {
  readonly size: (typeof sizes)[number]
  readonly ground: (typeof grounds)[number]
  readonly face: (typeof faces)[number]
  readonly verses: (typeof verseLayouts)[number]
}

const usual: ReadingChoice = { size: 3, ground: 'site', face: 'serif', verses: 'paragraphs' }

/** The choice in the words that reading.css knows; what is usual goes without saying. Anything else in there is nothing. */
export function parseReadingChoice(words: string | undefined): ReadingChoice {
  const parts = (words ?? '').split(' ')
  return {
    size: sizes.find((size) => parts.includes(`size-${size}`)) ?? usual.size,
    ground: grounds.find((ground) => parts.includes(ground)) ?? usual.ground,
    face: faces.find((face) => parts.includes(face)) ?? usual.face,
    verses: verseLayouts.find((layout) => parts.includes(layout)) ?? usual.verses,
  }
}

export function formatReadingChoice({ size, ground, face, verses }: ReadingChoice): string {
  return [
    size !== usual.size && `size-${size}`,
    ground !== usual.ground && ground,
    face !== usual.face && face,
    verses !== usual.verses && verses,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The reader's choice; the page as served knows none. */
export function useReadingChoice(): ReadingChoice {
  return parseReadingChoice(
    useSyncExternalStore(
      watch,
      () => document.documentElement.dataset.reading,
      () => undefined,
    ),
  )
}

/** Takes effect at once, and from the first paint on in every page that is opened after. */
export function chooseReading(choice: ReadingChoice): void {
  const words = formatReadingChoice(choice)
  const { dataset } = document.documentElement
  if (words) dataset.reading = words
  else delete dataset.reading
  try {
    if (words) localStorage.setItem(readingKey, words)
    else localStorage.removeItem(readingKey)
  } catch {
    // A browser that keeps nothing still shows what was chosen, for this page.
  }
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-reading'] })
  return () => observer.disconnect()
}
