/** What an act of the audit log is called in a history, by the end of its name. */
const ends = {
  _ADDED: 'added',
  _SET: 'changed',
  _REMOVED: 'removed',
  _PUBLISHED: 'published',
  _WITHDRAWN: 'withdrawn',
} as const

export function findActName(act: string): (typeof ends)[keyof typeof ends] | 'other' {
  const end = (Object.keys(ends) as (keyof typeof ends)[]).find((name) => act.endsWith(name))
  return end ? ends[end] : 'other'
}
