/** Files that are not what they claim to be; `message` says in plain English what is wrong, and where. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource'
}
