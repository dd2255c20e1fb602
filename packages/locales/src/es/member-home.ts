import type { memberHome as pt } from '../pt/member-home.ts'
import type { Translation } from '../translation.ts'

export const memberHome: Translation<typeof pt> = {
  greeting: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
  },
  title: 'Lo que viene para ti',
  welcomeTitle: 'Qué bueno tenerte aquí',
  welcome: 'Empieza por donde quieras: tus grupos, planes y notas van a aparecer aquí.',
  all: 'Mi cuenta',
  loading: 'Cargando tus novedades…',
  failed: 'No pudimos cargar tus novedades.',
  retry: 'Intentar de nuevo',
  copy: 'Sin conexión: esto es lo que cargamos la última vez.',
  moved: '¡Listo! Ahora tu iglesia es {church}.',
  toSite: 'Conocer la iglesia',
  now: 'En curso, hasta {until}',
  group: {
    line: 'Encuentro de tu grupo',
    online: 'en línea',
    pending: '{count, plural, one {Una persona quiere} other {# personas quieren}} unirse',
  },
  event: {
    tickets: '{count, plural, one {1 entrada} other {# entradas}}',
    pending: '{count, plural, one {1 entrada está pendiente} other {# entradas están pendientes}} de pago',
  },
  reading: {
    today: 'Lectura de hoy',
    done: 'Lectura de hoy completada',
    day: 'lectura {day} de {total}',
    waiting: '{count, plural, one {1 lectura anterior} other {# lecturas anteriores}} por retomar',
  },
  prayer: {
    yours: 'Tu petición de oración',
    waiting: 'Tu petición está con el equipo',
    answered: 'Oración respondida',
    prayed: '{count, plural, one {Una persona oró} other {# personas oraron}} por ti',
    prayedNow: '{count, plural, one {Una persona oró} other {# personas oraron}} por ti esta semana',
    messages: '{count, plural, one {1 mensaje} other {# mensajes}}',
    wroteNow: '{count, plural, one {1 mensaje nuevo} other {# mensajes nuevos}} para ti',
  },
  note: {
    latest: 'Tu última nota, {when}',
    untitled: 'Sin título',
  },
  giving: {
    yours: 'Tu ofrenda',
    year: '{amount} en {year}',
    next: 'Próxima: {amount}, {when}',
    regular: 'Ofrenda periódica',
    needsYou: 'Necesita tu atención',
    stopped: 'Tu ofrenda de {amount} se detuvo',
    stoppedLine: 'Mira qué pasó y retómala cuando quieras.',
  },
  steps: {
    group: { title: 'Encontrar un grupo', line: 'Gente cerca de ti para caminar juntos.' },
    reading: { title: 'Empezar un plan de lectura', line: 'Un poco de la Biblia cada día.' },
    note: { title: 'Escribir tu primera nota', line: 'Guarda lo que te tocó el corazón.' },
    event: { title: 'Ver los próximos eventos', line: 'Lo que la iglesia está preparando.' },
  },
}
