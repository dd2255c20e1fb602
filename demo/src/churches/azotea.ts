import type { DemoChurch } from '../demo-tenant.ts'
import { menuItem, ownLink, songBook, studyShelf } from '../menu-items.ts'
import { photos } from '../photos/azotea-photos.ts'
import { prose } from '../prose.ts'
import { rooftops } from '../scenes/views.ts'
import { devotionals } from './azotea.devotionals.ts'
import { events } from './azotea.events.ts'
import { giving } from './azotea.giving.ts'
import { groups, neighbours } from './azotea.groups.ts'
import { live } from './azotea.live.ts'
import { meetings } from './azotea.meetings.ts'
import { customFields, members } from './azotea.members.ts'
import { ministries } from './azotea.ministries.ts'
import { news } from './azotea.news.ts'
import { notifications } from './azotea.notifications.ts'
import { pastors, services } from './azotea.people.ts'
import { plan as readingPlan } from './azotea.plan.ts'
import { play } from './azotea.play.ts'
import { podcast } from './azotea.podcast.ts'
import { prayers } from './azotea.prayers.ts'
import { sales } from './azotea.sales.ts'
import { schedule } from './azotea.schedule.ts'
import { songs } from './azotea.songs.ts'
import { studies } from './azotea.studies.ts'
import { videos } from './azotea.videos.ts'

