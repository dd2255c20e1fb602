/** The payload of a push to the service worker, in the reader's language. */
export interface PushMessage {
  readonly titulo: string
  readonly corpo: string
  /** The page that a tap opens: a path of this site. */
  readonly caminho: string
  /** A second message with the same tag replaces the first. */
  readonly tag: string
  /** The church's language, a BCP 47 tag. */
  readonly idioma: string
}
