/** Kinds of pasted content that a text of the product cannot hold. */
export const lostKinds = ['images', 'tables', 'embeds', 'links', 'comments', 'formatting'] as const
export type LostKind = (typeof lostKinds)[number]

/** How many of each were left out, or kept as plain text. */
export type LostParts = Readonly<Partial<Record<LostKind, number>>>

export class LostCount {
  readonly #counts = new Map<LostKind, number>()

  add(kind: LostKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  read(): LostParts | undefined {
    return this.#counts.size > 0 ? Object.fromEntries(this.#counts) : undefined
  }
}
