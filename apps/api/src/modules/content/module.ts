import { defineModule } from '../../platform/modules/module.ts'
import { contentFileUses } from './content.file-uses.ts'
import { contentRoutes } from './content.routes.ts'
import { contentKindRoutes } from './office/content-kinds.routes.ts'
import { studyPersonalData } from './studies/studies.personal-data.ts'
import { studyRoutes } from './studies/studies.routes.ts'

export const content = defineModule({
  name: 'content',
  needs: ['audit', 'events', 'members', 'rich-text', 'search'],
  asks: ['findLeading'],
  routes: (needs) => [...contentRoutes(), ...contentKindRoutes(), ...studyRoutes(needs)],
  personalData: studyPersonalData,
  fileUses: contentFileUses,
})
