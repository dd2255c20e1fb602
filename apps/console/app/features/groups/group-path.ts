import { recordPath } from '../../resource/kind-paths.ts'

/** Path of a group that is looked after: its people, or another view of it. */
export const groupPath = (id: number, view?: 'meetings' | 'multiply'): string =>
  `${recordPath({ place: 'groupHealth' }, id)}${view ? `/${view}` : ''}`
