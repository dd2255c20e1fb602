/** Keys of a wallet that cannot be used; the message says why, without repeating them. */
export class WalletKeyError<Part extends string = string> extends Error {
  override name = 'WalletKeyError'

  /** The part of the given keys that is wrong. */
  readonly part: Part

  constructor(part: Part, message: string) {
    super(message)
    this.part = part
  }
}
