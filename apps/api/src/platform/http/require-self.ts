import { notFound } from './domain-error.ts'
import type { Actor } from './route.ts'

/** What is kept below `/user/{id}` is that person's alone. Throws NOT_FOUND: nobody learns who else there is. */
export function requireSelf(actor: Actor, userId: number): void {
  if (actor.userId !== userId) throw notFound()
}
