import { defineModule } from '../../platform/modules/module.ts'
import { captchaRoutes } from './captcha.routes.ts'

export const captcha = defineModule({
  name: 'captcha',
  routes: captchaRoutes,
})
