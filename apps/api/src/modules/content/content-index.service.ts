import { plainTextOf } from '@narthex/contract/content/rich-text'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { indexItem, type SearchEntry } from '../search/search-index.service.ts'
import { type FamilyRow, listFamily } from './content.editing.queries.ts'
import { kindOf } from './content-kinds.rules.ts'
import { findStudySettings } from './studies/study-settings.queries.ts'

/** Makes a thing and what lives below it findable as they are now, in the transaction that wrote them. */
export async function indexFamily(scope: ChurchScope, tx: Tx, id: number): Promise<void> {
  const family = Map.groupBy(await listFamily(scope, tx, id), ({ item }) => item.id)
  for (const rows of family.values()) {
    const [first] = rows
    const tipo = first && kindOf(first.item.tipo).search
    if (!tipo) continue
    const entries = rows.flatMap(entryOf)
    const isOpen = tipo !== 'ESTUDO' || (await findStudySettings(scope, tx)).flagConteudoPublico
    await indexItem(scope, tx, { tipo, itemId: first.item.id }, isOpen ? entries : entries.map(byTitleAlone))
  }
}

/** The search is everybody's: of what is for members it knows no more than the title. */
const byTitleAlone = <E extends Omit<SearchEntry, 'tipo' | 'itemId'>>(entry: E): E => ({
  ...entry,
  ...{ resumo: '', imagem: null, texto: '' },
})

/** Takes a thing, and what lives below it, out of the search: before it goes. */
export async function unindexFamily(scope: ChurchScope, tx: Tx, id: number): Promise<void> {
  for (const { item } of await listFamily(scope, tx, id)) {
    const tipo = kindOf(item.tipo).search
    if (tipo) await indexItem(scope, tx, { tipo, itemId: item.id }, [])
  }
}

/** None for what nobody may see yet: a draft, or what lives below one. */
function entryOf({ item, words, parent }: FamilyRow): Omit<SearchEntry, 'tipo' | 'itemId'>[] {
  const shownWith = kindOf(item.tipo).livesBelow && parent ? [item, parent] : [item]
  if (shownWith.some(({ situacao }) => situacao !== 'PUBLICADO')) return []
  const { titulo, resumo, idioma, referencia, corpo, perguntas } = words
  const bodies = [corpo, ...perguntas.map(({ texto }) => texto)].map((body) => body && plainTextOf(body))
  const texto = [referencia, item.autor, namesOf(item.detalhes), ...bodies].filter(Boolean).join('\n')
  const visivelEm = new Date(Math.max(...shownWith.map(({ dataPublicacao }) => dataPublicacao.getTime())))
  return [{ chave: keyOf(item), idioma, titulo, resumo, imagem: item.imagem, texto, visivelEm }]
}

/** A project's address names its ministry too: `12/projects/40` is told as `12/40`. */
function keyOf({ tipo, id, slug, paiId }: FamilyRow['item']): string {
  return tipo === 'PROJETO' ? `${paiId}/${id}` : (slug ?? String(id))
}

/** Who leads a ministry is looked for by name. */
function namesOf({ responsaveis }: FamilyRow['item']['detalhes']): string {
  return Array.isArray(responsaveis) ? responsaveis.map(({ nome }) => nome).join(' ') : ''
}
