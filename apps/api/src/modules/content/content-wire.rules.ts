import type * as wire from '@narthex/contract/content/content.schemas'
import type { ItemRow } from './content-rows.queries.ts'

type Item = wire.News

/** The fields that every kind has in a list. */
export function toItem(row: ItemRow): Item {
  const { id, titulo, resumo, imagem, autor, idioma, minutosLeitura, dataPublicacao, dataAtualizacao } = row
  return { id, titulo, resumo, imagem, autor, idioma, minutosLeitura, dataPublicacao, dataAtualizacao }
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
  responsaveis: readDetail(row, 'responsaveis', []),
  contato: readDetail(row, 'contato', null),
})

export const toProject = (row: ItemRow): wire.Project => ({ ...toItem(row), contato: readDetail(row, 'contato', null) })

export const toCourse = (row: ItemRow): wire.Course => ({ ...toItem(row), ...named(row), totalLicoes: row.total })

export const toClass = (row: ItemRow): wire.EbdClass => ({
  id: row.id,
  nome: row.titulo,
  professor: row.autor,
  faixaEtaria: row.resumo || null,
  local: readDetail(row, 'local', null),
  diaSemana: readDetail(row, 'diaSemana', null),
  horario: readDetail(row, 'horario', null),
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

/** Reads a field that only this kind has. The type is trusted because inputs are validated on write. */
export function readDetail<T>({ detalhes }: ItemRow, name: string, fallback: T): T {
  return (detalhes[name] as T | undefined) ?? fallback
}
