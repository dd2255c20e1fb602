import type { OfficeIconName } from '@narthex/ui/office/office-icon'
import { createPaths } from '../navigation/create-paths.ts'

export const patterns = {
  churches: '/churches',
  foundChurch: '/churches/new',
  church: '/churches/:code',
  organisations: '/organisations',
  plans: '/plans',
  jobs: '/jobs',
  health: '/health',
  log: '/log',
} as const

export const pathTo = createPaths(patterns)

/** The navigation of the operators' console; its label is `operatorFrame.places.<name>`. */
export const places = [
  { name: 'churches', icon: 'church' },
  { name: 'organisations', icon: 'people' },
  { name: 'plans', icon: 'checklist' },
  { name: 'jobs', icon: 'clock' },
  { name: 'health', icon: 'device' },
  { name: 'log', icon: 'note' },
] as const satisfies readonly { readonly name: keyof typeof patterns; readonly icon: OfficeIconName }[]
