import type { Position, TitleItem } from '@narthex/contract/play/play.schemas'

/** Finds the title to continue with: the last one begun, else the first not seen; upcoming titles are skipped. */
export function findNextLesson(
  titles: readonly TitleItem[],
  positions: ReadonlyMap<number, Pick<Position, 'flagVisto' | 'segundos' | 'vistoEm'>>,
): TitleItem | undefined {
  const open = titles.filter(({ id, emBreve }) => emBreve === null && !positions.get(id)?.flagVisto)
  const begun = open
    .filter(({ id }) => (positions.get(id)?.segundos ?? 0) > 0)
    .toSorted((one, other) => watchedAt(positions, other) - watchedAt(positions, one))
  return begun[0] ?? open[0]
}

function watchedAt(positions: ReadonlyMap<number, Pick<Position, 'vistoEm'>>, { id }: TitleItem): number {
  return Date.parse(positions.get(id)?.vistoEm ?? '')
}
