import { defineModule } from '../../platform/modules/module.ts'
import { feedRoutes } from './feeds.routes.ts'

export const feeds = defineModule({
  name: 'feeds',
  needs: ['churches', 'content'],
  routes: feedRoutes,
})
