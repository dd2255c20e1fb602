import type { Position, TitleItem } from '@narthex/contract/play/play.schemas'

/** With which title a viewer goes on: the one begun last, else the first that is not seen; those to come are passed over. */
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
