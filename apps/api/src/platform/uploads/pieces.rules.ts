/**
 * Cuts bytes into pieces as they arrive; the last one is what is left at the end, or where the connection broke: such a
 * failure is not thrown, its sender is gone.
 */
export async function* cutPieces(body: AsyncIterable<Uint8Array>, pieceBytes: number): AsyncGenerator<Blob> {
  let parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      let rest = new Uint8Array(chunk)
      while (size + rest.length >= pieceBytes) {
        const wanted = pieceBytes - size
        yield new Blob([...parts, rest.subarray(0, wanted)])
        rest = rest.subarray(wanted)
        parts = []
        size = 0
      }
      if (rest.length > 0) parts.push(rest)
      size += rest.length
    }
  } catch (error) {
    if (!isBrokenConnection(error)) throw error
  }
  if (size > 0) yield new Blob(parts)
}

const isBrokenConnection = (error: unknown) =>
  error instanceof Error && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(Reflect.get(error, 'code')))
