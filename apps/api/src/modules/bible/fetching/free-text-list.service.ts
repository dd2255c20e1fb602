import type { FreeTextCode } from '@narthex/contract/bible/free-text.endpoints'
import { kjvMeta } from '../importing/kjv-package.service.ts'
import type { TranslationMeta } from '../importing/parsed-translation.ts'

/** A free text, and where it is fetched: at its publisher's, or in a package that the product comes with. */
export interface FreeTextSource {
  readonly codigo: FreeTextCode
  readonly meta: TranslationMeta & Readonly<Record<'codigo' | 'nome' | 'sigla' | 'idioma' | 'licenca', string>>
  /** Undefined for the text that the product comes with. */
  readonly address?: string | undefined
  /** SHA-256 of the file, for a version that has been compared with its print. The publishers pack theirs again and again. */
  readonly hash?: string | undefined
  readonly mostBytes: number
  /** Fewer verses than these are no whole Bible: an answer that is something else, or cut off. */
  readonly leastVerses: number
}

const whole = { mostBytes: 24 * 1024 * 1024, leastVerses: 30_900 }

/** The one list of the free texts that are fetched. */
export const freeTexts: readonly FreeTextSource[] = [
  {
    ...whole,
    codigo: 'blivre',
    address: 'https://ebible.org/Scriptures/porblivre_usfm.zip',
    meta: {
      codigo: 'blivre',
      nome: 'Bíblia Livre',
      sigla: 'BLIVRE',
      idioma: 'pt',
      licenca: 'CC BY 3.0 BR',
      atribuicao:
        'Bíblia Livre © Diego Santos, Mario Sérgio e Marco Teles (sites.google.com/site/biblialivre). Licença Creative Commons Atribuição 3.0 Brasil.',
    },
  },
  {
    ...whole,
    codigo: 'rv1909',
    address: 'https://ebible.org/Scriptures/spaRV1909_usfm.zip',
    meta: {
      codigo: 'rv1909',
      nome: 'Reina-Valera 1909',
      sigla: 'RV1909',
      idioma: 'es',
      licenca: 'Dominio público',
    },
  },
  { ...whole, codigo: 'kjv', meta: kjvMeta },
]

export const findFreeText = (code: string): FreeTextSource | undefined =>
  freeTexts.find(({ codigo }) => codigo === code)
