import type { ApiError } from '@narthex/contract/client'

/** The key of a record: its member, and the ids that identify it among the member's records of one kind. */
export interface EntryPlace {
  readonly memberId: number
  readonly names: readonly (string | number)[]
}

/** A record as it was kept one time. */
export interface Revision<T> {
  readonly record: T
  /** Rises each time it is kept: an answer to an older revision does not remove a newer one. */
  readonly revision: number
}

/** A record that the server does not have yet. A problem waits for its writer; `waiting` is sent again by itself. */
export interface KeptEntry<T, Problem extends string> extends Revision<T> {
  readonly state: 'waiting' | Problem
  /** Sent without an answer: it may have arrived, and is repeated unchanged before newer revisions. */
  readonly tried?: Revision<T> | undefined
}

export interface OutboxEntry<T, Problem extends string> extends KeptEntry<T, Problem> {
  readonly names: EntryPlace['names']
}

/** The parts of an outbox that depend on the kind of record: the call, its refusals, and the merge. */
export interface OutboxKind<T, Problem extends string, Answer> {
  /** Kind of its entries in the member store, and key of its mark: both exist in members' browsers. */
  readonly name: string
  readonly mark: string
  /** Sends a record. Must be safe to repeat; throws what the calls throw. */
  readonly send: (record: T, place: EntryPlace) => Promise<Answer>
  /** Maps an API error to the reason of the refusal, or to `waiting` if the record is sent again later. */
  readonly toProblem: (error: ApiError) => Problem | 'waiting'
  /** Rebases a record that was written while `sent` was in flight onto the answer of the server. */
  readonly rebase: (later: T, sent: T, answer: Answer) => T
}

/** A change in the state of a record in this page. `waiting`: it could not be sent now. */
export type OutboxEvent<T, Problem extends string, Answer> = { readonly place: EntryPlace } & (
  | { readonly state: 'kept' | 'waiting' | Problem }
  | { readonly state: 'sent'; readonly record: T; readonly answer: Answer }
)
