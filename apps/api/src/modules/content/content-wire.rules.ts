import type * as wire from '@narthex/contract/content/content.schemas'
import type { ItemRow } from './content-rows.queries.ts'

type Item = wire.News

/** What every kind tells in a list. */
export function toItem(row: ItemRow): Item {
  const { id, titulo, resumo, imagem, autor, idioma, minutosLeitura, dataPublicacao, dataAtualizacao } = row
  const instants = { dataPublicacao: onWire(dataPublicacao), dataAtualizacao: onWire(dataAtualizacao) }
  return { id, titulo, resumo, imagem, autor, idioma, minutosLeitura, ...instants }
}

const passage = ({ referencia, referenciaOsis }: ItemRow) => ({ referencia, referenciaOsis })
const named = ({ slug }: ItemRow) => ({ slug: slug ?? '' })

export const toDevotional = (row: ItemRow): wire.Devotional => ({
  ...toItem(row),
  ...passage(row),
  data: row.data ?? '',
})

export const toMinistry = (row: ItemRow): wire.Ministry => ({
  ...toItem(row),
  responsaveis: detailOf(row, 'responsaveis', []),
  contato: detailOf(row, 'contato', null),
})

export const toProject = (row: ItemRow): wire.Project => ({ ...toItem(row), contato: detailOf(row, 'contato', null) })

export const toCourse = (row: ItemRow): wire.Course => ({ ...toItem(row), ...named(row), totalLicoes: row.total })

export const toClass = (row: ItemRow): wire.EbdClass => ({
  id: row.id,
  nome: row.titulo,
  professor: row.autor,
  faixaEtaria: row.resumo || null,
  local: detailOf(row, 'local', null),
  diaSemana: detailOf(row, 'diaSemana', null),
  horario: detailOf(row, 'horario', null),
})

export const toLesson = (row: ItemRow): wire.Lesson => ({
  ...toItem(row),
  ...named(row),
  ...passage(row),
  numero: row.numero ?? 0,
})

export const toPublicationType = (row: ItemRow): wire.PublicationType => {
  const { id, titulo, resumo, imagem, idioma, total } = row
  return { id, ...named(row), nome: titulo, descricao: resumo, imagem, idioma, totalPublicacoes: total }
}

export const toPublication = (row: ItemRow): wire.Publication => ({
  ...toItem(row),
  ...named(row),
  tipo: row.pai?.isShown ? { slug: row.pai.slug ?? '', nome: row.pai.titulo } : null,
  arquivo: row.arquivo,
})

const onWire = (moment: string): string => new Date(moment).toISOString()

/** A moment that may never come. */
export const momentOnWire = (moment: string | null): string | null => (moment === null ? null : onWire(moment))

/** What its kind alone has; the checks of what is written have seen to its type. */
export function detailOf<T>({ detalhes }: ItemRow, name: string, otherwise: T): T {
  return (detalhes[name] as T | undefined) ?? otherwise
}
