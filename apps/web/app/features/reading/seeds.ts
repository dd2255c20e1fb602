/** What a thing's window is grown from: on its card, on its page and on the home page the same. */
export const seedOf = (kind: string, { id, titulo }: { readonly id: number; readonly titulo: string }): string =>
  `${kind} ${id} ${titulo}`
