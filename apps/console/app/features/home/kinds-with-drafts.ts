import { kinds } from '../../kinds.ts'

/** Kinds whose records are written over days: what is unfinished of them waits. */
export const kindsWithDrafts = kinds.filter(({ hasDrafts }) => hasDrafts)
