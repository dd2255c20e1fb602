import type { Study, StudySeries } from '@narthex/contract/content/study.schemas'
import type { ItemRow } from '../content-rows.queries.ts'
import { readDetail, toItem } from '../content-wire.rules.ts'

/** A study in a list. A reader without access gets only the title and the position in the series. */
export function toStudy(row: ItemRow, mayRead: boolean): Study {
  const { referencia, referenciaOsis, pai, numero } = row
  const serie = pai?.isShown
    ? { slug: pai.slug ?? '', titulo: pai.titulo, numero: numero ?? 0, totalEstudos: pai.total ?? 0 }
    : null
  const duracaoMinutos = readDetail<number | null>(row, 'duracaoMinutos', null)
  const study = { ...toItem(row), referencia, referenciaOsis, duracaoMinutos, serie, flagRestrito: false }
  return mayRead ? study : { ...study, ...restrictedFields }
}

const restrictedFields = {
  resumo: '',
  imagem: null,
  autor: null,
  minutosLeitura: 0,
  referencia: null,
  referenciaOsis: null,
  duracaoMinutos: null,
  flagRestrito: true,
}

export function toStudySeries({ slug, titulo, resumo, idioma, total }: ItemRow, mayRead: boolean): StudySeries {
  return { slug: slug ?? '', titulo, resumo: mayRead ? resumo : '', idioma, totalEstudos: total }
}
