/** Free texts of the Bible that can be fetched. */
export const consoleFreeTexts = {
  title: 'Un texto de la Biblia en {language}',
  lead: 'El sitio todavía no tiene una traducción en el idioma de la iglesia. Esta es libre y puede llegar ahora, directo de quien la publica.',
  licence: 'licencia: {licence}',
  act: 'Traer {name}',
  again: 'Intentar de nuevo',
  ask: 'Quien administra la configuración de la iglesia puede traer este texto.',
  asked: 'En la fila: empieza en un momento. Puedes salir de esta página.',
  loading: 'Descargando: {done} de {total} MB. Puedes salir de esta página.',
  loadingPart: 'Descargando: {done} MB. Puedes salir de esta página.',
  reading: 'Leyendo y revisando los versículos…',
  ready: '{name} llegó. El sitio ya puede mostrarla.',
  failures: {
    SEM_RESPOSTA: 'Quien publica el texto no respondió. Lo que ya llegó queda guardado: inténtalo más tarde.',
    RECUSADA: 'El texto ya no está en su dirección de siempre. Avisa a quien cuida el sistema.',
    GRANDE_DEMAIS: 'Lo que llegó es demasiado grande para ser este texto. Nada cambió.',
    OUTRO_CONTEUDO: 'Lo que llegó no es el texto esperado. Nada cambió. Avisa a quien cuida el sistema.',
    ILEGIVEL: 'Lo que llegó no se pudo leer como una Biblia completa. Nada cambió.',
    OUTRA: 'Algo no salió bien. El sistema lo intenta otra vez en unos minutos.',
  },
} as const
