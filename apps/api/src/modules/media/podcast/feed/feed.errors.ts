/** What came is no feed that can be taken over; the message says why, in words of ours alone. */
export class BadFeedError extends Error {
  override name = 'BadFeedError'
}
