import { toPlainText } from '@narthex/contract/content/rich-text'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { indexItem, indexItems, type SearchTexts } from '../search/search-index.service.ts'
import { type FamilyRow, listFamilies } from './content.editing.queries.ts'
import { getKind } from './content-kinds.rules.ts'
import { findStudySettings } from './study-settings.queries.ts'

/** Items whose texts are read and written together. */
const indexedAtOnce = 200

/** Updates the search index for an item and its dependent items, at the end of the transaction that wrote them. */
export const indexFamily = (work: ChurchWork, id: number): void => work.beforeCommit(indexFamilies, id)

async function indexFamilies(work: ChurchWork, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += indexedAtOnce)
    await indexRows(work, await listFamilies(work, ids.slice(from, from + indexedAtOnce)))
}

async function indexRows(work: ChurchWork, rows: readonly FamilyRow[]): Promise<void> {
  const byType = Map.groupBy(rows, ({ item }) => getKind(item.tipo).search)
  for (const [tipo, found] of byType) {
    if (!tipo) continue
    const isPublic = tipo !== 'ESTUDO' || (await findStudySettings(work)).flagConteudoPublico
    const items = new Map<number, SearchTexts[]>()
    for (const [id, texts] of Map.groupBy(found, ({ item }) => item.id)) {
      const entries = texts.flatMap(toEntries)
      items.set(id, isPublic ? entries : entries.map(keepTitleOnly))
    }
    await indexItems(work, tipo, items)
  }
}

/** The search is public, so content for members only is indexed by its title alone. */
const keepTitleOnly = <E extends SearchTexts>(entry: E): E => ({
  ...entry,
  resumo: '',
  imagem: null,
  texto: '',
})

/** Removes an item and its dependent items from the search index. Call it before the rows are deleted. */
export async function unindexFamily(work: ChurchWork, id: number): Promise<void> {
  for (const { item } of await listFamilies(work, [id])) {
    const tipo = getKind(item.tipo).search
    if (tipo) await indexItem(work, { tipo, itemId: item.id }, [])
  }
}

/** Drafts, dependent items of a draft, and translations that are not published have no entry. */
function toEntries({ item, words, parent }: FamilyRow): SearchTexts[] {
  const shownWith = getKind(item.tipo).livesBelow && parent ? [item, parent] : [item]
  if ([words, ...shownWith].some(({ situacao }) => situacao !== 'PUBLICADO')) return []
  const { titulo, resumo, idioma, referencia, corpo, perguntas } = words
  const bodies = [corpo, ...perguntas.map(({ texto }) => texto)].map((body) => body && toPlainText(body))
  const texto = [referencia, item.autor, joinLeaderNames(item.detalhes), ...bodies].filter(Boolean).join('\n')
  const visivelEm = new Date(Math.max(...shownWith.map(({ dataPublicacao }) => dataPublicacao.getTime())))
  const ends = shownWith.flatMap(({ dataFimPublicacao }) => (dataFimPublicacao ? [dataFimPublicacao.getTime()] : []))
  const visivelAte = ends.length > 0 ? new Date(Math.min(...ends)) : null
  return [{ chave: toKey(item), idioma, titulo, resumo, imagem: item.imagem, texto, visivelEm, visivelAte }]
}

/** A project's path includes its ministry: `12/projects/40` has the key `12/40`. */
function toKey({ tipo, id, slug, paiId }: FamilyRow['item']): string {
  return tipo === 'PROJETO' ? `${paiId}/${id}` : (slug ?? String(id))
}

/** The leaders of a ministry are searchable by name. */
function joinLeaderNames({ responsaveis }: FamilyRow['item']['detalhes']): string {
  return Array.isArray(responsaveis) ? responsaveis.map(({ nome }) => nome).join(' ') : ''
}
