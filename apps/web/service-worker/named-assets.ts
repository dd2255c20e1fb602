const address = /\/assets\/[\w./-]+/g

/** All files that a page, or a part of one, names. */
export const namedAssets = (html: string): Set<string> => new Set(html.match(address))
