/** Whether somebody was at a meeting, and when their leader said so. */
export interface Mark {
  readonly usuarioId: number
  readonly flagPresente: boolean
  readonly marcadaEm: Date
}

/**
 * The marks of a device that say something newer than what is kept of the same people; of two of one moment, that somebody
 * was there. In whatever order devices send theirs, and however often, the same is kept in the end. A clock that is ahead
 * counts as now: it cannot outdo what is said later.
 */
export function newerMarks(kept: readonly Mark[], sent: readonly Mark[], now: Date): Mark[] {
  const known = new Map(kept.map((mark) => [mark.usuarioId, mark]))
  return sent
    .map((mark) => (mark.marcadaEm > now ? { ...mark, marcadaEm: now } : mark))
    .filter((mark) => {
      const other = known.get(mark.usuarioId)
      if (!other) return true
      const later = mark.marcadaEm.getTime() - other.marcadaEm.getTime()
      return later > 0 || (later === 0 && mark.flagPresente && !other.flagPresente)
    })
}
