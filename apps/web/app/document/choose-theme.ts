import { themeKey } from './first-script.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** Takes effect at once, and in every page that is opened after. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Without storage the choice still applies to this page.
  }
}
