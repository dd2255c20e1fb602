import type { RichText } from '@narthex/contract/content/rich-text'
import { isSameContent } from './content-document.ts'

type Value = RichText | null

/** The meaning of a form value to the editor. */
export type ValueMeaning = 'echo' | 'sameText' | 'otherText'

/** A form that never gives back what it took, such as one that only saves, is not remembered for ever. */
const maxPending = 200

/**
 * Keeps apart what a form gives back of the editor's own changes, however late, and what comes from elsewhere. Without
 * it an answer to the last save would overwrite what was typed since.
 */
export class ValueExchange {
  /** The text that the form knows or is about to know. */
  #current: unknown
  /** The last value from elsewhere: a change that is taken back gives it again, so that the form sees no change. */
  #outside: unknown
  #pending: Value[] = []

  constructor(value: unknown) {
    this.#current = value
    this.#outside = value
  }

  /** Takes what the editor has now. Returns the value for the form, undefined where it knows that text already. */
  give(next: Value): { readonly value: Value } | undefined {
    if (isSameContent(next, this.#current)) return undefined
    const value = isSameContent(next, this.#outside) ? (this.#outside as Value) : next
    this.#current = value
    this.#pending = [...this.#pending, value].slice(-maxPending)
    return { value }
  }

  /** Takes what the form has now. */
  receive(value: unknown): ValueMeaning {
    const place = this.#pending.indexOf(value as Value)
    if (place >= 0) {
      this.#pending = this.#pending.slice(place + 1)
      return 'echo'
    }
    if (value === this.#current) return 'echo'
    const isSame = isSameContent(value, this.#current)
    this.#current = value
    this.#outside = value
    this.#pending = []
    return isSame ? 'sameText' : 'otherText'
  }
}
