import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from './choose-theme.ts'

/** The reader's choice; the page as served knows none. Every control that shows it changes with it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(watch, current, () => 'system')
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
