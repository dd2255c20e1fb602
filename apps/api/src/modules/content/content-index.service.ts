import { toPlainText } from '@narthex/contract/content/rich-text'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { indexItem, type SearchTexts } from '../search/search-index.service.ts'
import { type FamilyRow, listFamily } from './content.editing.queries.ts'
import { getKind } from './content-kinds.rules.ts'
import { findStudySettings } from './study-settings.queries.ts'

/** Updates the search index for an item and its dependent items. Call it in the transaction that wrote them. */
export async function indexFamily(work: ChurchWork, id: number): Promise<void> {
  const family = Map.groupBy(await listFamily(work, id), ({ item }) => item.id)
  for (const rows of family.values()) {
    const [first] = rows
    const tipo = first && getKind(first.item.tipo).search
    if (!tipo) continue
    const entries = rows.flatMap(toEntries)
    const isPublic = tipo !== 'ESTUDO' || (await findStudySettings(work)).flagConteudoPublico
    await indexItem(work, { tipo, itemId: first.item.id }, isPublic ? entries : entries.map(keepTitleOnly))
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
  for (const { item } of await listFamily(work, id)) {
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
