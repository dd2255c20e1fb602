type Listener = (error: unknown) => void

let listener: Listener | undefined

/** Gives an error that no caller handles to the page, which shows the ErrorPage; false where no page is listening. */
export function raise(error: unknown): boolean {
  listener?.(error)
  return listener !== undefined
}

/** One page listens at a time. Gives the way to stop. */
export function listenForErrors(listen: Listener): () => void {
  listener = listen
  return () => {
    if (listener === listen) listener = undefined
  }
}
