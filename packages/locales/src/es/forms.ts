import type { forms as pt } from '../pt/forms.ts'
import type { Translation } from '../translation.ts'

export const forms: Translation<typeof pt> = {
  optional: '(opcional)',
  show: 'Mostrar',
  hide: 'Ocultar',
  rules: {
    PASSWORD_SHORT: '8 caracteres o más',
    PASSWORD_LOWER: 'Una letra minúscula',
    PASSWORD_UPPER: 'Una letra mayúscula',
    PASSWORD_DIGIT: 'Un número',
    PASSWORD_SPECIAL: 'Un símbolo (@$!%*?&#/.)',
  },
  ruleMet: 'listo',
  ruleUnmet: 'falta',
  tooMany: 'Demasiados intentos. Inténtalo de nuevo en {count, plural, one {# minuto} other {# minutos}}.',
  busy: 'Mucha gente está llegando a la vez. Espera un momento e inténtalo de nuevo.',
  unavailable: 'No fue posible hacerlo ahora. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
  noAnswer:
    'No pudimos conectarnos con el servidor. Lo que escribiste sigue aquí: revisa tu conexión e inténtalo de nuevo.',
  failed: 'Algo salió mal de nuestro lado. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.',
  script:
    'Para proteger tus datos, este formulario necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
}
