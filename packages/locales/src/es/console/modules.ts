export const consoleModules = {
  outsidePlan: 'No forma parte del plan de su iglesia. Hable con quien lleva este producto.',
  lead: 'Responde qué hace la iglesia. El sitio muestra solo lo que vale para ustedes; nada se pierde al apagarlo.',
  sections: { questions: 'Lo que vale para ustedes' },
  modulos: { label: 'Lo que muestra el sitio' },
  questions: {
    MOD_CULTO: { ask: '¿Transmiten los cultos?', shows: '“En vivo”, con video, chat y apuntes durante el culto.' },
    MOD_EVENTO: { ask: '¿Hacen eventos?', shows: '“Eventos”, con inscripciones, entradas e ingreso por código QR.' },
    MOD_DOACAO: {
      ask: '¿Reciben ofrendas por internet?',
      shows: '“Ofrendar”, con Pix, tarjeta y donaciones que se repiten.',
    },
    MOD_CELULA: { ask: '¿Se reúnen en casas?', shows: '“Grupos”, con mapa, pedidos para participar y asistencia.' },
    MOD_MURAL_ORACAO: {
      ask: '¿La gente pide oración en el sitio?',
      shows: '“Oración”, con el mural y los pedidos al equipo.',
    },
    MOD_DEVOCIONAL: { ask: '¿Publican devocionales?', shows: '“Devocionales”, y el del día en el inicio.' },
    MOD_NOTICIA: { ask: '¿Publican noticias?', shows: '“Noticias”, y las más nuevas en el inicio.' },
    MOD_EBD: { ask: '¿Tienen escuela bíblica?', shows: '“Escuela bíblica”, con cursos, clases y lecciones.' },
    MOD_PUBLICACAO: { ask: '¿Publican boletines o libros?', shows: '“Publicaciones”, para leer y descargar.' },
    MOD_ASSINATURA: { ask: '¿Tienen videos por suscripción?', shows: '“Play”, con películas, series y suscripciones.' },
  },
  hides: 'Al apagarlo:',
  hidden: 'Guardado para cuando se encienda:',
  dependants: {
    ITEM_MENU: '{count, plural, one {desaparece # elemento del menú} other {desaparecen # elementos del menú}}',
    LUGAR_INICIO: '{count, plural, one {desaparece # acceso del inicio} other {desaparecen # accesos del inicio}}',
    SECAO_INICIO: '{count, plural, one {desaparece # parte del inicio} other {desaparecen # partes del inicio}}',
    PUBLICADO: '{count, plural, one {# publicación sale del sitio} other {# publicaciones salen del sitio}}',
    EVENTO_FUTURO: '{count, plural, one {# evento próximo sale del sitio} other {# eventos próximos salen del sitio}}',
    INSCRICAO:
      '{count, plural, one {# entrada de un evento próximo queda sin página} other {# entradas de eventos próximos quedan sin página}}',
    CULTO_TRANSMITIDO: '{count, plural, one {# culto deja de transmitirse} other {# cultos dejan de transmitirse}}',
    TRANSMISSAO_FUTURA:
      '{count, plural, one {desaparece # transmisión prevista} other {desaparecen # transmisiones previstas}}',
    CELULA: '{count, plural, one {# grupo sale del sitio} other {# grupos salen del sitio}}',
    DOACAO_RECORRENTE:
      '{count, plural, one {# donación que se repite deja de cobrarse} other {# donaciones que se repiten dejan de cobrarse}}',
    ORACAO: '{count, plural, one {desaparece # pedido de oración} other {desaparecen # pedidos de oración}}',
    TITULO_PLAY: '{count, plural, one {desaparece # título de Play} other {desaparecen # títulos de Play}}',
    ASSINATURA: '{count, plural, one {# suscripción deja de cobrarse} other {# suscripciones dejan de cobrarse}}',
  },
} as const
