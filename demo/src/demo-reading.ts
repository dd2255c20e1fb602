import type { GivenContent } from '@narthex/api/modules/content/content.inputs'
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
  /** When it came out, or will. */
  readonly published: WeeklyMoment | { readonly coming: ComingMoment }
}

export interface DemoMinistry extends Written<'MINISTERIO'> {
  readonly projects: Written<'PROJETO'>[]
}

export interface DemoCourse extends Written<'EBD_CURSO'> {
  readonly classes: Written<'EBD_TURMA'>[]
  readonly lessons: Written<'EBD_LICAO'>[]
}

/** One comes out each Monday; this week's is the last. */
export interface DemoStudySeries extends Written<'ESTUDO_SERIE'> {
  readonly studies: Written<'ESTUDO'>[]
}

export interface DemoPublicationType extends Written<'PUBLICACAO_TIPO'> {
  readonly publications: DemoPublication[]
}

export interface DemoPublication extends Omit<GivenContent<'PUBLICACAO'>, Placed | 'arquivo'> {
  readonly published: WeeklyMoment
  /** What its file says, each from a page of its own on. */
  readonly chapters: { readonly title: string; readonly text: string }[]
}
