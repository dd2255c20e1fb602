export interface OrderSaverParts {
  /** Sends an order, with the one that the server has. */
  readonly send: (ids: readonly number[], before: readonly number[]) => Promise<unknown>
  /** The order that is shown, before it is saved and where it could not be. */
  readonly onOrder: (ids: readonly number[]) => void
  readonly onSaved: () => void
  readonly onFailed: (error: unknown) => void
}

/**
 * Saves the order of a list while it is arranged. Moves are shown at once and one call is in flight at a time; of
 * several moves made during a call only the last order is sent. If a call fails, the list shows the server's order.
 */
export class OrderSaver {
  readonly #parts: OrderSaverParts
  /** Order as on the server. */
  #saved: readonly number[]
  #wanted: readonly number[]
  #isSending = false

  constructor(parts: OrderSaverParts, saved: readonly number[]) {
    this.#parts = parts
    this.#saved = saved
    this.#wanted = saved
  }

  /** Takes what was loaded again, unless a move is on its way: whether it did. */
  follow(saved: readonly number[]): boolean {
    if (this.#isSending) return false
    this.#saved = saved
    this.#wanted = saved
    return true
  }

  async move(ids: readonly number[]): Promise<void> {
    this.#wanted = ids
    this.#parts.onOrder(ids)
    if (this.#isSending) return
    this.#isSending = true
    try {
      while (!isSameOrder(this.#wanted, this.#saved)) {
        const sent = this.#wanted
        await this.#parts.send(sent, this.#saved)
        this.#saved = sent
      }
      this.#isSending = false
      this.#parts.onSaved()
    } catch (error) {
      this.#isSending = false
      this.#wanted = this.#saved
      this.#parts.onOrder(this.#saved)
      this.#parts.onFailed(error)
    }
  }
}

export const isSameOrder = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place])
