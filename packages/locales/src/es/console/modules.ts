export const consoleModules = {
  outsidePlan: 'No forma parte del plan de tu iglesia. Habla con quien cuida del sistema.',
  lead: 'Responde qué hace la iglesia. El sitio muestra solo lo que se aplica a ustedes; nada se pierde al desactivarlo.',
  sections: { questions: 'Lo que se aplica a ustedes' },
  modulos: { label: 'Lo que muestra el sitio' },
  questions: {
    MOD_CULTO: { ask: '¿Transmiten los cultos?', shows: '“En vivo”, con video, chat y apuntes durante el culto.' },
    MOD_EVENTO: { ask: '¿Hacen eventos?', shows: '“Eventos”, con inscripciones, entradas e ingreso por código QR.' },
    MOD_DOACAO: {
      ask: '¿Reciben ofrendas por internet?',
      shows: '“Ofrendar”, con Pix, tarjeta y ofrendas periódicas.',
    },
    MOD_CELULA: { ask: '¿Se reúnen en casas?', shows: '“Grupos”, con mapa, solicitudes para participar y asistencia.' },
    MOD_MURAL_ORACAO: {
      ask: '¿La gente pide oración en el sitio?',
      shows: '“Oración”, con el muro y las peticiones al equipo.',
    },
    MOD_DEVOCIONAL: { ask: '¿Publican devocionales?', shows: '“Devocionales”, y el del día en el inicio.' },
    MOD_NOTICIA: { ask: '¿Publican noticias?', shows: '“Noticias”, y las más nuevas en el inicio.' },
    MOD_EBD: { ask: '¿Tienen escuela bíblica?', shows: '“Escuela bíblica”, con cursos, clases y lecciones.' },
    MOD_PUBLICACAO: { ask: '¿Publican boletines o libros?', shows: '“Publicaciones”, para leer y descargar.' },
    MOD_ASSINATURA: { ask: '¿Tienen videos por suscripción?', shows: '“Play”, con películas, series y suscripciones.' },
  },
  hides: 'Al desactivarlo:',
  hidden: 'Guardado para cuando lo actives:',
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
      '{count, plural, one {# ofrenda periódica deja de cobrarse} other {# ofrendas periódicas dejan de cobrarse}}',
    ORACAO: '{count, plural, one {desaparece # petición de oración} other {desaparecen # peticiones de oración}}',
    TITULO_PLAY: '{count, plural, one {desaparece # título de Play} other {desaparecen # títulos de Play}}',
    ASSINATURA: '{count, plural, one {# suscripción deja de cobrarse} other {# suscripciones dejan de cobrarse}}',
  },
} as const
