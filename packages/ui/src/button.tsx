const shape =
  'inline-flex min-h-11.5 items-center justify-center gap-2 rounded-button px-5.5 py-2.5 text-center text-base leading-tight font-semibold transition-[filter,background-color,translate] active:translate-y-px'

const faces = {
  /** The one thing to do on the page. */
  primary: 'bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] hover:brightness-106',
  quiet: 'bg-card text-ink shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] hover:bg-sunken',
  /** Over a cover, whatever the brand. */
  light: 'bg-on-deep text-deep hover:brightness-94',
  clear: 'text-on-deep shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--on-deep)_40%,transparent)] hover:bg-on-deep/10',
} as const

/** The look of a button, for a `<button>` or for whatever link the app uses. */
export function buttonClass(face: keyof typeof faces): string {
  return `${shape} ${faces[face]}`
}

/** The look of a button that shows a sign alone: it needs a name, and what happens to it under the pointer. */
export const iconButtonClass = 'grid size-11 shrink-0 place-items-center rounded-full'

/** Classes of a standalone link with a touch target of full height. */
export const textLinkClass =
  'inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-text underline-offset-4 hover:underline'
