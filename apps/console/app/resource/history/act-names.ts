/** Names of audit log acts in a history, by the suffix of the act. */
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
