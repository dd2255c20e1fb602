import { useSyncExternalStore } from 'react'
import { themeKey } from './first-script.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** The reader's choice; the page as served knows none. Every control that shows it changes with it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watch, current, () => 'system')
}

/** Takes effect at once, and in every page that is opened after. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // A browser that keeps nothing still shows what was chosen, for this page.
  }
}

function current(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