/** A young church in the middle of Cádiz, under a yellow on which little text can be read. */
export const azotea: DemoChurch = {
  founding: {
    codigo: 'azotea',
    slug: 'iglesia-la-azotea',
    nome: 'La Azotea',
    idioma: 'es-ES',
    fusoHorario: 'Europe/Madrid',
    organizacao: 'ancoradouro',
    hosts: [],
  },
  description: {
    descricao: 'Una iglesia joven del centro de Cádiz que nació en una azotea y que siempre lleva una silla de más.',
    historia: prose(`
      La Azotea empezó en mayo de 2021 porque no había otro sitio donde juntarse. Candela Rosales, Iván Montero y Taís
      Queiroz, recién llegada de Recife, compartían piso en el barrio de la Viña. Un domingo subieron seis sillas de
      playa, una guitarra y un termo a la azotea del número 14 de la calle Levantera. Aquella tarde vinieron nueve
      personas. El levante se llevó las partituras y nadie quiso bajar.

      Durante dieciséis meses fuimos de azotea en azotea. Los vecinos aprendieron a no tender los domingos por la tarde
      y nosotros aprendimos a cantar bajito después de las nueve y media. De aquella época nos quedan tres costumbres:
      llevar siempre una silla de más, leer el texto en voz alta entre varios y no empezar hasta que llega quien sale
      del turno de tarde.

      En otoño de 2022 pudieron con nosotros el viento y los números: ya éramos ochenta. Alquilamos una antigua
      tonelería cerca del mercado, quitamos doce capas de pintura y dejamos una pared sin tocar, la que guarda los
      nombres de los toneleros escritos a lápiz. La puerta la pintamos de amarillo para que se viera desde la esquina.
      Ahora nos conocen así: los de la puerta amarilla.

      Somos una iglesia joven, y no solo por la edad. Hay estudiantes, enfermeras, camareros, una patrona de barco,
      parejas con bebés y también jubilados que dicen que aquí, por fin, alguien les pregunta. No lo tenemos todo
      resuelto. Creemos en Jesús, leemos la Biblia con calma, hacemos preguntas sin miedo y comemos juntos siempre que
      podemos.

      No caminamos solos. Formamos parte de la Rede Ancoradouro, una familia de iglesias de ciudades con puerto que
      nació en Brasil. De Recife nos llegaron Taís, una caja de himnarios y un pandero que todavía suena. En 2024
      abrimos un segundo encuentro en San Fernando, y los jueves repartimos cena caliente cerca de la estación.

      Los domingos abrimos a las siete de la tarde. Si es tu primera vez, entra, siéntate donde quieras y no traigas
      nada. Bueno, si puedes, trae una silla.`),
    telefone: '+34 555 010 142',
    email: 'hola@laazotea.example',
    endereco: {
      logradouro: 'Calle de la Duela',
      numero: '9',
      complemento: 'La puerta amarilla',
      bairro: 'La Viña',
      cidade: 'Cádiz',
      estado: 'Cádiz',
      cep: '11002',
      pais: 'ES',
    },
    latitude: 36.5301,
    longitude: -6.3018,
    redesSociais: {
      instagram: 'https://www.instagram.com/laazotea.example',
      tiktok: 'https://www.tiktok.com/@laazotea.example',
      youtube: 'https://www.youtube.com/@laazotea.example',
      spotify: 'https://podcast.laazotea.example',
    },
    codigoPlano: 'INICIAL',
  },
  corApp: '#ffd60a',
  look: 'landscape',
  home: {
    atalhos: ['CELULA', 'AO_VIVO', 'DEVOCIONAL', 'EVENTO'],
    secoes: ['EVENTOS', 'CONVITES', 'DEVOCIONAL', 'BANNERS', 'NOTICIAS', 'HISTORIA', 'CONGREGACOES'],
    convites: [
      {
        codigo: 'CELULA',
        titulo: 'Te guardamos una silla',
        texto: 'Entre semana nos juntamos en salones y azoteas: cena, preguntas y poca prisa.',
        acao: 'Buscar mi grupo',
      },
      {
        codigo: 'EVENTO',
        titulo: 'Sube a la azotea',
        texto: 'Conciertos, mercadillos y cenas a la fresca. Trae a quien quieras.',
        acao: 'Ver qué hay',
      },
      { codigo: 'DOACAO', titulo: null, texto: null, acao: null },
    ],
  },
  modules: [
    'MOD_CULTO',
    'MOD_EVENTO',
    'MOD_DOACAO',
    'MOD_CELULA',
    'MOD_DEVOCIONAL',
    'MOD_NOTICIA',
    'MOD_MURAL_ORACAO',
    'MOD_ASSINATURA',
  ],
  payments: {
    currency: 'EUR',
    isLive: false,
    transferText: 'Titular: La Azotea. Escribe el código de tu ofrenda en el concepto de la transferencia.',
    methods: [
      { method: 'card', gateway: 'rehearsal', processing: { basisPoints: 150, fixed: 25 } },
      { method: 'paypal', gateway: 'rehearsal', processing: { basisPoints: 290, fixed: 35 } },
      { method: 'bank_transfer', gateway: 'offline' },
    ],
  },
  menu: [
    menuItem('SOBRE', { pt: 'Somos assim', en: 'Who we are', es: 'Somos así' }),
    menuItem('AO_VIVO'),
    menuItem('EVENTO', { pt: 'Planos', en: 'Plans', es: 'Planes' }),
    menuItem('DOACAO', { pt: 'Somar', en: 'Chip in', es: 'Aportar' }),
    menuItem('ORACAO', { pt: 'Oramos por você', en: 'We pray for you', es: 'Oramos por ti' }),
    menuItem('CELULA', { pt: 'Grupos de bairro', en: 'Neighborhood groups', es: 'Grupos de barrio' }),
    studyShelf(),
    menuItem('DEVOCIONAL', { pt: 'Dez minutos', en: 'Ten minutes', es: 'Diez minutos' }),
    menuItem('NOTICIA', { pt: 'Novidades', en: 'What’s new', es: 'Novedades' }),
    menuItem('VIDEO'),
    menuItem('PLAY', { pt: 'Azotea Play', en: 'Azotea Play', es: 'Azotea Play' }),
    menuItem('MINISTERIO', { pt: 'O que fazemos', en: 'What we do', es: 'Lo que hacemos' }),
    menuItem('PODCAST', { pt: 'Podcast Levante', en: 'Levante podcast', es: 'Pódcast Levante' }),
    songBook(),
    menuItem('BIBLIA'),
    menuItem('PLANO_LEITURA', { loginIsRequired: true }),
    menuItem('VOLUNTARIO', { pt: 'Dar uma mão', en: 'Lend a hand', es: 'Echar una mano', loginIsRequired: true }),
    menuItem('INSTAGRAM', { url: 'https://www.instagram.com/laazotea.example' }),
    menuItem('TIKTOK', { url: 'https://www.tiktok.com/@laazotea.example' }),
    ownLink('https://cena.laazotea.example', {
      pt: 'Jantar das quintas',
      en: 'Thursday supper',
      es: 'La cena de los jueves',
    }),
  ],
  banners: [
    {
      titulo: 'Domingos, 19:00',
      descricao: 'Calle de la Duela, 9. Busca la puerta amarilla y entra sin llamar.',
      url: '/about',
    },
    {
      titulo: 'Grupos de barrio',
      descricao: 'Ocho casas abiertas entre la Viña y Cortadura. Se cena, se lee y se habla de verdad.',
      scene: rooftops,
      url: '/groups',
    },
    {
      titulo: 'Diez minutos',
      descricao: 'Un texto, una pregunta y un silencio corto. De lunes a viernes, antes del primer café.',
      url: '/devotionals',
    },
  ],
  congregations: [
    {
      nome: 'La Azotea San Fernando',
      responsavel: 'Ismael Coronado y Noa Bernal',
      telefone: '+34 555 010 143',
      endereco: {
        logradouro: 'Calle del Salinero',
        numero: '31',
        complemento: 'Bajo izquierda',
        bairro: null,
        cidade: 'San Fernando',
        estado: 'Cádiz',
        cep: '11100',
        pais: 'ES',
      },
      latitude: 36.4649,
      longitude: -6.1985,
    },
  ],
  services,
  photos,
  pastors,
  events,
  sales,
  devotionals,
  news,
  ministries,
  studies,
  schedule,
  songs,
  notifications,
  videos,
  play,
  live,
  podcast,
  prayers,
  readingPlan,
  giving,
  customFields,
  members,
  neighbours,
  groups,
  meetings,
}
