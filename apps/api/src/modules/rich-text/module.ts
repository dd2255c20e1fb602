import { defineModule } from '../../platform/modules/module.ts'

export const richText = defineModule({
  name: 'rich-text',
})
