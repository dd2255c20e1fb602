import { appControls, nativeControls } from '../app/document/first-touches.ts'
import { awakeEvent } from '../app/routing/wake.ts'
import { canWake, wake } from './wake.ts'

const fields = 'input, textarea, select, [contenteditable]'

/** Keys that scroll a scroller that needs the app. */
const movingKeys = /^(?:ArrowLeft|ArrowRight|Home|End)$/

/** Pause after each replayed touch: the next one meets what it changed, effects and parts that are already loaded included. */
const replayPauseMs = 50

/**
 * Starts the app at the first touch that needs it, and replays the kept ones once it controls the page. The first script
 * keeps clicks and submits (`document/first-touches.ts`), those from before this script too.
 */
export function watchIntents(onFailure: () => void): void {
  if (!canWake()) return
  const { touches } = window
  const start = () => {
    wake().then(replayAll, () => {
      for (const { element } of touches.kept.splice(0)) touches.mark(element, false)
      onFailure()
    })
  }
  touches.wake = start
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener(awakeEvent, () => listening.abort(), { once: true })
  // Starts loading the app at pointerdown or focus, before the click or the first letter.
  addEventListener('pointerdown', (event) => find(event, `${appControls}, ${fields}`) && start(), options)
  addEventListener('scroll', (event) => find(event, '[data-needs-app]') && start(), options)
  addEventListener('focusin', (event) => find(event, fields) && start(), options)
  addEventListener(
    'keydown',
    (event) => {
      if (isShortcut(event)) return start()
      if (isMoveByArrows(event)) return start()
      const scroller = event.target instanceof HTMLElement && event.target.matches('[data-needs-app][tabindex]')
      if (!scroller || !movingKeys.test(event.key)) return
      event.preventDefault()
      const { key } = event
      touches.keep(event.target as HTMLElement, (element) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
    },
    options,
  )
  // The visitor touched or focused a control before this script ran.
  if (touches.kept.length > 0 || touches.isChosen || document.activeElement?.matches(fields)) start()
}

async function replayAll(): Promise<void> {
  const { kept, mark } = window.touches
  // Each touch waits for the app, and the first to be called replays all.
  for (const { element, replay } of kept.splice(0)) {
    mark(element, false)
    if (element.isConnected) replay(element)
    await new Promise((resolve) => setTimeout(resolve, replayPauseMs))
  }
}

function find({ target }: Event, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  return found && !found.matches(nativeControls) ? found : undefined
}

/** Pages of Play are worked by arrow keys; the first one still scrolls. */
function isMoveByArrows({ key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(fields)
  return key.startsWith('Arrow') && !isTyping && document.querySelector('[data-arrow-keys]') !== null
}

/** A letter or digit outside a field: some pages have keyboard shortcuts, such as those of a song. */
function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(fields)
  return key.length === 1 && key !== ' ' && !isTyping && !ctrlKey && !metaKey && !altKey
}
