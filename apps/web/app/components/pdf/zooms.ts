/** Factors by which a page is drawn larger than it fits. */
export const zooms = [1, 1.25, 1.5, 2, 2.5, 3] as const
