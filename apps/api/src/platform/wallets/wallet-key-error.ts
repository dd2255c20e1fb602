/** Keys of a wallet that cannot be used; the message says why, without repeating them. */
export class WalletKeyError<Part extends string = string> extends Error {
  override name = 'WalletKeyError'

  /** What is wrong of what was given. */
  readonly part: Part

  constructor(part: Part, message: string) {
    super(message)
    this.part = part
  }
}
