import { contentForms } from '@narthex/contract/content/content.form'
import type { LanguageState } from '@narthex/contract/content/office-content'
import type { Resource } from '@narthex/contract/resources/resource'
import type * as z from 'zod/mini'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { FileText } from '../../../platform/resources/staff-file.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { insertContent, removeContent, updateContent, type WordsRow } from '../content.editing.queries.ts'
import { makeSlug, writeContent } from '../content.editing.service.ts'
import { type ContentParts, findItems, recordOfKind } from '../content.records.ts'
import { indexFamily } from '../content-index.service.ts'
import type { ContentKind } from '../content-kinds.rules.ts'
import { hideFamily, unhideFamily } from '../content-trash.queries.ts'
import { hashWords, toLanguageStates } from '../translation-states.rules.ts'
import { contentColumns, contentFilters, contentOrder, contentSorts } from './content.columns.ts'
import {
  countOfficeContent,
  findParentSlugs,
  type ListedContent,
  type ListedField,
  listOfficeContent,
  moveContent,
  moveTranslation,
} from './content-office.queries.ts'

export type HeldContent = ContentParts

/** The fields that forms of all kinds have. */
interface CommonForm {
  readonly titulo: string
  readonly dataPublicacao?: string | undefined
  readonly dataFimPublicacao?: string | null | undefined
}
type AnyContent = Resource & { readonly form: z.ZodMiniType<CommonForm>; readonly list: { readonly filters: object } }

type Output<R extends AnyContent, Part extends 'form' | 'row' | 'item'> = z.output<R[Part]>
/** The texts of an item in one language, as its row has them. */
type OwnWords<R extends AnyContent> =
  Output<R, 'row'> extends { traducoes: Record<string, infer Words> } ? Words : never
/** The fields of a row that its kind has besides. */
type OwnFields<R extends AnyContent> = Omit<Output<R, 'row'>, keyof CommonRow | keyof OwnWords<R>>

interface CommonRow {
  readonly id: number
  readonly versao: number
  readonly situacao: 'RASCUNHO' | 'PUBLICADO'
  readonly idioma: string
  readonly traducoes: unknown
  readonly idiomas: Record<string, LanguageState>
  readonly imagem: string | null
  readonly autor: string | null
  readonly dataPublicacao: string
  readonly dataFimPublicacao: string | null
  readonly dataAtualizacao: string
  readonly idExterno: string | null
}

/** Properties in which the kinds of content differ. */
interface KindOfContent<R extends AnyContent> {
  readonly tipo: ContentKind
  readonly words: (text: WordsRow) => OwnWords<R>
  readonly own: (row: HeldContent, parentSlug: string | null) => OwnFields<R>
  /** Its rows name the address of what they are a part of. */
  readonly namesParent?: true
  /** Fields of its list that not all kinds have. */
  readonly listed: readonly (ListedField & keyof Output<R, 'item'>)[]
}

/** A kind of reading content, as staff write it: texts in languages, drafts, moments, a place in the search, a trash. */
export function contentService<R extends AnyContent>(resource: R, kind: KindOfContent<R>) {
  const { tipo, listed } = kind
  const { name } = resource
  const record = recordOfKind(tipo)
  const order = contentOrder(tipo)
  return {
    record,
    subject: 'conteudo',
    read: async (work: ChurchWork, id: number) => (await readContent(work, kind, [id])).get(id),
    readAll: (work: ChurchWork, ids: readonly number[]) => readContent(work, kind, ids),
    list: {
      columns: { ...contentColumns(tipo), filters: contentFilters(name), sorts: contentSorts },
      rows: listOfficeContent(name, listed) as unknown as Rows<R>,
      count: countOfficeContent,
    },
    isLive: ({ situacao }: HeldContent) => situacao === 'PUBLICADO',
    async add(work: ChurchWork, form: Output<R, 'form'>) {
      const ordem = 'order' in resource.calls ? await order.findEnd(work) : undefined
      const given = toGiven(tipo, { ...(ordem !== undefined && { ordem }), ...form, situacao: 'RASCUNHO' })
      return writeContent(work, { kind: tipo, given, texts: [], save: (row) => insertContent(work, row) })
    },
    async set(work: ChurchWork, held: HeldContent, form: Output<R, 'form'>) {
      const save = async (row: Parameters<typeof updateContent>[2]) => {
        await updateContent(work, held.id, row)
        return held.id
      }
      const known = new Map(held.textos.map(({ idioma, perguntas }) => [idioma, perguntas]))
      await writeContent(work, {
        kind: tipo,
        given: toGiven(tipo, form, held),
        texts: held.textos,
        save,
        known,
        keptParent: held.paiId,
      })
    },
    async remove(work: ChurchWork, { id }: HeldContent) {
      await hideFamily(work, id)
      indexFamily(work, id)
    },
    async restore(work: ChurchWork, id: number) {
      await unhideFamily(work, tipo, id)
      indexFamily(work, id)
    },
    purge: removeContent,
    copy: ({ dataPublicacao: _, titulo, ...form }: Output<R, 'form'> & CommonForm) => ({
      ...form,
      titulo: `${titulo.slice(0, 196)} (2)`,
      ...('dataFimPublicacao' in form && { dataFimPublicacao: null }),
      ...('slug' in form && { slug: null }),
    }),
    async publish(work: ChurchWork, held: HeldContent) {
      if (held.dataFimPublicacao && held.dataFimPublicacao <= work.now)
        throw invalid([{ path: 'dataFimPublicacao', message: 'Is over' }])
      const isDateOpen = held.situacao === 'RASCUNHO' && held.dataPublicacao.getTime() === held.dataCadastro.getTime()
      const now = isDateOpen && held.data === null ? { dataPublicacao: work.now } : {}
      const slug = held.slug ?? (await makeSlug(work, tipo, findOwn(held)?.titulo ?? ''))
      await moveContent(work, held, { situacao: 'PUBLICADO', slug, ...now })
      indexFamily(work, held.id)
    },
    async withdraw(work: ChurchWork, held: HeldContent) {
      await moveContent(work, held, { situacao: 'RASCUNHO' })
      indexFamily(work, held.id)
    },
    async publishLanguage(work: ChurchWork, held: HeldContent, language: string) {
      const own = findOwn(held)
      if (!own || language === held.idioma) throw notFound()
      await moveTranslation(work, held, language, { situacao: 'PUBLICADO', origem: hashWords(own) })
      indexFamily(work, held.id)
    },
    async withdrawLanguage(work: ChurchWork, held: HeldContent, language: string) {
      if (language === held.idioma) throw notFound()
      await moveTranslation(work, held, language, { situacao: 'RASCUNHO' })
      indexFamily(work, held.id)
    },
    order,
    history: listHistory,
    table: toTable(listed),
  }
}

