/** One encoded frame, or one piece of sound. */
export interface Block {
  readonly track: 1 | 2
  readonly timeMs: number
  readonly isKey: boolean
  readonly bytes: Uint8Array
}

export interface Clip {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly sampleRate: number
  /** Header of the Opus stream (`OpusHead`). */
  readonly opusHead: Uint8Array
  /** Blocks sorted by time; track 1 is VP9, track 2 Opus. */
  readonly blocks: readonly Block[]
}

/** An element of EBML (RFC 8794): its id, its size in eight bytes, what is in it. */
function element(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  const idBytes = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1
  head.writeUIntBE(id, 0, idBytes)
  head.writeBigUInt64BE((1n << 56n) | BigInt(content.length), idBytes)
  return Buffer.concat([head.subarray(0, idBytes + 8), content])
}

function whole(value: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

function real(value: number): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const text = (value: string) => Buffer.from(value)

/** Clusters begin at frames that stand by themselves, so that a player can go there. */
function clustersOf(blocks: readonly Block[]): { readonly timeMs: number; readonly bytes: Uint8Array }[] {
  const groups: Block[][] = []
  for (const block of blocks) {
    if (groups.length === 0 || (block.track === 1 && block.isKey)) groups.push([])
    groups.at(-1)?.push(block)
  }
  return groups.map((group) => {
    const timeMs = group[0]?.timeMs ?? 0
    const written = group.map(({ track, timeMs: at, isKey, bytes }) => {
      const head = Buffer.from([0x80 | track, 0, 0, isKey ? 0x80 : 0])
      head.writeInt16BE(at - timeMs, 1)
      return element(0xa3, head, bytes)
    })
    return { timeMs, bytes: element(0x1f43b675, element(0xe7, whole(timeMs)), ...written) }
  })
}

/** A WebM file that says how long it is and where to go in it, which a recorder's does not. */
export function writeWebm(clip: Clip): Uint8Array {
  const clusters = clustersOf(clip.blocks)
  const info = element(
    0x1549a966,
    element(0x2ad7b1, whole(1_000_000)),
    element(0x4489, real(clip.durationMs)),
    element(0x4d80, text('narthex')),
    element(0x5741, text('narthex')),
  )
  const size = element(0xe0, element(0xb0, whole(clip.width)), element(0xba, whole(clip.height)))
  const sound = element(0xe1, element(0xb5, real(clip.sampleRate)), element(0x9f, whole(1)))
  const track = (number: number, type: number, codec: string, ...more: Uint8Array[]) =>
    element(
      0xae,
      element(0xd7, whole(number)),
      element(0x73c5, whole(number)),
      element(0x83, whole(type)),
      element(0x86, text(codec)),
      ...more,
    )
  const tracks = element(
    0x1654ae6b,
    track(1, 1, 'V_VP9', size),
    track(2, 2, 'A_OPUS', element(0x63a2, clip.opusHead), sound),
  )
  const cuesFrom = (start: number) => {
    let position = start
    const points = clusters.map(({ timeMs, bytes }) => {
      const place = element(0xb7, element(0xf7, whole(1)), element(0xf1, whole(position)))
      position += bytes.length
      return element(0xbb, element(0xb3, whole(timeMs)), place)
    })
    return element(0x1c53bb6b, ...points)
  }
  // Of the same length wherever the clusters begin: every number is written in eight bytes.
  const cues = cuesFrom(info.length + tracks.length + cuesFrom(0).length)
  const header = element(
    0x1a45dfa3,
    // First, where players that read the beginning of a file find it.
    element(0x4282, text('webm')),
    element(0x4287, whole(4)),
    element(0x4285, whole(2)),
    element(0x4286, whole(1)),
    element(0x42f7, whole(1)),
    element(0x42f2, whole(4)),
    element(0x42f3, whole(8)),
  )
  return Buffer.concat([header, element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))])
}
