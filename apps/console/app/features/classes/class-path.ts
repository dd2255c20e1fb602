import { recordPath } from '../../resource/kind-paths.ts'

/** Path of a class: attendance of a day, or another view of it. */
export const classPath = (id: number, view?: 'roster' | 'history'): string =>
  `${recordPath({ place: 'attendance' }, id)}${view ? `/${view}` : ''}`
