import type { thirdParty as pt } from '../pt/third-party.ts'
import type { Translation } from '../translation.ts'

export const thirdParty: Translation<typeof pt> = {
  opening: 'Un momento: te estamos llevando allí.',
  again: 'Abrir de nuevo',
  contact: 'Hablar con la iglesia',
  home: 'Ir al inicio',
  notSet: {
    voluts:
      'Aquí están los turnos de quienes sirven como voluntarios. Tu iglesia todavía no conectó ese sistema con el sitio. Para empezar a servir o preguntar por tu turno, habla con el líder del ministerio o con la secretaría.',
    mykids:
      'Aquí las familias registran la entrada y la salida de los niños. Tu iglesia todavía no conectó ese sistema con el sitio. Para saber cómo funciona allí, pregunta al equipo infantil o a la secretaría.',
  },
}
