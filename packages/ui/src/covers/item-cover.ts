import { type CoverKind, windowKind } from './cover-kinds.ts'

/** The data that determines a drawn cover. */
export interface DrawnCover {
  readonly seed: string
  readonly kind?: CoverKind
}

/** The cover of an item by its kind (`NOTICIA`) and id: the same wherever the item is shown. Items that follow each other have different kinds. */
export function itemCover(kind: string, id: number): DrawnCover {
  return { seed: `${kind} ${id}`, kind: windowKind(kind, id) }
}
