export const consolePastors = {
  title: 'Pastores',
  add: 'Nuevo pastor o líder',
  empty: {
    title: 'Presenta a quienes cuidan de la iglesia',
    lead: 'Quien visita el sitio conoce el rostro y el nombre antes de llegar. Aparecen en “Quiénes somos”.',
    example: 'Por ejemplo: “Rute Alves, pastora”, con una foto y dos frases.',
  },
  columns: { nome: 'Nombre', funcao: 'Función' },
  actions: { remove: 'Eliminar' },
} as const

export const consolePastorFields = {
  new: 'Nuevo pastor o líder',
  sections: { person: 'Quién es' },
  nome: { label: 'Nombre', help: 'Como lo llama la gente: nombre y apellido.' },
  funcao: { label: 'Función', help: 'Qué hace en la iglesia: “Pastora principal”, “Pastor de jóvenes”.' },
  foto: { label: 'Foto', help: 'El rostro, de frente. Sin foto, el sitio muestra las iniciales.' },
  biografia: {
    label: 'Presentación',
    help: 'Algunas frases: familia, camino hasta aquí, lo que le gusta. Puede quedar vacía.',
  },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae personas de otro programa.' },
} as const
