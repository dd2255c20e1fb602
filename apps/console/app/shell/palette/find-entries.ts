import { matchesName } from '@narthex/contract/fold-text'

/** Something that the search leads to. */
export interface Entry {
  readonly key: string
  readonly label: string
  /** Kind of entry, if the label does not show it. */
  readonly detail?: string | undefined
  readonly path: string
}

/** The entries whose words begin with what was typed; all of them before anything is. */
export const findEntries = (entries: readonly Entry[], term: string): Entry[] =>
  term.trim() === '' ? [...entries] : entries.filter(({ label }) => matchesName(label, term))
