import { stored } from '@narthex/client/device/stored'
import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Local storage key, which `first-paint.ts` reads. */
const themeKey = 'theme'

/** The reader's choice; every control that shows it changes with it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watch, findChoice)
}

/** Takes effect at once and in every page that is opened after. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  stored(() => (choice === 'system' ? localStorage.removeItem(themeKey) : localStorage.setItem(themeKey, choice)))
}

function findChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
