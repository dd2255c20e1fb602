import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** Unpacks a WOFF 1.0 font (W3C Recommendation). The PDF library would unpack each table in JavaScript, each time. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const stored = woff.subarray(offset, offset + packed)
    const data = packed < length ? inflateSync(stored) : stored
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), data }
  })
  const directory = Buffer.alloc(12 + tables.length * 16)
  const log = Math.floor(Math.log2(tables.length))
  woff.copy(directory, 0, 4, 8)
  for (const [index, number] of [tables.length, 16 << log, log, (tables.length << 4) - (16 << log)].entries())
    directory.writeUInt16BE(number, 4 + index * 2)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + index * 16
    tag.copy(directory, at)
    checksum.copy(directory, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
