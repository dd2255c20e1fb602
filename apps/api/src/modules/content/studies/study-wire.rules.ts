import type { Study, StudySeries } from '@narthex/contract/content/study.schemas'
import type { ItemRow } from '../content-rows.queries.ts'
import { detailOf, toItem } from '../content-wire.rules.ts'

/** A study as a list tells it; to whoever may not read it, its title and its place alone. */
export function toStudy(row: ItemRow, mayRead: boolean): Study {
  const { referencia, referenciaOsis, pai, numero } = row
  const serie = pai?.isShown
    ? { slug: pai.slug ?? '', titulo: pai.titulo, numero: numero ?? 0, totalEstudos: pai.total ?? 0 }
    : null
  const duracaoMinutos = detailOf<number | null>(row, 'duracaoMinutos', null)
  const told = { ...toItem(row), referencia, referenciaOsis, duracaoMinutos, serie, flagRestrito: false }
  return mayRead ? told : { ...told, ...untold }
}

const untold = {
  ...{ resumo: '', imagem: null, autor: null, minutosLeitura: 0 },
  ...{ referencia: null, referenciaOsis: null, duracaoMinutos: null, flagRestrito: true },
}

export function toStudySeries({ slug, titulo, resumo, idioma, total }: ItemRow, mayRead: boolean): StudySeries {
  return { slug: slug ?? '', titulo, resumo: mayRead ? resumo : '', idioma, totalEstudos: total }
}
