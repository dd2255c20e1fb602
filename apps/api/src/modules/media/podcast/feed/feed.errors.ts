/** The answer is not a usable feed. The message contains no text from the feed. */
export class BadFeedError extends Error {
  override name = 'BadFeedError'
}
