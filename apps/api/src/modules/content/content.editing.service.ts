import { instantAt } from '@narthex/contract/church-time'
import { contentForms, type GivenContent } from '@narthex/contract/content/content.form'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { findPassages } from '../rich-text/bible-marks.service.ts'
import {
  type ContentRow,
  findChurchLocale,
  findKind,
  findQuestions,
  insertContent,
  listFamilies,
  removeContent as removeRow,
  replaceWords,
  updateContent,
  type WordsRow,
} from './content.editing.queries.ts'
import { contentRecord } from './content.records.ts'
import { indexFamily, unindexFamily } from './content-index.service.ts'
import { type ContentKind, getKind } from './content-kinds.rules.ts'
import { listSlugs } from './content-slugs.queries.ts'
import { toFreeSlug, toSlug } from './slugs.rules.ts'
import { toTranslationStates, type WrittenWords } from './translation-states.rules.ts'
import { type CheckedContent, type KnownQuestions, toWords } from './words.service.ts'

/**
 * Creates an item of any kind and returns its id. It is visible from `dataPublicacao` on, a devotional from the start of
 * its day in the church's time zone; a draft is not visible. The text is cleaned and its Bible references are marked. A
 * slug already in use or an unknown parent is a VALIDATION error.
 */
export function publishContent<Kind extends ContentKind>(
  call: MemberCall,
  kind: Kind,
  given: GivenContent<Kind>,
): Promise<number> {
  return keepSlugsApart(() =>
    edit(call, { act: 'CONTENT_ADDED', isPublic: true }, async ({ work, made }) => {
      const id = await writeContent(work, { kind, given, save: (row) => insertContent(work, row) })
      made(contentRecord(id), { conteudo: id })
      return id
    }),
  )
}

/** Replaces an item completely: a field that is not given returns to its default. */
export async function rewriteContent<Kind extends ContentKind>(
  call: MemberCall,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  given: GivenContent<Kind>,
): Promise<void> {
  const plan = { act: 'CONTENT_SET', subject: { conteudo: id }, isPublic: true, records: [contentRecord(id)] } as const
  await keepSlugsApart(() =>
    edit(call, plan, async ({ work }) => {
      const save = async (row: ContentRow) => {
        if (!(await updateContent(work, id, row))) throw notFound()
        return id
      }
      const known = kind === 'ESTUDO' ? await findQuestions(work, id) : undefined
      await writeContent(work, { kind, given, save, known })
    }),
  )
}

/** Deletes an item with its dependent items. Does nothing if the item does not exist. */
export async function removeContent(call: MemberCall, id: number): Promise<void> {
  const plan = { act: 'CONTENT_REMOVED', subject: { conteudo: id }, isPublic: true } as const
  await edit(call, plan, async ({ work, watch, unchanged }) => {
    const ids = new Set((await listFamilies(work, [id])).map(({ item }) => item.id))
    if (!ids.has(id)) return unchanged(undefined)
    await watch(...[...ids].map(contentRecord))
    await unindexFamily(work, id)
    await removeRow(work, id)
  })
}

export const publishDevotional = (call: MemberCall, given: GivenContent<'DEVOCIONAL'>) =>
  publishContent(call, 'DEVOCIONAL', given)

export const publishNews = (call: MemberCall, given: GivenContent<'NOTICIA'>) => publishContent(call, 'NOTICIA', given)

interface ContentWrite {
  readonly kind: ContentKind
  readonly given: unknown
  readonly save: (row: ContentRow) => Promise<number>
  /** The questions that a study had before. */
  readonly known?: KnownQuestions | undefined
  /** The texts that it had before, where translations are published one by one; those that are new are drafts. */
  readonly texts?: readonly WordsRow[] | undefined
  /** The item that it was below already: it may lie in the trash by now. */
  readonly keptParent?: number | null | undefined
}

/** Saves an item with its texts, and puts it into the search index. */
export async function writeContent(work: ChurchWork, write: ContentWrite): Promise<number> {
  const { kind, given, save, known, texts, keptParent } = write
  const checked = validate(contentForms[kind], given) as CheckedContent
  if (checked.paiId !== keptParent) await requireParent(work, kind, checked.paiId)
  const locale = await findChurchLocale(work)
  const words = await toWords(checked, checked.idioma ?? locale.idioma, known)
  const [own] = words
  const referenciaOsis = await findPassages(own.referencia, own.idioma)
  const isNamed = checked.slug || checked.situacao !== 'PUBLICADO'
  const slug = isNamed ? (checked.slug ?? null) : await makeSlug(work, kind, own.titulo)
  const id = await save(toContentRow(kind, { ...checked, slug }, { own, referenciaOsis, ...locale, now: work.now }))
  await replaceWords(work, id, toTranslationStates(words, texts))
  indexFamily(work, id)
  return id
}

/** The slug that the title of an item makes; null for a kind whose pages are not named by one. */
export async function makeSlug(work: ChurchWork, kind: ContentKind, title: string): Promise<string | null> {
  if (!getKind(kind).addresses) return null
  const base = toSlug(title)
  return toFreeSlug(base, await listSlugs(work, kind, base))
}

async function keepSlugsApart<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? invalid([{ path: 'slug', message: 'This slug is already in use' }]) : error
  }
}

interface RowContext {
  readonly own: WrittenWords
  readonly referenciaOsis: string | null
  readonly fusoHorario: string
  readonly now: Date
}

/**
 * Fields that are columns, texts in a language, or questions. The guidance of a study is for its leaders, so it must not reach
 * `detalhes`, which is public.
 */
const fieldsWithAPlace: ReadonlySet<string> = new Set([
  'titulo',
  'resumo',
  'corpo',
  'referencia',
  'traducoes',
  'idioma',
  'perguntas',
  'orientacaoLider',
  'imagem',
  'autor',
  'situacao',
  'data',
  'slug',
  'paiId',
  'ordem',
  'arquivo',
  'dataPublicacao',
  'dataFimPublicacao',
  'idExterno',
])

/** Fields without a place of their own go to `detalhes`. */
function toContentRow(
  tipo: ContentKind,
  checked: CheckedContent,
  { own, referenciaOsis, fusoHorario, now }: RowContext,
) {
  const { imagem, autor, situacao, data = null, slug = null, paiId = null, ordem = 0, arquivo = null } = checked
  const { dataFimPublicacao = null, idExterno = null } = checked
  const dataPublicacao = data ? instantAt(data, '00:00', fusoHorario) : (checked.dataPublicacao ?? now)
  if (dataFimPublicacao && dataFimPublicacao <= dataPublicacao)
    throw invalid([{ path: 'dataFimPublicacao', message: 'Ends before it begins' }])
  const detalhes = Object.fromEntries(Object.entries(checked).filter(([name]) => !fieldsWithAPlace.has(name)))
  return {
    tipo,
    imagem,
    autor,
    situacao,
    data,
    slug,
    paiId,
    ordem,
    arquivo,
    detalhes,
    referenciaOsis,
    idioma: own.idioma,
    dataPublicacao,
    dataFimPublicacao,
    idExterno,
    dataCadastro: now,
    dataAtualizacao: now,
  }
}

/** Throws VALIDATION unless the item that another is put below is there: of the kind that it belongs to, and not in the trash. */
async function requireParent(work: ChurchWork, kind: ContentKind, paiId: number | null = null) {
  if (paiId === null) return
  if ((await findKind(work, paiId)) !== getKind(kind).parent)
    throw invalid([{ path: 'paiId', message: 'Unknown parent' }])
}
