import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const types = { A: 1, CNAME: 5, AAAA: 28 } as const
const noSuchName = 3

/** Records of a name by their types: addresses, or the name that it is an alias of. */
export type Zone = Readonly<Record<string, Partial<Record<keyof typeof types, string>>>>

export interface NameServer {
  /** Address in the form that `Resolver.setServers` takes. */
  readonly address: string
  close(): void
}

/** A name server of this machine, over UDP, that knows a few names. */
export async function openNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => socket.send(answer(zone, query), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

/** Answers a query (RFC 1035 §4) with the header, the question, and the record where the zone has it. */
function answer(zone: Zone, query: Buffer): Buffer {
  const { name, end } = readName(query, 12)
  const question = query.subarray(12, end + 4)
  const type = query.readUInt16BE(end)
  const records = zone[name]
  const kind = (['A', 'CNAME', 'AAAA'] as const).find((each) => types[each] === type)
  const text = kind && records?.[kind]
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (records ? 0 : noSuchName), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text ? 1 : 0, 6)
  return Buffer.concat([header, question, ...(kind && text ? [toRecord(kind, text)] : [])])
}

function toRecord(kind: keyof typeof types, text: string): Buffer {
  const data = { A: toAddress4, AAAA: toAddress6, CNAME: toName }[kind](text)
  const head = Buffer.alloc(12)
  // A pointer to the name of the question.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(types[kind], 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const toAddress4 = (text: string) => Buffer.from(text.split('.').map(Number))
/** Converts an IPv6 address whose eight groups are all written out. */
const toAddress6 = (text: string) =>
  Buffer.from(
    text
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  )
const toName = (text: string) =>
  Buffer.concat([
    ...text.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

function readName(query: Buffer, from: number): { name: string; end: number } {
  const labels: string[] = []
  let at = from
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}
