/**
 * Pages that show a kind of record: its own, its list, the home, the page about the church. Paths of the site by page: `:id`
 * stands for that field of the record.
 */
export const previewPages = ['ITEM', 'LISTA', 'INICIO', 'SOBRE'] as const
export type PreviewPage = (typeof previewPages)[number]
export type PagesOfKind = Readonly<Partial<Record<PreviewPage, string>>>

/** The pages of a kind, in the order in which an editor chooses among them: the first is shown first. */
export const listPreviewPages = (pages: PagesOfKind = {}): PreviewPage[] => previewPages.filter((page) => page in pages)
