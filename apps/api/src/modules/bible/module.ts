import { defineModule } from '../../platform/modules/module.ts'
import { biblePersonalData } from './bible.personal-data.ts'
import { bibleRoutes } from './bible.routes.ts'
import { freeTextRoutes } from './fetching/free-texts.routes.ts'
import { textFetchWorkers } from './fetching/text-fetch.workers.ts'
import { ownTranslationRoutes } from './office/own-translations.routes.ts'

export const bible = defineModule({
  name: 'bible',
  needs: ['audit', 'members'],
  routes: (needs) => [...ownTranslationRoutes(needs), ...freeTextRoutes(needs), ...bibleRoutes()],
  workers: textFetchWorkers,
  personalData: biblePersonalData,
})
