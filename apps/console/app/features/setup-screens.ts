import { loadTexts } from '../document/language.ts'

/*
 * Screens that one opens now and then. What they are made of is listed here, and not in the frame: each file that the frame
 * can load weighs there.
 */

export async function loadTeam() {
  const [{ TeamPage }] = await Promise.all([import('./team/team-page.tsx'), loadTexts('entry'), loadTexts('start')])
  return TeamPage
}

export async function loadStart() {
  const parts = ['entry', 'editor', 'settings', 'start'] as const
  const [{ WizardPage }] = await Promise.all([import('./wizard/wizard-page.tsx'), ...parts.map(loadTexts)])
  return WizardPage
}
