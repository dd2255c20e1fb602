import type { Viewer } from '../positions/positions.queries.ts'

/** A viewer with the age limit of their profile; null in the member's own. */
export interface AgedViewer extends Viewer {
  readonly oldest: number | null
}

/** Whether a title may be offered to a viewer and played by them. */
export function suitsAge({ oldest }: Pick<AgedViewer, 'oldest'>, title: { readonly idadeMinima: number | null }) {
  return oldest === null || (title.idadeMinima ?? 0) <= oldest
}
