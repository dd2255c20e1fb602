import { importMadeUp } from '@narthex/api/modules/bible/testing/set-up-bible'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { ProductHere } from './product-here.ts'

export interface BibleChurch {
  readonly address: string
}

/** A church with a translation in Portuguese and one in English, of verses made up for tests. */
export async function openBibleChurch({ platform, siteAddress, newCode }: ProductHere): Promise<BibleChurch> {
  const code = newCode('leitura')
  await foundPlainChurch(platform, code, [], { nome: 'Igreja da Leitura' })
  const verses = {
    'John.3.1': { texto: 'O monte acordou antes do sol.', titulos: ['A manhã no monte'], paragrafo: true as const },
    'John.3.2': { texto: 'Ele disse: venham comer o pão.', paragrafo: true as const },
  }
  await importMadeUp(platform, { codigo: 'ensaio', books: ['Ruth', 'Mark', 'John', 'Jude'], verses })
  const english = { codigo: 'sample', nome: 'Sample text', sigla: 'SMP', idioma: 'en', word: 'word' }
  await importMadeUp(platform, { ...english, books: ['John'] })
  return { address: siteAddress(code) }
}
