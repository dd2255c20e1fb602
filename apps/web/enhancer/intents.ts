import { awakeEvent } from '../app/routing/wake.ts'
import { canWake, wake } from './wake.ts'

interface Intent {
  readonly element: HTMLElement
  readonly replay: (element: HTMLElement) => void
}

/** Attribute of a control that was used before the app runs; it looks pressed until its action is replayed. */
const waitingMark = 'data-waiting'

/** Controls that need the app. Native ones (links, menus, `details`, forms with an action) do not. */
const appControls =
  'button:not([popovertarget], [command]), [role="button"], a[data-needs-app], input[type="checkbox"], input[type="radio"], select'
const fields = 'input, textarea, select, [contenteditable]'

/** Keys that scroll a scroller that needs the app. */
const movingKeys = /^(?:ArrowLeft|ArrowRight|Home|End)$/

/** Controls that the enhancer handles itself. */
const nativeControls = 'input[name$="-theme"], [data-consent]'

/**
 * Clicks and submits before the app runs start the app and are replayed once it controls the page. Links, menus and
 * forms with an action work natively and do not wait.
 */
export function watchIntents(onFailure: () => void): void {
  if (!canWake()) return
  const { start, keep } = keepIntents(onFailure)
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener(awakeEvent, () => listening.abort(), { once: true })
  addEventListener(
    'click',
    (event) => {
      const control = find(event, appControls)
      if (!control || isSubmitOfForm(control)) return
      if (control.matches('input[type="radio"], select')) return start()
      event.preventDefault()
      event.stopPropagation()
      keep(control, (element) => element.click())
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.hasAttribute('action') || form.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
      const button = event.submitter ?? form
      keep(button, () => form.requestSubmit(event.submitter))
    },
    options,
  )
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
      keep(event.target as HTMLElement, (element) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      )
    },
    options,
  )
  // The visitor focused a control before this script ran.
  if (document.activeElement?.matches(fields)) start()
}

/** Records actions before the app runs, by control. They are replayed in order once the app controls the page. */
function keepIntents(onFailure: () => void) {
  const intents = new Map<HTMLElement, Intent>()

  function start(): void {
    wake().then(replayAll, () => {
      for (const { element } of intents.values()) element.removeAttribute(waitingMark)
      intents.clear()
      onFailure()
    })
  }

  async function replayAll(): Promise<void> {
    const waiting = [...intents.values()]
    // Each intent waits for the app, and the first to be called replays all.
    intents.clear()
    for (const { element, replay } of waiting) {
      element.removeAttribute(waitingMark)
      if (element.isConnected) replay(element)
      // The app renders in a microtask: the next action meets what this one changed.
      await undefined
    }
  }

  function keep(element: HTMLElement, replay: Intent['replay']): void {
    element.setAttribute(waitingMark, '')
    intents.set(element, { element, replay })
    start()
  }
  return { start, keep }
}

function find({ target }: Event, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  return found && !found.matches(nativeControls) ? found : undefined
}

function isSubmitOfForm(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null
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
