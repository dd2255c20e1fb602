import type { GivenContent } from '@narthex/contract/content/content.form'
import type { ComingMoment, WeeklyMoment } from './weekly-moment.ts'

/* What a demo church publishes to be read, as its people would write it. What belongs together stands together. */

type Placed = 'paiId' | 'ordem' | 'dataPublicacao' | 'imagem'
type WrittenKind =
  | 'MINISTERIO'
  | 'PROJETO'
  | 'EBD_CURSO'
  | 'EBD_TURMA'
  | 'EBD_LICAO'
  | 'PUBLICACAO_TIPO'
  | 'ESTUDO_SERIE'
  | 'ESTUDO'
type Written<Kind extends WrittenKind> = Omit<GivenContent<Kind>, Placed>

export interface DemoDevotional extends Pick<GivenContent<'DEVOCIONAL'>, 'titulo' | 'resumo' | 'corpo' | 'traducoes'> {
  readonly referencia: string
  readonly autor: string
}

export interface DemoNews
  extends Pick<GivenContent<'NOTICIA'>, 'titulo' | 'resumo' | 'corpo' | 'autor' | 'traducoes' | 'situacao'> {
  /** Date of publication, past or future. */
  readonly published: WeeklyMoment | { readonly coming: ComingMoment }
}

export interface DemoMinistry extends Written<'MINISTERIO'> {
  readonly projects: Written<'PROJETO'>[]
}

export interface DemoCourse extends Written<'EBD_CURSO'> {
  readonly classes: Written<'EBD_TURMA'>[]
  readonly lessons: Written<'EBD_LICAO'>[]
}

/** A series of studies; one is published each Monday, and this week's is the latest. */
export interface DemoStudySeries extends Written<'ESTUDO_SERIE'> {
  readonly studies: Written<'ESTUDO'>[]
}

export interface DemoPublicationType extends Written<'PUBLICACAO_TIPO'> {
  readonly publications: DemoPublication[]
}

export interface DemoPublication extends Omit<GivenContent<'PUBLICACAO'>, Placed | 'arquivo'> {
  readonly published: WeeklyMoment
  /** The chapters of its file; each starts a page. */
  readonly chapters: { readonly title: string; readonly text: string }[]
}
