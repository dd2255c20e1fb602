import type { Locale } from '@narthex/contract/locale'

type Words = Readonly<Record<Locale, string>>

/**
 * Synonyms that people type for a page of the site, besides its name, separated by commas. A visitor may type in another
 * language than the site's, so all three are compared. Keys are paths of the route table.
 */
export const sectionWords: Readonly<Record<string, Words>> = {
  '/': { pt: 'início, página inicial, home', en: 'home, start, front page', es: 'inicio, página principal, portada' },
  '/about': {
    pt: 'sobre, quem somos, história, pastores, liderança, endereço, contato, telefone, e-mail, onde fica, como chegar, crenças, fotos',
    en: 'about us, who we are, our story, history, pastors, staff, leadership, address, contact, phone, email, location, directions, beliefs, photos',
    es: 'sobre nosotros, quiénes somos, historia, pastores, liderazgo, dirección, contacto, teléfono, correo, dónde está, cómo llegar, creencias, fotos',
  },
  '/churchs': {
    pt: 'igrejas, outras igrejas, congregações, campus, unidades, perto de mim',
    en: 'churches, other churches, campuses, locations, congregations, near me',
    es: 'iglesias, otras iglesias, congregaciones, sedes, cerca de mí',
  },
  '/live': {
    pt: 'ao vivo, transmissão, culto online, assistir, live',
    en: 'live, livestream, stream, online service, watch online, broadcast',
    es: 'en vivo, directo, transmisión, culto en línea, ver',
  },
  '/schedule': {
    pt: 'agenda, calendário, programação, horários, semana',
    en: 'schedule, calendar, times, hours, week',
    es: 'agenda, calendario, programación, horarios, semana',
  },
  '/event': {
    pt: 'eventos, inscrição, ingressos, retiro, conferência, acampamento, congresso',
    en: 'events, tickets, registration, sign up, retreat, conference, camp',
    es: 'eventos, inscripción, entradas, boletos, retiro, conferencia, campamento, congreso',
  },
  '/give': {
    pt: 'contribuir, contribuição, contribua, dar, doar, doação, dízimo, oferta, ofertar, pix, ajudar',
    en: 'give, giving, donate, donation, tithe, tithing, offering, generosity',
    es: 'dar, donar, donación, diezmo, ofrenda, ofrendar, contribuir, aportar',
  },
  '/groups': {
    pt: 'grupos, células, pequenos grupos, pgm, comunhão, grupo caseiro, perto de casa',
    en: 'groups, small groups, cell groups, life groups, home groups, community',
    es: 'grupos, células, grupos pequeños, casas de paz, comunidad',
  },
  '/studies': {
    pt: 'estudos, estudo bíblico, roteiro do grupo',
    en: 'studies, bible study, group guide',
    es: 'estudios, estudio bíblico, guía del grupo',
  },
  '/devotionals': {
    pt: 'devocional, devocionais, devoção, meditação, reflexão, palavra do dia, pão diário',
    en: 'devotionals, devotions, daily devotional, reflection, meditation, quiet time, word of the day',
    es: 'devocionales, devoción, meditación, reflexión, palabra del día, pan diario',
  },
  '/news': {
    pt: 'notícias, novidades, avisos, blog, boletim, comunicados',
    en: 'news, announcements, updates, blog, bulletin, newsletter',
    es: 'noticias, novedades, avisos, anuncios, blog, boletín',
  },
  '/ministries': {
    pt: 'ministérios, departamentos, servir, projetos, jovens, crianças, mulheres, homens, casais, missões, ação social',
    en: 'ministries, teams, serve, projects, youth, children, women, men, couples, missions, outreach',
    es: 'ministerios, equipos, servir, proyectos, jóvenes, niños, mujeres, hombres, parejas, misiones, acción social',
  },
  '/ebds': {
    pt: 'escola bíblica, escola dominical, ebd, classes, aulas, lições',
    en: 'sunday school, bible classes, lessons, classes',
    es: 'escuela dominical, escuela bíblica, clases, lecciones',
  },
  '/publications': {
    pt: 'publicações, livros, revistas, e-books, livraria, pdf',
    en: 'publications, books, magazines, ebooks, library, pdf',
    es: 'publicaciones, libros, revistas, biblioteca, pdf',
  },
  '/videos': {
    pt: 'vídeos, pregações, mensagens, sermões, ministrações, testemunhos, youtube',
    en: 'videos, sermons, messages, preaching, testimonies, talks, youtube',
    es: 'videos, prédicas, predicaciones, mensajes, sermones, testimonios, youtube',
  },
  '/podcast': {
    pt: 'podcast, áudio, ouvir, episódios, pregações em áudio',
    en: 'podcast, audio, listen, episodes, audio sermons',
    es: 'podcast, audio, escuchar, episodios, prédicas en audio',
  },
  '/praises': {
    pt: 'louvores, louvor, música, músicas, cifras, letras, cânticos, hinos, hinário, adoração',
    en: 'songs, praise, worship, music, lyrics, chords, hymns, hymnal',
    es: 'alabanzas, alabanza, música, canciones, acordes, letras, himnos, himnario, adoración, cantos',
  },
  '/prayer': {
    pt: 'oração, orar, pedido de oração, mural, intercessão, preciso de ajuda',
    en: 'prayer, pray, prayer request, prayer wall, intercession, need help',
    es: 'oración, orar, petición de oración, muro, intercesión, necesito ayuda',
  },
  '/play': {
    pt: 'play, séries, filmes, cursos, assinatura, streaming, catálogo',
    en: 'play, series, films, movies, courses, subscription, streaming, catalog',
    es: 'play, series, películas, cursos, suscripción, streaming, catálogo',
  },
  '/bible': {
    pt: 'bíblia, escrituras, versículos, palavra, ler a bíblia, evangelho, salmos',
    en: 'bible, scripture, verses, word, read the bible, gospel, psalms',
    es: 'biblia, escrituras, versículos, palabra, leer la biblia, evangelio, salmos',
  },
  '/reading-plans': {
    pt: 'planos de leitura, plano bíblico, ler a bíblia em um ano, leitura diária',
    en: 'reading plans, bible plan, bible in a year, daily reading',
    es: 'planes de lectura, plan bíblico, la biblia en un año, lectura diaria',
  },
  '/third-parts/voluts': {
    pt: 'voluntários, voluntariado, servir, escala, ajudar',
    en: 'volunteers, volunteering, serve, roster, help out',
    es: 'voluntarios, voluntariado, servir, turnos, ayudar',
  },
  '/third-parts/mykids': {
    pt: 'crianças, kids, infantil, filhos, berçário, check-in',
    en: 'children, kids, nursery, childcare, check-in',
    es: 'niños, kids, infantil, hijos, guardería, check-in',
  },
  '/privacy': {
    pt: 'privacidade, cookies, meus dados, lgpd',
    en: 'privacy, cookies, my data, gdpr',
    es: 'privacidad, cookies, mis datos',
  },
  '/access': {
    pt: 'entrar, login, acessar, cadastro, cadastrar, criar conta, esqueci a senha, recuperar senha',
    en: 'sign in, log in, login, register, sign up, create account, forgot password, reset password',
    es: 'entrar, iniciar sesión, acceder, registro, registrarse, crear cuenta, olvidé mi contraseña',
  },
  '/user': {
    pt: 'minha conta, perfil, configurações, meu cadastro',
    en: 'my account, profile, settings',
    es: 'mi cuenta, perfil, ajustes, configuración',
  },
  '/user/data': {
    pt: 'meus dados, mudar telefone, mudar endereço',
    en: 'my details, change phone, change address',
    es: 'mis datos, cambiar teléfono, cambiar dirección',
  },
  '/user/change-password': {
    pt: 'trocar senha, mudar a senha, nova senha',
    en: 'change password, new password',
    es: 'cambiar contraseña, nueva contraseña',
  },
  '/user/notes': {
    pt: 'anotações, caderno, notas do culto',
    en: 'notes, notebook, sermon notes',
    es: 'notas, apuntes, notas del culto',
  },
  '/user/notifications': {
    pt: 'notificações, avisos, mensagens da igreja',
    en: 'notifications, alerts, messages from the church',
    es: 'notificaciones, alertas, mensajes de la iglesia',
  },
  '/user/registrations': {
    pt: 'minhas inscrições, meus ingressos, meus eventos',
    en: 'my registrations, my tickets, my events',
    es: 'mis inscripciones, mis entradas, mis eventos',
  },
  '/user/prayer': {
    pt: 'meus pedidos de oração',
    en: 'my prayer requests',
    es: 'mis peticiones de oración',
  },
  '/user/giving': {
    pt: 'minhas contribuições, recibos, comprovante de doação, informe anual',
    en: 'my giving, giving history, receipts, giving statement',
    es: 'mis ofrendas, recibos, historial de donaciones, comprobante',
  },
  '/user/subscriptions': {
    pt: 'contribuição recorrente, cancelar contribuição, mensal, assinatura',
    en: 'recurring giving, cancel giving, monthly, subscription',
    es: 'ofrenda recurrente, cancelar ofrenda, mensual, suscripción',
  },
  '/user/member-card': {
    pt: 'carteirinha, cartão de membro',
    en: 'member card, membership card',
    es: 'credencial de miembro, tarjeta de miembro',
  },
  '/user/delete-user': {
    pt: 'excluir conta, apagar conta, sair da igreja',
    en: 'delete account, close account, leave church',
    es: 'eliminar cuenta, borrar cuenta, dejar la iglesia',
  },
}

/** Words of a question that say nothing of what is looked for. */
export const fillerWords: ReadonlySet<string> = new Set(
  [
    'a o as os um uma de do da dos das no na nos nas em e ou para pra por com que qual quais quando como onde quero',
    'preciso posso tem ha ver achar encontrar sao eu meu minha ao aos se sobre pelo pela igreja',
    'the an of in on at to for and or is are what when where how do does i my can want need find see get with your church it',
    'el la los las un una del en y para por con que cual cuales cuando como donde quiero necesito puedo hay ver mi es son iglesia',
  ]
    .join(' ')
    .split(' '),
)

/** Words that ask when the church meets, in all three languages. */
export const serviceWords =
  'culto, cultos, missa, horário, horários, hora, horas, service, services, mass, time, times, servicio, servicios, misa'

/** Words that stand beside these, and change nothing. */
export const besideServiceWords =
  'feira, hoje, amanhã, próximo, próximos, semana, celebração, reunião, online, presencial, today, tomorrow, next, week, worship, church, weekly, hoy, mañana, siguiente, celebración, reunión'
