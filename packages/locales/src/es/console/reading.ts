/* Reading content in lists and forms. What all kinds say alike comes first. */

const columns = {
  titulo: 'Título',
  situacao: 'Estado',
  autor: 'Autor',
  idioma: 'Idioma',
  dataPublicacao: 'Fecha en el sitio',
  dataAtualizacao: 'Último cambio',
  pai: 'Parte de',
  data: 'Día',
  ordem: 'Posición',
} as const

const actions = {
  publish: 'Publicar',
  withdraw: 'Quitar del sitio',
  remove: 'Eliminar',
} as const

const sections = {
  words: 'Texto',
  picture: 'Imagen',
  when: 'Cuándo aparece',
  place: 'Dónde va',
  people: 'Responsables',
  meeting: 'Encuentro',
  file: 'Archivo',
  address: 'Dirección en el sitio',
} as const

const words = {
  titulo: {
    label: 'Título',
    help: 'Corto y claro: es lo primero que se lee en la lista del sitio.',
  },
  resumo: {
    label: 'Resumen',
    help: 'Una o dos frases. Aparece debajo del título y al compartir.',
  },
  corpo: {
    label: 'Texto',
    help: 'Puede quedar vacío si el resumen ya lo dice todo.',
  },
  idioma: {
    label: 'Idioma original',
    help: 'El idioma en que se escribió.',
  },
  traducoes: {
    label: 'Traducciones',
    help: 'Quien usa el sitio en otro idioma lee la traducción.',
  },
  imagem: {
    label: 'Imagen',
    help: 'Sin imagen, el sitio dibuja una portada.',
  },
  autor: {
    label: 'Autor',
    help: 'Quién firma. Puede quedar vacío.',
  },
  dataPublicacao: {
    label: 'Fecha en el sitio',
    help: 'Vacío: el momento en que publiques. Con una fecha futura aparece a partir de ella.',
  },
  dataFimPublicacao: {
    label: 'Sale del sitio el',
    help: 'Vacío: se queda. Con una fecha deja de aparecer a partir de ella.',
  },
  idExterno: {
    label: 'Código en otro sistema',
    help: 'Solo para quien trae contenido de otro programa.',
  },
} as const

const slug = {
  label: 'Final de la dirección',
  help: 'Vacío: se forma con el título al publicar. Letras sin acento, números y guiones.',
} as const

const ordem = {
  label: 'Posición',
  help: 'Los de número menor van primero.',
} as const

const referencia = {
  label: 'Pasaje',
  help: 'Como se dice: Juan 15:4. El sitio abre el pasaje en la Biblia.',
} as const

const contato = {
  label: 'Contacto',
  help: 'Una dirección que se abre con un toque: mailto:…, tel:… o https://…',
} as const

const arquivo = {
  label: 'Archivo (PDF)',
  help: 'Elígelo de la biblioteca, o pega una dirección.',
} as const

export const consoleDevotionals = {
  title: 'Devocionales',
  add: 'Escribir un devocional',
  empty: {
    title: 'Una palabra para cada día',
    lead: 'Cada devocional aparece en su día, en la página de inicio y en la página de devocionales.',
    example: 'Por ejemplo: “Permanecer”, Juan 15:4, para mañana.',
  },
  columns,
  actions,
} as const

export const consoleDevotionalFields = {
  new: 'Nuevo devocional',
  sections,
  ...words,
  referencia,
  data: {
    label: 'Día',
    help: 'Aparece en el sitio desde la medianoche de este día.',
  },
} as const

export const consoleMinistries = {
  title: 'Ministerios',
  add: 'Nuevo ministerio',
  empty: {
    title: 'Muestra dónde se puede servir',
    lead: 'Música, niños, bienvenida, visitas: cada ministerio tiene una página con sus responsables y cómo hablar con ellos.',
    example: 'Por ejemplo: “Mesa Abierta: almuerzo de domingo para quien llega solo.”',
  },
  columns,
  actions,
} as const

export const consoleMinistryFields = {
  new: 'Nuevo ministerio',
  sections,
  ...words,
  titulo: {
    label: 'Nombre',
  },
  responsaveis: {
    label: 'Responsables',
    help: 'En el orden en que el sitio los muestra.',
    add: 'Agregar persona',
    parts: {
      nome: 'Nombre',
      funcao: 'Función',
    },
  },
  contato,
} as const

export const consoleProjects = {
  title: 'Proyectos',
  add: 'Nuevo proyecto',
  empty: {
    title: 'Cuenta en qué trabaja un ministerio',
    lead: 'Un proyecto aparece en la página de su ministerio: una campaña, una obra, un viaje.',
    example: 'Por ejemplo: “Canasta de mayo: alimentos para veinte familias.”',
  },
  columns,
  actions,
} as const

export const consoleProjectFields = {
  new: 'Nuevo proyecto',
  sections,
  ...words,
  paiId: {
    label: 'Ministerio',
    help: 'El proyecto aparece en su página.',
  },
  ordem,
  contato,
} as const

export const consoleCourses = {
  title: 'Cursos',
  add: 'Nuevo curso',
  empty: {
    title: 'Empieza la escuela bíblica',
    lead: 'Un curso reúne clases y lecciones. Empieza por el nombre y una frase sobre él.',
    example: 'Por ejemplo: “Primeros pasos: ocho encuentros para quien llega.”',
  },
  columns,
  actions,
} as const

