import { defineModule } from '../../platform/modules/module.ts'
import { biblePersonalData } from './bible.personal-data.ts'
import { bibleRoutes } from './bible.routes.ts'
import { ownTranslationRoutes } from './office/own-translations.routes.ts'

export const bible = defineModule({
  name: 'bible',
  needs: ['members'],
  routes: (needs) => [...ownTranslationRoutes(needs), ...bibleRoutes()],
  personalData: biblePersonalData,
})
