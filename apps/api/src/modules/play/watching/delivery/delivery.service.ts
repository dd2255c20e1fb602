import { Readable } from 'node:stream'
import { playWatching } from '@narthex/contract/play/watching-values'
import type { Change } from '../../../../platform/bus/bus.ts'
import { createTrustedCache } from '../../../../platform/cache/trusted-cache.ts'
import type { ByteRange, FileStore } from '../../../../platform/files/file-store.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { findRenewal, listPieces } from './delivery.queries.ts'
import { findWanted, type MediaFile, toFiles } from './media-files.rules.ts'
import type { VideoPass } from './video-passes.rules.ts'

/** A file of a protected video that its viewer may have. */
export interface OpenMedia extends Pick<MediaFile, 'type' | 'bytes' | 'mark'> {
  /** Undefined if the bytes are missing from the store. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

/** Opens a file behind a signed address. `ended`: the address was good, and is no longer. */
export type OpenMediaFile = (
  church: ChurchScope,
  pass: VideoPass,
  path: string,
) => Promise<OpenMedia | 'ended' | undefined>

/** Videos and playbacks that a process remembers, the former by the number of their pieces. */
const remembered = { pieces: 200_000, playbacks: 20_000 }
interface KnownVideo {
  readonly churchId: number
  readonly files: ReadonlyMap<string, MediaFile>
  readonly until: number
}

/** How long the files of a video are remembered: a conversion adds some. */
const filesKeptMs = 60_000

/**
 * Delivery of protected videos. What is remembered ends with the change that ends it (`Change.ended`), so that no byte goes
 * out after a playback was ended in any process; without trust in the bus nothing is remembered.
 */
export function createDelivery({
  transactions,
  files,
  clock,
  bus,
}: Needs<'transactions' | 'files' | 'clock' | 'bus'>): OpenMediaFile {
  const listEnded = ({ ended = [] }: Partial<Change>) => ended
  const videos = createTrustedCache<string, KnownVideo>(
    bus,
    {
      maxSize: remembered.pieces,
      sizeCalculation: ({ files }) => 1 + [...files.values()].reduce((sum, { pieces }) => sum + pieces.length, 0),
    },
    listEnded,
  )
  const playbacks = createTrustedCache<string, { readonly key: string; readonly until: number }>(
    bus,
    { max: remembered.playbacks },
    listEnded,
  )

  async function findFiles(church: ChurchScope, mediaId: string) {
    const now = clock().getTime()
    const known = videos.get(mediaId)
    if (known && known.churchId === church.igrejaId && now < known.until) return known.files
    const keep = videos.begin()
    const found = toFiles(await transactions.inChurch(church, (work) => listPieces(work, mediaId)))
    if (found.size > 0) keep(mediaId, { churchId: church.igrejaId, files: found, until: now + filesKeptMs })
    return found
  }

  async function isPlaying(church: ChurchScope, { mediaId, viewer }: VideoPass): Promise<boolean> {
    if (!viewer) return true
    const now = clock().getTime()
    const key = `${church.igrejaId} ${mediaId} ${viewer.memberId}`
    const known = playbacks.get(viewer.playbackId)
    if (known && known.key === key && now < known.until) return true
    const keep = playbacks.begin()
    const renewedAt = await transactions.inChurch(church, (work) => findRenewal(work, mediaId, viewer))
    if (!renewedAt) return false
    const until = renewedAt.getTime() + playWatching.screenSeconds * 1000
    if (now < until) keep(viewer.playbackId, { key, until })
    return now < until
  }

  return async (church, pass, path) => {
    if (pass.churchId !== church.igrejaId) return undefined
    if (pass.expiresAt <= clock() || !(await isPlaying(church, pass))) return 'ended'
    const file = (await findFiles(church, pass.mediaId)).get(path)
    if (!file) return undefined
    const { type, bytes, mark, pieces } = file
    return {
      type,
      bytes,
      mark,
      read: (range) => readPieces(files, church, pieces, range ?? { start: 0, end: bytes - 1 }),
    }
  }
}

async function readPieces(
  files: FileStore,
  church: ChurchScope,
  pieces: MediaFile['pieces'],
  range: ByteRange,
): Promise<Readable | undefined> {
  const [first, ...others] = findWanted(pieces, range)
  const begun = first && (await files.get(church, first.nome, first.range))
  if (!begun || others.length === 0) return begun
  const all = async function* () {
    yield* begun
    for (const { nome, range } of others) {
      const next = await files.get(church, nome, range)
      if (!next) throw new Error('A piece of a video is missing from the file store')
      yield* next
    }
  }
  return Readable.from(all(), { objectMode: false })
}
