import type { Locale } from '@narthex/contract/locale'

/** An answer as it was typed, and the version that it is based on. */
export interface TypedAnswer {
  readonly texto: string
  readonly flagCompartilhada: boolean
  readonly versao: number
}

/** In which language a study's questions were read, and with which preview. */
export interface StudyQuery {
  readonly idioma: Locale
  readonly previa?: string | undefined
}
