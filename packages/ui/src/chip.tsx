/** The look of one choice among a few that stand in a row: a link, or a button. `aria-current` or `aria-pressed` marks the chosen one. */
export const chipClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-button bg-card px-4 text-sm font-medium whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line)] transition-colors hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-canvas aria-pressed:bg-ink aria-pressed:text-canvas'
