import * as z from 'zod/mini'

const maxDepth = 60
/** Characters that PostgreSQL refuses in texts: NUL and unpaired surrogates. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Whether JSON can be kept as it is: its texts and names, at any depth that a form may have. */
function canBeKept(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !unstorable.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > maxDepth) return false
  return Object.entries(value).every(([name, each]) => !unstorable.test(name) && canBeKept(each, depth + 1))
}

/** Check of a form that is kept before it is complete. */
export const formText = z.refine((form: unknown) => canBeKept(form), 'Holds what cannot be kept')
