import type { uploadTranslation as endpoint, UploadedTranslation } from '@narthex/contract/bible/bible-upload.endpoints'
import type { Place } from '@narthex/contract/bible/reference'
import type { HandlerInput } from '@narthex/contract/endpoint'
import { ownTranslationsPerChurch } from '@narthex/contract/limits'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { busy, DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { turnsByName } from '../../../platform/turns.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type ImportReport, importTranslation } from '../importing/import-translation.service.ts'
import { readSourceApart } from '../importing/read-source-apart.service.ts'
import type { SourceLimits } from '../importing/source-files.service.ts'
import { UnreadableSource } from '../importing/unreadable-source.errors.ts'
import { ownTranslationRecord } from '../translations/bible.records.ts'
import { countOtherOwn, findCommonLike, removeOwn } from './own-translations.queries.ts'

type UploadNeeds = Needs<'bus' | 'clock' | 'database'>
type Upload = HandlerInput<typeof endpoint>['body']

/** Limits lower than an operator's: anyone who writes a church's content may upload a translation. */
const uploadLimits: SourceLimits = { files: 500, bytes: 64 * 1024 * 1024, ratio: 100, ratioFromBytes: 1024 * 1024 }
/** Maximum number of uploads per quarter of an hour. */
const maxUploads = 20

/** Texts are read one after the other: each takes a second of the process, and some hundred megabytes. */
const inTurn = turnsByName({ waiting: 4, full: () => busy(10) })

/** Imports a translation that the church alone reads, or replaces the one of its code; all of it, or nothing. */
export async function uploadTranslation(
  platform: UploadNeeds,
  call: MemberCall,
  { arquivo, flagDireitoDeUso: _, ...meta }: Upload,
): Promise<UploadedTranslation> {
  await countMemberUse(call, { what: 'translation upload', maxAttempts: maxUploads })
  const report = await inTurn('bible', async () => {
    const bytes = new Uint8Array(await arquivo.arrayBuffer())
    const parsed = await readSourceApart({ bytes, limits: uploadLimits, meta })
    const check = (tx: Tx) => requireOwn(tx, call, { codigo: meta.codigo, fonteHash: parsed.sourceHash })
    return importTranslation(platform, parsed, { meta, by: call, check })
  }).catch((error: unknown) => {
    if (!(error instanceof UnreadableSource)) throw error
    throw new DomainError('BIBLE_FILE_UNREADABLE', { message: error.message })
  })
  return toUploaded(report)
}

/** Runs under the lock of imports, so that two uploads at once are counted one after the other. */
async function requireOwn(
  tx: Tx,
  { church }: ChurchCall,
  named: { readonly codigo: string; readonly fonteHash: string },
): Promise<void> {
  const common = await findCommonLike(tx, named)
  if (common.hasText) throw new DomainError('TRANSLATION_IS_COMMON')
  if (common.hasCode) throw new DomainError('TRANSLATION_CODE_TAKEN')
  if ((await countOtherOwn(tx, church, named.codigo)) >= ownTranslationsPerChurch)
    throw new DomainError('LIMIT_REACHED')
}

const mostPlaces = 100

function toUploaded({
  translation,
  isReplaced,
  chapters,
  merged,
  missing,
  extra,
  damaged,
}: ImportReport): UploadedTranslation {
  const places = (all: readonly Place[]) => ({
    total: all.length,
    itens: all
      .slice(0, mostPlaces)
      .map(({ book, chapter, verse = 0 }) => ({ livro: book, capitulo: chapter, versiculo: verse })),
  })
  return {
    traducao: translation,
    substituida: isReplaced,
    capitulos: chapters,
    reunidos: places(merged),
    faltam: places(missing),
    alemDaNumeracao: places(extra),
    duvidosos: places(damaged),
  }
}

/** Throws NOT_FOUND, also for the translations of all churches and of another one. */
export async function removeTranslation(call: MemberCall, codigo: string): Promise<void> {
  const plan = { subject: { codigo }, isPublic: true, hold: ownTranslationRecord(codigo) }
  await edit(call, { act: 'TRANSLATION_REMOVED', ...plan }, ({ work }) => removeOwn(work, codigo))
}
