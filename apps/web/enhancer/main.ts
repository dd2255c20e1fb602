import { countdownSelector, runCountdown } from '@narthex/client/format/countdown'
import type { ThemeChoice } from '../app/document/choose-theme.ts'
import { chooseTheme } from '../app/document/choose-theme.ts'
import { awakeEvent, type Wakes, wakeEvent } from '../app/routing/wake.ts'
import { askForConsent } from './consent.ts'
import { watchIntents } from './intents.ts'
import { lineAtRest } from './line.ts'
import { showConnection } from './notice.ts'
import { atRest, reasonToWake } from './reasons.ts'
import { canWake, wake } from './wake.ts'
import { loadWebFont } from './web-font.ts'
import { keepThisPage } from './worker.ts'

/**
 * Runs on a page before hydration, without React: it records input for the app and handles theme, countdown,
 * consent, connection and service worker. It stops when the app takes over.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-wakes]')
const asleep: (() => void)[] = []
addEventListener(awakeEvent, () => {
  for (const stop of asleep) stop()
})

asleep.push(watchClock(script?.dataset.changesAt, start))
watchIntents(showConnection.failed)
addEventListener(wakeEvent, start)
const reason = reasonToWake((script?.dataset.wakes ?? 'touch') as Wakes)
if (reason === 'load') start()
else if (reason === 'rest') atRest(start)

for (const element of document.querySelectorAll<HTMLElement>(countdownSelector)) asleep.push(runCountdown(element))
asleep.push(watchThemes(), showConnection.watch())
askForConsent(start)
if (reason !== 'load') atRest(() => void afterWaking().then(() => keepThisPage(start)))
atRest(() => void afterWaking().then(loadWebFont))

function start(): void {
  if (canWake()) wake().catch(showConnection.failed)
}

/** Waits for the app where it is waking, and what it loads: other bytes would come before those that a touch waits for. */
async function afterWaking(): Promise<void> {
  if ('waking' in document.documentElement.dataset) await wake().then(lineAtRest, () => {})
}

/** Hydrates a tab that was left open or restored after the moment at which its content changes. */
function watchClock(changesAt: string | undefined, change: () => void): () => void {
  if (!changesAt) return () => {}
  const look = () => {
    if (!document.hidden && Date.now() >= Date.parse(changesAt)) change()
  }
  const timer = setInterval(look, 30_000)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', look)
  }
}

function watchThemes(): () => void {
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /-theme$/.test(target.name)) chooseTheme(target.value as ThemeChoice)
  }
  addEventListener('change', choose)
  // A choice that was made before this script ran: not the one that the page was served with.
  const chosen = document.querySelector<HTMLInputElement>('input[name$="-theme"]:checked:not([checked])')?.value
  if (chosen && chosen !== (document.documentElement.dataset.theme ?? 'system')) chooseTheme(chosen as ThemeChoice)
  return () => removeEventListener('change', choose)
}
