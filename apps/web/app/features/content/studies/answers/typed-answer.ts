import type { Locale } from '@narthex/contract/locale'

/** An answer as it was typed, and the version that it is based on. */
export interface TypedAnswer {
  readonly texto: string
  readonly flagCompartilhada: boolean
  readonly versao: number
}

/** Language and preview with which a study's questions were read. */
export interface StudyQuery {
  readonly idioma: Locale
  readonly previa?: string | undefined
}
