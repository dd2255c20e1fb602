import { notFound } from './domain-error.ts'
import type { Actor } from './route.ts'

/** What is kept below `/user/{id}` is that person's alone. Throws NOT_FOUND: nobody learns who else there is. */
export function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) throw notFound()
}

/** What is kept below `/usuario/{id}`, by the id of who somebody is to this church, is theirs alone. Throws NOT_FOUND. */
export function requireOwnMembership(actor: Actor, memberId: number): void {
  if (actor.memberId !== memberId) throw notFound()
}
