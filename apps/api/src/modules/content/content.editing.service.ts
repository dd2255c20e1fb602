import { instantAt } from '@narthex/contract/church-time'
import type { Tx } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { invalid, notFound } from '../../platform/http/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import {
  type ContentRow,
  findChurchWays,
  findKind,
  findQuestions,
  insertContent,
  removeContent as removeRow,
  replaceWords,
  updateContent,
  type WordsRow,
} from './content.editing.queries.ts'
import { type CheckedContent, contentInputs, type GivenContent } from './content.inputs.ts'
import { indexFamily, unindexFamily } from './content-index.service.ts'
import { type ContentKind, kindOf } from './content-kinds.rules.ts'
import { passagesOf } from './rich-text/bible-marks.service.ts'
import { type KnownQuestions, wordsOf } from './words.service.ts'

/**
 * Adds something to read, of any kind, and gives its id. It is shown from its `dataPublicacao` on, a devotional from the
 * beginning of its day; a draft is not. Its text is cleaned and the places in the Bible that it names are marked. Throws
 * VALIDATION, also for a slug that another has, and for a parent that is none.
 */
export function publish<Kind extends ContentKind>(
  platform: Platform,
  scope: ChurchScope,
  kind: Kind,
  given: GivenContent<Kind>,
): Promise<number> {
  return write(platform, scope, kind, given, (tx, row) => insertContent(scope, tx, row))
}

/** Writes a thing anew: what is not given is as if it had never been. Throws VALIDATION, NOT_FOUND. */
export async function rewrite<Kind extends ContentKind>(
  platform: Platform,
  scope: ChurchScope,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  given: GivenContent<Kind>,
): Promise<void> {
  const keep = async (tx: Tx, row: ContentRow) => {
    if (!(await updateContent(scope, tx, id, row))) throw notFound()
    return id
  }
  await write(platform, scope, kind, given, keep, kind === 'ESTUDO' ? (tx) => findQuestions(scope, tx, id) : undefined)
}

/** Takes a thing away, with all that lives below it. Does nothing for one that is not there. */
export async function removeContent(platform: Platform, scope: ChurchScope, id: number): Promise<void> {
  await editChurch(platform, scope, async (tx) => {
    await unindexFamily(scope, tx, id)
    await removeRow(scope, tx, id)
  })
}

export const publishDevotional = (platform: Platform, scope: ChurchScope, given: GivenContent<'DEVOCIONAL'>) =>
  publish(platform, scope, 'DEVOCIONAL', given)

export const publishNews = (platform: Platform, scope: ChurchScope, given: GivenContent<'NOTICIA'>) =>
  publish(platform, scope, 'NOTICIA', given)

async function write(
  platform: Platform,
  scope: ChurchScope,
  kind: ContentKind,
  given: unknown,
  keep: (tx: Tx, row: ContentRow) => Promise<number>,
  findKnown?: (tx: Tx) => Promise<KnownQuestions>,
): Promise<number> {
  const checked = validate(contentInputs[kind], given) as CheckedContent
  try {
    return await editChurch(platform, scope, async (tx) => {
      await requireParent(scope, tx, kind, checked.paiId)
      const ways = await findChurchWays(scope, tx)
      const words = await wordsOf(checked, checked.idioma ?? ways.idioma, await findKnown?.(tx))
      const [own] = words
      const referenciaOsis = await passagesOf(own.referencia, own.idioma)
      const id = await keep(tx, rowOf(kind, checked, { own, referenciaOsis, ...ways, now: platform.clock() }))
      await replaceWords(scope, tx, id, words)
      await indexFamily(scope, tx, id)
      return id
    })
  } catch (error) {
    throw isUniqueViolation(error) ? invalid([{ path: 'slug', message: 'Another has this slug' }]) : error
  }
}

interface Circumstances {
  readonly own: WordsRow
  readonly referenciaOsis: string | null
  readonly fusoHorario: string
  readonly now: Date
}

/** What is no column is a detail of its kind. */
function rowOf(tipo: ContentKind, checked: CheckedContent, { own, referenciaOsis, fusoHorario, now }: Circumstances) {
  const { titulo: _, resumo: __, corpo: ___, referencia: ____, traducoes: _____, ...more } = checked
  // What only leaders may read is nobody's detail.
  const { perguntas: ______, orientacaoLider: _______, ...rest } = more
  const { imagem, autor, situacao, data = null, slug = null, paiId = null, ordem = 0, arquivo = null, ...others } = rest
  const { dataPublicacao = now, idioma: ________, ...detalhes } = others
  return {
    ...{ tipo, imagem, autor, situacao, data, slug, paiId, ordem, arquivo, detalhes, referenciaOsis },
    idioma: own.idioma,
    dataPublicacao: data ? instantAt(data, '00:00', fusoHorario) : dataPublicacao,
    dataCadastro: now,
    dataAtualizacao: now,
  }
}

async function requireParent(scope: ChurchScope, tx: Tx, kind: ContentKind, paiId: number | null = null) {
  if (paiId === null) return
  if ((await findKind(scope, tx, paiId)) !== kindOf(kind).parent)
    throw invalid([{ path: 'paiId', message: 'There is nothing of that kind' }])
}
