import type { studies as pt } from '../pt/studies.ts'
import type { Translation } from '../translation.ts'

export const studies: Translation<typeof pt> = {
  lead: 'Para leer en grupo: un texto, buenas preguntas y tiempo para conversar.',
  search: 'Buscar en los estudios',
  empty: 'Los estudios llegan pronto',
  place: 'Estudio {number} de {total}',
  minutes: '{count, plural, one {# min} other {# min}}',
  minutesTogether: '{count, plural, one {# min en grupo} other {# min en grupo}}',
  single: 'Otros estudios',
  wholeSeries: '{count, plural, one {Ver el estudio de la serie} other {Ver los # estudios de la serie}}',
  all: 'Ver los estudios',
  previous: 'Estudio anterior',
  next: 'Siguiente estudio',
  questions: 'Para conversar',
  group: {
    QUEBRA_GELO: 'Para romper el hielo',
    OBSERVACAO: 'Lo que dice el texto',
    INTERPRETACAO: 'Lo que quiere decir',
    APLICACAO: 'Lo que cambia en nosotros',
    ORACAO: 'Para orar',
  },
  print: 'Imprimir para llevar',
  forMembers:
    'Los estudios son para quienes participan en la iglesia. Con tu cuenta puedes leer los textos y las preguntas.',
  logInToRead:
    'Este estudio es para quienes participan en la iglesia. Entra en tu cuenta para leer el texto y las preguntas.',
  answer: {
    write: 'Escribir mi respuesta',
    label: 'Tu respuesta a la pregunta {number}',
    mine: 'Mi respuesta',
    share: 'Mostrarla a quien guía mi grupo',
    private: 'Solo la lees tú',
    saving: 'Guardando…',
    saved: 'Guardado',
    waiting: 'Guardado en este dispositivo hasta que vuelva internet',
    joined: 'Lo unimos con lo que escribiste en otro dispositivo',
    failed: 'Aún no se guardó. Lo intentaremos de nuevo.',
    removed: 'Respuestas a preguntas que salieron de este estudio',
    removedLead: 'Solo tú las lees. Guarda en otro lugar lo que quieras y bórralas cuando ya no las necesites.',
    remove: 'Borrar',
    tooLong: 'Es demasiado larga: hasta {longest} letras.',
    logIn: 'Entra para guardar tus respuestas',
  },
  guidance: 'Para quien guía',
  shared: 'Lo que tu grupo quiso mostrarte',
  guidanceFor: 'Solo quienes guían un grupo y el equipo de la iglesia ven esta parte.',
}
