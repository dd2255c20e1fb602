/** The embedded database cannot run; the message says in one line why, and what to do about it. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}
