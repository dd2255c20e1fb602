/** Hears that the server refused what this window believed it may do. */
let onRefusal: () => void = () => {}

/** Names what is done when access has changed: the session is read again, and the person is told. */
export function hearRefusals(listener: () => void): void {
  onRefusal = listener
}

export function noticeRefusal(): void {
  onRefusal()
}
