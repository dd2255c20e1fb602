import { awakeEvent } from '../app/routing/wake.ts'
import { canWake, wake } from './wake.ts'

interface Intent {
  readonly element: HTMLElement
  readonly replay: (element: HTMLElement) => void
}

/** Marks a control that was used before the app runs: it looks pressed until its effect is there. */
const waitingMark = 'data-waiting'

/** Controls that only the app can serve. Native ones (links, menus, `details`, forms with an action) need nothing. */
const appControls =
  'button:not([popovertarget], [command]), [role="button"], a[data-needs-app], input[type="checkbox"], input[type="radio"], select'
const fields = 'input, textarea, select, [contenteditable]'

/** What a scroller that needs the app is moved with. */
const movingKeys = /^(?:ArrowLeft|ArrowRight|Home|End)$/

/** The enhancer serves these itself. */
const nativeControls = 'input[name$="-theme"], [data-consent]'

/**
 * No touch is lost: what a reader clicks or submits before the app runs starts the app, and is repeated once it
 * controls the page. Links, menus and forms with an address of their own work natively and do not wait for it.
 */
export function watchIntents(onFailure: () => void): void {
  if (!canWake()) return
  const intents = new Map<HTMLElement, Intent>()
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener(awakeEvent, () => listening.abort(), { once: true })

  function start(): void {
    wake().then(replayAll, () => {
      for (const { element } of intents.values()) element.removeAttribute(waitingMark)
      intents.clear()
      onFailure()
    })
  }

  function replayAll(): void {
    for (const { element, replay } of intents.values()) {
      element.removeAttribute(waitingMark)
      if (element.isConnected) replay(element)
    }
    intents.clear()
  }

  function keep(element: HTMLElement, replay: Intent['replay']): void {
    element.setAttribute(waitingMark, '')
    intents.set(element, { element, replay })
    start()
  }

  const find = ({ target }: Event, selector: string) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    return found && !found.matches(nativeControls) ? found : undefined
  }

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
  // The first sign of a touch that will need the app: it is on its way before the click or the first letter.
  addEventListener('pointerdown', (event) => find(event, `${appControls}, ${fields}`) && start(), options)
  addEventListener('scroll', (event) => find(event, '[data-needs-app]') && start(), options)
  addEventListener('focusin', (event) => find(event, fields) && start(), options)
  addEventListener(
    'keydown',
    (event) => {
      if (isShortcut(event)) return start()
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
  // The reader was quicker than this script.
  if (document.activeElement?.matches(fields)) start()
}

function isSubmitOfForm(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null
}

/** A letter or digit outside a field: pages have keys of their own, such as those of a song. */
function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches(fields)
  return key.length === 1 && key !== ' ' && !isTyping && !ctrlKey && !metaKey && !altKey
}
