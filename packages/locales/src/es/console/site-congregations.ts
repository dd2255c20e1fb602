export const consoleCongregations = {
  title: 'Congregaciones',
  add: 'Nueva congregación',
  empty: {
    title: '¿La iglesia se reúne en más de un lugar?',
    lead: 'Cada congregación aparece en “Quiénes somos” con dirección y teléfono, y cada miembro puede decir cuál es la suya.',
    example: 'Por ejemplo: “Zona norte, Calle de las Flores 120”.',
  },
  columns: { nome: 'Nombre', endereco: 'Dirección', responsavel: 'Responsable', membros: 'Miembros' },
  actions: { remove: 'Eliminar' },
  members: '{count, plural, =0 {Sin miembros} one {# miembro} other {# miembros}}',
} as const

export const consoleCongregationFields = {
  new: 'Nueva congregación',
  sections: { about: 'Quién es', place: 'Dónde está' },
  nome: { label: 'Nombre', help: 'Como la gente llama al lugar: el barrio, por ejemplo.' },
  responsavel: {
    label: 'Responsable',
    help: 'La persona responsable de esta congregación. El nombre aparece en el sitio.',
  },
  telefone: { label: 'Teléfono', help: 'Con código de área. Quien visita el sitio llama con un toque.' },
  endereco: { label: 'Dirección', help: 'Con ella el sitio muestra el camino.' },
  latitude: {
    label: 'Punto en el mapa',
    help: 'Pega las coordenadas o el enlace del mapa, por ejemplo -8.0631, -34.8711. Vacío: el sitio usa la dirección.',
  },
  longitude: { label: 'Longitud' },
  idExterno: { label: 'Código en otro sistema', help: 'Solo para quien trae congregaciones de otro programa.' },
  removal: {
    lead: 'Sale del sitio. No se puede deshacer.',
    members:
      '{count, plural, one {# persona pertenece a esta congregación.} other {# personas pertenecen a esta congregación.}} Di adónde van antes de eliminarla.',
    target: 'Pasar los miembros a',
    none: 'Ninguna congregación',
    unchosen: 'Elige adónde van.',
    go: 'Pasar los miembros y eliminar',
    plain: 'Eliminar',
    cancel: 'Cancelar',
  },
} as const
