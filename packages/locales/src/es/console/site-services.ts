export const consoleServices = {
  title: 'Cultos de la semana',
  add: 'Nuevo culto',
  empty: {
    title: 'Di cuándo se reúne la iglesia',
    lead: 'Cada culto aparece en la página de inicio, en “Quiénes somos”, en la agenda y en los calendarios de quienes siguen a la iglesia.',
    example: 'Por ejemplo: “Culto de la noche, domingo, 19:00”.',
  },
  columns: {
    nome: 'Nombre',
    diaSemana: 'Día',
    horario: 'Hora',
    flagTransmissao: 'Transmisión',
    local: 'Lugar',
  },
  actions: { remove: 'Eliminar' },
  streamed: 'En vivo en el sitio',
} as const

export const consoleServiceFields = {
  new: 'Nuevo culto',
  sections: { when: 'Cuándo', where: 'Dónde' },
  nome: { label: 'Nombre', help: 'Como lo llama la iglesia: “Culto de la noche”, “Escuela bíblica”.' },
  diaSemana: { label: 'Día de la semana', help: 'Se celebra cada semana ese día.' },
  horario: { label: 'Empieza a las', help: 'La hora en que comienza.' },
  duracaoMinutos: {
    label: 'Duración en minutos',
    help: 'El sitio dice “en este momento” durante ese tiempo, y los calendarios reservan la hora.',
  },
  local: { label: 'Lugar', help: 'Vacío: en la dirección de la iglesia. Si es en otro lugar, escribe cuál.' },
  flagTransmissao: {
    label: 'Transmitido en el sitio',
    help: 'Cada semana queda planeada una transmisión, y el sitio avisa que se puede ver.',
  },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae cultos de otro programa.' },
} as const
