import type { captcha as pt } from '../pt/captcha.ts'
import type { Translation } from '../translation.ts'

export const captcha: Translation<typeof pt> = {
  label: 'Verificación de seguridad',
  moment: 'Un momento, por favor',
  giveUp: 'Cancelar',
  working: 'Comprobando que no eres un robot…',
  done: 'Todo bien: no eres un robot.',
  invalid: 'No pudimos confirmar que no eres un robot. Inténtalo de nuevo.',
  retry: 'Comprobar de nuevo',
}
