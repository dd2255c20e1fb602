const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-sm font-semibold whitespace-nowrap transition-[filter,background-color] lg:min-h-9 lg:px-3.5 disabled:opacity-55'

const faces = {
  primary: 'bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] hover:brightness-106',
  quiet: 'text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken',
  plain: 'text-ink hover:bg-sunken',
  danger: 'text-danger shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken',
} as const

/** The look of a button in the tools of the office, for links alike: lower than those of the site on a desk, as high where it is touched. */
export const toolClass = (face: keyof typeof faces): string => `${shape} ${faces[face]}`

/** The look of a button that shows a sign alone. */
export const signClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink lg:size-9'
