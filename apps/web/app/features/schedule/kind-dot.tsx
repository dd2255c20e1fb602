import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'

/** Shapes of the kinds, which share a colour: services filled, events a diamond, the others rings and bars. */
const shapes: Readonly<Record<ScheduleKind, string>> = {
  CULTO: 'rounded-full bg-brand shadow-[inset_0_0_0_1px_var(--brand-edge)]',
  EVENTO: 'rotate-45 rounded-[2px] bg-brand-text scale-90',
  CELULA: 'rounded-full shadow-[inset_0_0_0_2px_var(--brand-text)]',
  EBD: 'rounded-[2px] shadow-[inset_0_0_0_2px_var(--brand-text)]',
  OUTRO: 'rounded-full bg-muted',
}

/** Decorative dot of a kind. */
export function KindDot({ kind, className = 'size-2.5' }: { kind: ScheduleKind; className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 ${shapes[kind]} ${className}`} />
}