export const consoleCourseFields = {
  new: 'Nuevo curso',
  sections,
  ...words,
  slug,
} as const

export const consoleClasses = {
  title: 'Clases',
  add: 'Nueva clase',
  empty: {
    title: 'Arma las clases',
    lead: 'Cada curso puede tener clases por edad, día o sala.',
    example: 'Por ejemplo: “Clase de la mañana, adultos, sala 2, domingo a las 9.”',
  },
  columns,
  actions,
} as const

export const consoleClassFields = {
  new: 'Nueva clase',
  sections,
  ...words,
  titulo: {
    label: 'Nombre de la clase',
  },
  resumo: {
    label: 'Edades',
    help: 'Por ejemplo: adultos, de 7 a 9 años.',
  },
  autor: {
    label: 'Quién enseña',
  },
  paiId: {
    label: 'Curso',
    help: 'La clase aparece en su página.',
  },
  ordem,
  diaSemana: {
    label: 'Día de la semana',
  },
  horario: {
    label: 'Hora',
  },
  local: {
    label: 'Lugar',
    help: 'Sala, edificio o dirección.',
  },
} as const

export const consoleLessons = {
  title: 'Lecciones',
  add: 'Escribir una lección',
  empty: {
    title: 'Escribe la primera lección',
    lead: 'Las lecciones de un curso siguen un orden, y la página lleva de una a otra.',
    example: 'Por ejemplo: “La invitación”, Mateo 11:28.',
  },
  columns,
  actions,
} as const

export const consoleLessonFields = {
  new: 'Nueva lección',
  sections,
  ...words,
  referencia,
  paiId: {
    label: 'Curso',
    help: 'La lección aparece en su página.',
  },
  ordem,
  slug,
  arquivo: {
    label: 'Hoja para imprimir (PDF)',
    help: 'Elígela de la biblioteca, o pega una dirección.',
  },
} as const

export const consolePublications = {
  title: 'Publicaciones',
  add: 'Nueva publicación',
  empty: {
    title: 'Reúne los materiales impresos',
    lead: 'Boletines, informes, cuadernos: cada uno con su archivo para leer y descargar.',
    example: 'Por ejemplo: “Boletín de junio”, en PDF.',
  },
  columns,
  actions,
} as const

export const consolePublicationFields = {
  new: 'Nueva publicación',
  sections,
  ...words,
  paiId: {
    label: 'Tipo',
    help: 'El sitio agrupa las publicaciones por tipo.',
  },
  slug,
  arquivo,
} as const

export const consolePublicationTypes = {
  title: 'Tipos de publicación',
  add: 'Nuevo tipo',
  empty: {
    title: 'Agrupa las publicaciones por tipo',
    lead: 'Boletín, informe, cuaderno: quien visita elige qué quiere ver.',
    example: 'Por ejemplo: “Boletín: lo que la iglesia hace cada mes.”',
  },
  columns,
  actions,
} as const

export const consolePublicationTypeFields = {
  new: 'Nuevo tipo',
  sections,
  ...words,
  titulo: {
    label: 'Nombre',
  },
  resumo: {
    label: 'Descripción',
  },
  slug,
} as const

export const consoleStudies = {
  title: 'Estudios',
  add: 'Escribir un estudio',
  empty: {
    title: 'Prepara el próximo encuentro de los grupos',
    lead: 'Un estudio tiene texto, pasaje y preguntas para conversar, y una orientación que solo leen los líderes.',
    example: 'Por ejemplo: “Alegría en la cárcel”, Filipenses 1:12-21.',
  },
  columns,
  actions,
} as const

export const consoleStudyFields = {
  new: 'Nuevo estudio',
  sections,
  ...words,
  referencia,
  perguntas: {
    label: 'Preguntas',
    help: 'El sitio las muestra en el orden de un encuentro: rompehielos, observación, interpretación, aplicación, oración.',
    add: 'Agregar pregunta',
    parts: {
      grupo: 'Para qué',
      texto: 'Pregunta',
    },
    groups: {
      QUEBRA_GELO: 'Rompehielos',
      OBSERVACAO: 'Observación',
      INTERPRETACAO: 'Interpretación',
      APLICACAO: 'Aplicación',
      ORACAO: 'Oración',
    },
  },
  orientacaoLider: {
    label: 'Orientación para líderes',
    help: 'Solo la leen los líderes y auxiliares de los grupos.',
  },
  paiId: {
    label: 'Serie',
    help: 'Opcional.',
  },
  ordem: {
    label: 'Posición en la serie',
    help: 'Los de número menor van primero.',
  },
  duracaoMinutos: {
    label: 'Duración en minutos',
    help: 'Cuánto dura la conversación del grupo.',
  },
} as const

export const consoleStudySeries = {
  title: 'Series de estudios',
  add: 'Nueva serie',
  empty: {
    title: 'Junta estudios en una serie',
    lead: 'Una serie lleva a los grupos de un encuentro al otro.',
    example: 'Por ejemplo: “Cartas de Filipos: cuatro encuentros sobre la alegría.”',
  },
  columns,
  actions,
} as const

export const consoleStudySeriesFields = {
  new: 'Nueva serie',
  sections,
  ...words,
  titulo: {
    label: 'Nombre',
  },
  slug,
} as const
