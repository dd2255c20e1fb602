/** Sticky or fixed above what lies at the foot of the window: the bottom navigation, or the device's own edge. */
export const atFootClass =
  'bottom-[calc(var(--bottom-inset,max(var(--bottom-nav,0rem),env(safe-area-inset-bottom)))+0.5rem)]'

/** Sticky or fixed at the foot of the window, above a save bar or selection bar too (`data-office-bar`). */
export const aboveBarsClass =
  'bottom-[var(--bottom-inset,max(var(--bottom-nav,0rem),env(safe-area-inset-bottom)))] [html:has([data-office-bar])_&]:bottom-[calc(var(--bottom-inset,var(--bottom-nav,0rem))+8.5rem)] sm:[html:has([data-office-bar])_&]:bottom-[calc(var(--bottom-inset,var(--bottom-nav,0rem))+5rem)]'

/** Sticky below the header of the page. */
export const belowHeaderClass = 'top-[var(--top-inset,var(--header,0rem))]'
