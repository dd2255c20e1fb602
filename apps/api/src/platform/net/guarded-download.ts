import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { acceptsAddress, guardedLookup, OutOfReachError, type Reach } from './reach.ts'

/** Reasons for which a file is not there, and whether another try may help. */
export const downloadFailures = {
  /** The address is none that may be called. */
  OUT_OF_REACH: false,
  /** It answered that the file is not there, or not for us. */
  REFUSED: false,
  TOO_LARGE: false,
  /** Its content is not the one that is expected. */
  CHANGED: false,
  /** The line broke, nothing came for too long, or the server has a trouble of its own: each time. */
  NO_ANSWER: true,
} as const
export type DownloadFailure = keyof typeof downloadFailures

export class DownloadError extends Error {
  override name = 'DownloadError'
  readonly failure: DownloadFailure
  constructor(failure: DownloadFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

export interface Download {
  readonly address: string
  /** Which addresses may be called, each redirect included. */
  readonly findReach: (url: URL) => Reach
  /** Where the file lies when it is whole; until then beside it, with `.part`. */
  readonly path: string
  readonly mostBytes: number
  /** SHA-256 in hexadecimal, where it is known. */
  readonly hash?: string | undefined
  /** Called as bytes arrive; `total` where the server says it. */
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Downloaded {
  readonly bytes: number
  readonly hash: string
  /** How the server names this version: its ETag or the time of its last change. */
  readonly version: string | undefined
}

export interface DownloadLimits {
  /** The longest without a byte. */
  readonly idleMs: number
  /** Tries in a row of which none brings a byte. */
  readonly tries: number
  readonly redirects: number
  /** Waits before the next try. */
  readonly pause: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

const sleep: DownloadLimits['pause'] = async (ms, signal) => {
  const { setTimeout } = await import('node:timers/promises')
  await setTimeout(ms, undefined, signal && { signal })
}
const usualLimits: DownloadLimits = { idleMs: 30_000, tries: 5, redirects: 3, pause: sleep }

/** File that the part on the disk belongs to. */
interface PartOf {
  readonly address: string
  readonly version: string | undefined
}

/**
 * Brings a file onto the disk. A part that is there from before is gone on with, if the server says that the file is still
 * the same; failures that pass are tried again, after 1, 2, 4, … seconds. Throws DownloadError, or what ended `signal`.
 */
export async function downloadFile(download: Download, own: Partial<DownloadLimits> = {}): Promise<Downloaded> {
  const limits = { ...usualLimits, ...own }
  await mkdir(dirname(download.path), { recursive: true })
  for (let failed = 0; ; ) {
    const before = await sizeOf(partOf(download))
    try {
      const version = await readRest(download, limits)
      return await finish(download, version)
    } catch (error) {
      download.signal?.throwIfAborted()
      if (error instanceof DownloadError && !downloadFailures[error.failure]) throw error
      failed = (await sizeOf(partOf(download))) > before ? 1 : failed + 1
      if (failed >= limits.tries) throw new DownloadError('NO_ANSWER', messageOf(error))
      await limits.pause(1000 * 2 ** (failed - 1), download.signal)
    }
  }
}

const partOf = ({ path }: Download) => `${path}.part`
const noteOf = ({ path }: Download) => `${path}.part.json`
const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'It did not answer')

/** Forgets what has been read so far. */
export async function dropPart(download: Download): Promise<void> {
  await rm(partOf(download), { force: true })
  await rm(noteOf(download), { force: true })
}

/** Reads what is missing, and gives the version of the file. Throws for a line that ends too early. */
async function readRest(download: Download, limits: DownloadLimits): Promise<string | undefined> {
  const begun = await findPart(download)
  const headers = begun ? { range: `bytes=${begun.bytes}-`, 'if-range': begun.version } : {}
  const { answer, done } = await ask(download, headers, limits)
  try {
    const from = await placeOf(download, answer, begun?.bytes ?? 0)
    const version = versionOf(answer)
    if (from === 0)
      await writeFile(noteOf(download), JSON.stringify({ address: download.address, version } satisfies PartOf))
    await write(download, answer, from)
    return version
  } finally {
    answer.destroy()
    done()
  }
}

/** The part that can be gone on with: of this address, and of a version that the server names. */
async function findPart(download: Download): Promise<{ bytes: number; version: string } | undefined> {
  const bytes = await sizeOf(partOf(download))
  const note = await readFile(noteOf(download), 'utf8').catch(() => '{}')
  try {
    const { address, version } = JSON.parse(note) as Partial<PartOf>
    return bytes > 0 && version && address === download.address ? { bytes, version } : undefined
  } catch {
    return undefined
  }
}

/** A weak ETag names no bytes, so a range cannot be asked for by it. */
function versionOf({ headers }: IncomingMessage): string | undefined {
  const { etag, 'last-modified': changed } = headers
  return etag && !etag.startsWith('W/') ? etag : changed
}

/** Where in the file the answer's first byte stands. Throws DownloadError. */
async function placeOf(download: Download, answer: IncomingMessage, asked: number): Promise<number> {
  const { statusCode: status = 0, headers } = answer
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  const isRest = status === 206 && asked > 0 && Number(from) === asked
  // The rest of another file, or of nothing: it is read from its beginning.
  if ((status === 206 && !isRest) || status === 416) {
    await dropPart(download)
    throw new DownloadError('NO_ANSWER', 'It sent another part than it was asked for')
  }
  if (status >= 500 || status === 429 || status === 408) throw new DownloadError('NO_ANSWER', `It answered ${status}`)
  if (status !== 200 && status !== 206) throw new DownloadError('REFUSED', `It answered ${status}`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new DownloadError('REFUSED', 'It is packed in a way that was not asked for')
  const bytes = isRest ? Number(total) : Number(headers['content-length'] ?? 0)
  if (bytes > download.mostBytes) throw tooLarge(download)
  return isRest ? asked : 0
}

const tooLarge = ({ mostBytes }: Download) =>
  new DownloadError('TOO_LARGE', `It is larger than ${Math.ceil(mostBytes / 1024 / 1024)} MB`)

async function write(download: Download, answer: IncomingMessage, from: number): Promise<void> {
  const length = answer.headers['content-length']
  const total = length === undefined ? undefined : from + Number(length)
  let bytes = from
  const file = await open(partOf(download), from === 0 ? 'w' : 'a')
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > download.mostBytes) throw tooLarge(download)
      await file.write(piece)
      download.onProgress?.(bytes, total)
    }
  } catch (error) {
    if (bytes > download.mostBytes) await dropPart(download)
    throw error
  } finally {
    await file.close()
  }
  if (total !== undefined && bytes !== total) throw new DownloadError('NO_ANSWER', 'It ended before its end')
}

/** Moves the file to its place, if it is the one that is expected. */
async function finish(download: Download, version: string | undefined): Promise<Downloaded> {
  const bytes = await sizeOf(partOf(download))
  const sum = createHash('sha256')
  await pipeline(createReadStream(partOf(download)), sum)
  const hash = sum.digest('hex')
  if (download.hash !== undefined && hash !== download.hash) {
    await dropPart(download)
    throw new DownloadError('CHANGED', `Its SHA-256 is ${hash}, ${download.hash} was expected`)
  }
  await rename(partOf(download), download.path)
  await dropPart(download)
  return { bytes, hash, version }
}

interface Answered {
  readonly answer: IncomingMessage
  /** Ends the watch over its silence. */
  readonly done: () => void
}

async function ask(
  download: Download,
  headers: Readonly<Record<string, string>>,
  limits: DownloadLimits,
): Promise<Answered> {
  let next = download.address
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const url = URL.parse(next)
    const reach = url && download.findReach(url)
    if (!url || !reach || !acceptsAddress(reach, next))
      throw new DownloadError('OUT_OF_REACH', `${next} is no address that may be called`)
    const answered = await askOnce(url, reach, { headers, download, limits })
    const { statusCode: status = 0, headers: told } = answered.answer
    if (status < 300 || status > 399 || told.location === undefined) return answered
    answered.answer.destroy()
    answered.done()
    next = URL.parse(told.location, url.href)?.href ?? ''
  }
  throw new DownloadError('REFUSED', 'It sends on too often')
}

interface Asking {
  readonly headers: Readonly<Record<string, string>>
  readonly download: Download
  readonly limits: DownloadLimits
}

function askOnce(url: URL, reach: Reach, { headers, download, limits }: Asking): Promise<Answered> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const options = {
    headers: { ...headers, 'accept-encoding': 'identity' },
    lookup: guardedLookup(reach),
    signal: download.signal,
    agent: false as const,
  }
  return new Promise((done, fail) => {
    const asked = request(url, options, (answer) => done({ answer, done: () => asked.setTimeout(0) }))
    asked.setTimeout(limits.idleMs, () => asked.destroy(new DownloadError('NO_ANSWER', 'Nothing came for too long')))
    asked.on('error', (error) =>
      fail(error instanceof OutOfReachError ? new DownloadError('OUT_OF_REACH', error.message) : error),
    )
    asked.end()
  })
}
