/** What a push carries to the service worker, in the reader's language. */
export interface PushMessage {
  readonly titulo: string
  readonly corpo: string
  /** Of the page that a tap opens: a path of this site. */
  readonly caminho: string
  /** A second message with the same tag takes the place of the first. */
  readonly tag: string
  /** A BCP 47 tag: what the church writes in. */
  readonly idioma: string
}
