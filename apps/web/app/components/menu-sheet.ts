/** A sheet under the thumb: on phones. */
export const sheetClass =
  'inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-hero bg-card p-4 pb-8 shadow-float backdrop:bg-black/35'

/** A menu that opens over the page: a sheet on phones, a panel under the header elsewhere. */
export const menuSheetClass = `${sheetClass} lg:inset-x-auto lg:end-[max(1.25rem,calc(50vw-36.25rem))] lg:top-[calc(var(--header)+0.5rem)] lg:bottom-auto lg:rounded-card lg:p-2 lg:backdrop:bg-transparent`

/** Client navigation does not close a popover by itself. */
export function closePopover(event: { currentTarget: Element }) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
