import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect, useState } from 'react'
import { useRoot } from '../../../page/use-site.ts'

const PassageSheet = lazyPart(() => import('./passage-sheet.tsx').then(({ PassageSheet }) => PassageSheet))

/** A passage that was tapped, and what it is called there. */
export interface TappedPassage {
  readonly osis: string
  readonly name: string
  /** Address that its link leads to. */
  readonly href: string
}

/**
 * Opens links to passages (`/bible?passage=`), wherever they stand, in a sheet over the page. They stay links: to be
 * opened in a new tab, and followed where the sheet cannot be had.
 */
export function PassageOpener() {
  const { site } = useRoot()
  const [passage, setPassage] = useState<TappedPassage>()
  const isChurch = site.kind === 'church'
  useEffect(() => {
    if (!isChurch) return
    const open = (event: MouseEvent) => {
      const found = isPlainClick(event) ? findPassage(event.target) : undefined
      if (!found) return
      event.preventDefault()
      event.stopPropagation()
      setPassage(found)
    }
    // In the capture phase, before the router's links.
    addEventListener('click', open, { capture: true })
    return () => removeEventListener('click', open, { capture: true })
  }, [isChurch])
  if (!passage) return null
  return (
    <LazyPart>
      <PassageSheet key={passage.href} passage={passage} onClose={() => setPassage(undefined)} />
    </LazyPart>
  )
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented

function findPassage(target: EventTarget | null): TappedPassage | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/bible?"]') : null
  if (!link || link.origin !== location.origin || link.pathname !== '/bible' || link.dataset.follow !== undefined)
    return
  const osis = new URLSearchParams(link.search).get('passage')
  return osis ? { osis, name: link.textContent.trim(), href: `${link.pathname}${link.search}` } : undefined
}
