import { importTranslation } from '@narthex/api/modules/bible/importing/import-translation.service'
import { getBook, getChapter } from '@narthex/api/modules/bible/reading/reading.service'
import { searchBible } from '@narthex/api/modules/bible/searching/searching.service'
import { listTranslations } from '@narthex/api/modules/bible/translations/translations.service'
import { hostOfReader, readTranslation, translationCodes } from '../datasets/translations.ts'
import { churchAt, type DemoOptions, openDemo } from '../platform.ts'
import { type Calls, timedShares } from '../shares.ts'
import type { Size } from '../size.ts'
import { contest } from './contest.ts'

export interface BibleOptions extends DemoOptions {
  readonly calls: Calls
  /** Size of the translations. */
  readonly size: Size
}

const anyOf = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

/** Reading, searching and importing translations, without HTTP. */
contest(async ({ calls, size, ...demo }: BibleOptions) => {
  let statements = 0
  const onQuery = () => {
    statements++
  }
  const { platform } = await openDemo(demo, { onQuery })
  const church = await churchAt(platform, hostOfReader)
  const call = platform.transactions.at(church)

  const { livros = [], codigo: traducao = '' } = (await listTranslations(call)).traducoes[0] ?? {}
  const books = await Promise.all(livros.map((livro) => getBook(call, { traducao, livro })))
  const readAnyChapter = () => {
    const { livro, capitulos } = anyOf(books)
    const capitulo = 1 + Math.floor(Math.random() * capitulos.length)
    return getChapter(call, { traducao: anyOf(translationCodes), livro, capitulo })
  }
  const texts = books.flatMap(({ capitulos }) => capitulos.flat().map(({ texto }) => texto.match(/[A-Za-z]+/g) ?? []))

  /** Words as they occur, so that common ones come often: one, two, or three in a row as a phrase. */
  async function search(): Promise<void> {
    const words = anyOf(texts)
    const at = Math.floor(Math.random() * words.length)
    const [kind, one] = [Math.random(), words[at] ?? 'the']
    const isPhrase = kind > 0.8
    const termo = isPhrase ? words.slice(at, at + 3).join(' ') : kind < 0.4 ? one : `${one} ${anyOf(words)}`
    await searchBible(call, anyOf(translationCodes), { termo, isPhrase, page: 1, limit: 20 })
  }

  return {
    port: 0,
    answers: {
      search: timedShares(search, calls),
      chapter: timedShares(readAnyChapter, calls),
      async statements() {
        statements = 0
        await readAnyChapter()
        return statements
      },
      async importSeconds() {
        const begun = performance.now()
        await importTranslation(platform, await readTranslation(size), { meta: { codigo: 'kjv-3' } })
        return (performance.now() - begun) / 1000
      },
      savedBytes: async () => (await listTranslations(call)).traducoes[0]?.tamanho ?? 0,
    },
  }
})
