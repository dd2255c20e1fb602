export const highlightColours = ['AMARELO', 'VERDE', 'AZUL', 'ROSA', 'LARANJA'] as const
export type HighlightColour = (typeof highlightColours)[number]

/** `DESTAQUE`: the verse is highlighted; `FAVORITO`: it has a bookmark. */
export const markTypes = ['DESTAQUE', 'FAVORITO'] as const
export type MarkType = (typeof markTypes)[number]
