import { getChapter, listTranslations, searchBible } from '@narthex/contract/bible/bible.endpoints'
import { expect, it } from 'vitest'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { openTwin } from '../../../testing/test-platform.ts'
import { importMadeUp } from '../testing/set-up-bible.ts'
import { importFirstTranslation } from './first-translation.service.ts'

const test = setUpChurches({ farol: {} })

it('the first start of two processes at once imports one whole translation, later ones none', async () => {
  const twin = await openTwin(test)
  try {
    const client = await clientAt(test.platform, test.farol)
    expect((await client.call(listTranslations, {})).traducoes).toEqual([])
    const reports = await Promise.all([importFirstTranslation(test.platform), importFirstTranslation(twin.platform)])
    const [report, ...others] = reports.filter((one) => one !== undefined)
    expect(others).toEqual([])
    expect(report).toMatchObject({ books: 66, chapters: 1189, verses: 31_102, missing: [], extra: [], leftOut: [] })

    // What was answered before is not remembered.
    const again = await clientAt(test.platform, test.farol)
    const [translation] = (await again.call(listTranslations, {})).traducoes
    expect(translation).toMatchObject({ codigo: 'kjv', idioma: 'en', licenca: 'Public domain', versiculos: 31_102 })
    expect(translation?.tamanho).toBeLessThan(1_600_000)
    const params = { traducao: 'kjv', livro: 'Ps', capitulo: '119' } as const
    expect((await again.call(getChapter, { params })).versiculos).toHaveLength(176)
    const query = { termo: 'THE' }
    const { contagem, total } = await again.call(searchBible, { params: { traducao: 'kjv' }, query })
    expect(contagem).toHaveLength(66)
    expect(total).toBeGreaterThan(20_000)

    await importMadeUp(test.platform)
    await test.asOwner((owner) => owner.query("delete from biblia_traducao where codigo = 'kjv'"))
    expect(await importFirstTranslation(test.platform)).toBeUndefined()
  } finally {
    await twin.close()
  }
})