type Rows<R extends AnyContent> = (
  ...args: Parameters<ReturnType<typeof listOfficeContent>>
) => Promise<(Output<R, 'item'> & Pick<ListedContent, 'place'>)[]>

/** The form as programs write it: what it leaves open is as it was. Moments are Dates. */
function toGiven(tipo: ContentKind, form: object, held?: HeldContent): object {
  const { situacao, idioma, ordem, slug, idExterno, dataPublicacao } = held ?? {}
  const before = held ? { situacao, idioma, ordem, slug, idExterno, dataPublicacao } : {}
  const given = Object.entries(form).filter(([name, value]) => value !== undefined && (name !== 'slug' || value))
  const all = { ...before, ...Object.fromEntries(given) }
  const known = Object.keys(contentForms[tipo].shape)
  return Object.fromEntries(Object.entries(all).filter(([name]) => known.includes(name)))
}

const findOwn = ({ idioma, textos }: HeldContent): WordsRow | undefined => textos.find((text) => text.idioma === idioma)

async function readContent<R extends AnyContent>(
  work: ChurchWork,
  { tipo, words, own, namesParent }: KindOfContent<R>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Output<R, 'row'>>> {
  const found = await findItems(work, tipo, ids)
  const slugs = namesParent ? await findParentSlugs(work, ids) : new Map<number, string | null>()
  const rows = found.flatMap((row): [number, Output<R, 'row'>][] => {
    const text = findOwn(row)
    if (!text || row.situacao === 'LIXEIRA') return []
    const parts: object[] = [toCommonRow(row, text, words), words(text) as object, own(row, slugs.get(row.id) ?? null)]
    return [[row.id, Object.assign({}, ...parts)]]
  })
  return new Map(rows)
}

/** The fields that rows of all kinds have. */
function toCommonRow(
  { id, versao, situacao, ...row }: HeldContent,
  text: WordsRow,
  words: (text: WordsRow) => unknown,
): CommonRow {
  const others = row.textos.filter((other) => other !== text)
  return {
    id,
    versao,
    situacao: situacao === 'PUBLICADO' ? situacao : 'RASCUNHO',
    idioma: row.idioma,
    traducoes: Object.fromEntries(others.map((other) => [other.idioma, words(other)])),
    idiomas: toLanguageStates(text, others),
    imagem: row.imagem,
    autor: row.autor,
    dataPublicacao: row.dataPublicacao.toISOString(),
    dataFimPublicacao: row.dataFimPublicacao?.toISOString() ?? null,
    dataAtualizacao: row.dataAtualizacao.toISOString(),
    idExterno: row.idExterno,
  }
}

/** The list as a table: what an item is a part of stands behind its title. */
function toTable(listed: readonly ListedField[]) {
  const isPart = listed.includes('pai')
  return ({ words, moment }: FileText) => {
    const { title, partOf, ...others } = words.contentColumns
    return {
      head: [title, ...(isPart ? [partOf] : []), ...Object.values(others)],
      toLine: (item: Omit<ListedContent, 'place'> & { readonly pai?: string | null }) => [
        item.titulo,
        ...(isPart ? [item.pai ?? null] : []),
        words.contentStates[item.situacao],
        item.idioma,
        item.autor,
        moment(new Date(item.dataPublicacao)),
        moment(new Date(item.dataAtualizacao)),
      ],
    }
  }
}
