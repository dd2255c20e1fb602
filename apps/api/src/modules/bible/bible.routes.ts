import * as calls from '@narthex/contract/bible/bible.endpoints'
import { bibleChoice } from '@narthex/contract/bible/bible-choice.settings'
import * as marks from '@narthex/contract/bible/bible-mark.endpoints'
import * as office from '@narthex/contract/bible/bible-office.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { settingsRoutes } from '../../platform/resources/settings-routes.ts'
import { clearDailyVerse, getDailyVerse, listDailyVerses, setDailyVerse } from './daily/daily-verse.service.ts'
import { listOwnMarks, mergeOwnMarks } from './marks/marks.service.ts'
import { bibleChoiceService } from './office/bible-choice.service.ts'
import { getBook, getChapter, getPassages } from './reading/reading.service.ts'
import { searchBible } from './searching/searching.service.ts'
import { listTranslations } from './translations/translations.service.ts'

export function bibleRoutes(): Route[] {
  return [
    route(calls.listTranslations, async (call) => ok(await listTranslations(call))),
    route(calls.getChapter, async ({ params, ...call }) => ok(await getChapter(call, params))),
    route(calls.getBook, async ({ params, query, ...call }) => ok(await getBook(call, { ...params, ...query }))),
    route(calls.getPassages, async ({ params, query, ...call }) =>
      ok(await getPassages(call, params.traducao, query.referencia)),
    ),
    route(calls.searchBible, async ({ params, query: { frase, ...query }, ...call }) =>
      ok(await searchBible(call, params.traducao, { ...query, isPhrase: frase === 'true' })),
    ),
    route(calls.getDailyVerse, async ({ query, ...call }) => ok(await getDailyVerse(call, query.data))),
    route(marks.listBibleMarks, async ({ query, ...call }) => ok(await listOwnMarks(call, query.desde))),
    route(marks.mergeBibleMarks, async ({ body, ...call }) => ok(await mergeOwnMarks(call, body.marcas))),
    ...settingsRoutes(bibleChoice, bibleChoiceService),
    route(office.listDailyVerses, async ({ query, ...call }) => ok(await listDailyVerses(call, query.desde))),
    route(office.setDailyVerse, async ({ params, body, ...call }) => {
      await setDailyVerse(call, params.data, body.referencia)
      return done
    }),
    route(office.clearDailyVerse, async ({ params, ...call }) => {
      await clearDailyVerse(call, params.data)
      return done
    }),
  ]
}
