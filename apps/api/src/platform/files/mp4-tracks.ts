/** Boxes that are looked through for the list of tracks; recorders put it first or last. */
const maxBoxes = 64
/** Bytes of the list of tracks that are read: its heads come early. */
const maxTrackBytes = 4 * 1024 * 1024

/** Whether an ISO base media file has sound and no picture, as voice recorders write with brands of video. */
export async function isSoundAlone(content: Blob): Promise<boolean> {
  const tracks = await readTracks(content)
  return tracks.includes('soun') && !tracks.includes('vide')
}

/** The kinds of tracks (`soun`, `vide`) that the `moov` box names; none where there is no such box. */
async function readTracks(content: Blob): Promise<string[]> {
  let at = 0
  for (let boxes = 0; boxes < maxBoxes && at + 8 <= content.size; boxes++) {
    const head = await readBytes(content, at, at + 16)
    const size = readSize(head, content.size - at)
    if (head.toString('latin1', 4, 8) === 'moov')
      return listHandlers(await readBytes(content, at, Math.min(at + size, at + maxTrackBytes)))
    if (size < 8) return []
    at += size
  }
  return []
}

const readBytes = async (content: Blob, from: number, to: number) =>
  Buffer.from(await content.slice(from, to).arrayBuffer())

/** Bytes of a box: 1 stands for a larger number behind the name, 0 for all that is left. */
function readSize(head: Buffer, left: number): number {
  const size = head.readUInt32BE(0)
  if (size === 1) return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return size === 0 ? left : size
}

/** The handler of each track, which says what it is: it stands 12 bytes behind the beginning of the name of its box. */
function listHandlers(moov: Buffer): string[] {
  const handlers: string[] = []
  for (let at = moov.indexOf('hdlr'); at !== -1; at = moov.indexOf('hdlr', at + 4))
    handlers.push(moov.toString('latin1', at + 12, at + 16))
  return handlers
}
