import type { DemoChurch } from '../demo-tenant.ts'
import { menuItem, ownLink, songBook, studyShelf } from '../menu-items.ts'
import { prose } from '../prose.ts'
import { sorrelHill } from '../scenes/views.ts'
import { courses } from './sorrel.ebd.ts'
import { events } from './sorrel.events.ts'
import { giving } from './sorrel.giving.ts'
import { groups, neighbours } from './sorrel.groups.ts'
import { live } from './sorrel.live.ts'
import { meetings } from './sorrel.meetings.ts'
import { customFields, members } from './sorrel.members.ts'
import { ministries } from './sorrel.ministries.ts'
import { news } from './sorrel.news.ts'
import { pastors, services } from './sorrel.people.ts'
import { plan as readingPlan } from './sorrel.plan.ts'
import { podcast } from './sorrel.podcast.ts'
import { prayers } from './sorrel.prayers.ts'
import { sales } from './sorrel.sales.ts'
import { schedule } from './sorrel.schedule.ts'
import { songs } from './sorrel.songs.ts'
import { studies } from './sorrel.studies.ts'
import { videos } from './sorrel.videos.ts'

/** A small country chapel in Vermont: few pages, few people, no organisation. */
export const sorrel: DemoChurch = {
  founding: {
    codigo: 'sorrel',
    slug: 'sorrel-hill-chapel',
    nome: 'Sorrel Hill Chapel',
    idioma: 'en-US',
    fusoHorario: 'America/New_York',
    organizacao: null,
    hosts: [],
  },
  description: {
    descricao: 'A white chapel, a long table, and about sixty people who would be glad to see you on Sunday morning.',
    historia: prose(`
      Sorrel Hill Chapel was raised in a single week in September 1847 by nine farming families who could not agree on a
      denomination and decided to agree on a roof instead. They cut the frame from a stand of white pine behind the
      Whitcomb place, and the Pruitt brothers, who owned the only level, checked every post twice. Even so, the floor
      slopes half an inch toward the pulpit. We have never fixed it. Marbles dropped during the sermon have entertained
      seven generations of children.

      Our bell came over the mountain by ox sled in the winter of 1861, paid for in butter and maple sugar. It cracked
      on its second Christmas and has rung a shade flat ever since. We ring it for worship, for weddings and funerals,
      for every baby born in the valley and, once, by mistake, for an escaped heifer. Half the town came. The heifer was
      found.

      In the flood of November 1927, Alder Brook took the covered bridge, the gristmill and the road in one night. The
      chapel stood on its hill, and for three weeks the post office, the schoolroom and the town clerk all worked from
      our pews. That winter, planks pulled from the wreck of the bridge became the long table in the vestry. We still
      eat at it on the first Sunday of every month, and there has yet to be a month when the food ran out.

      We are small, and we have stopped apologizing for it. On an ordinary Sunday there are fifty or sixty of us: dairy
      people, teachers, a retired ferry pilot, two families who moved up from the city and learned to stack wood. Pastor
      Ruth Ellery has served here since 2009 and drives the school bus on Tuesdays. Dale Hutchins plays the reed organ,
      and when Dale is haying, we sing without it.

      There is no parking lot, only a field, and no dress code beyond boots you don’t mind getting muddy. Worship begins
      at nine-thirty, when the bell stops. Sit anywhere you like; the third pew on the left belongs to nobody, whatever
      you may hear. And if you can’t get up the hill, call us. Someone with a truck will come and get you.`),
    telefone: '+1 802-555-0147',
    email: 'hello@sorrelhill.example',
    endereco: {
      logradouro: 'Chapel Road',
      numero: '12',
      complemento: null,
      bairro: null,
      cidade: 'Sorrel Hill',
      estado: 'VT',
      cep: '05600',
      pais: 'US',
    },
    latitude: 44.2137,
    longitude: -72.4815,
    redesSociais: { facebook: 'https://www.facebook.com/sorrelhill.example' },
    codigoPlano: 'ESSENCIAL',
  },
  corApp: '#b4532a',
  look: 'linen',
  home: {
    atalhos: ['AGENDA', 'ORACAO', 'EVENTO', 'SOBRE'],
    secoes: ['HISTORIA', 'CONVITES', 'BANNERS', 'EVENTOS', 'NOTICIAS'],
    convites: [
      {
        codigo: 'EVENTO',
        titulo: 'Supper at the long table',
        texto: 'First Sunday of the month, right after worship. Bring a dish or bring your appetite.',
        acao: 'See when',
      },
      {
        codigo: 'ORACAO',
        titulo: 'Something weighing on you?',
        texto: 'Put it on the wall. Wednesday’s circle prays for every line, by name or without one.',
        acao: 'Ask for prayer',
      },
    ],
  },
  modules: ['MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_MURAL_ORACAO', 'MOD_NOTICIA', 'MOD_EBD'],
  payments: {
    currency: 'USD',
    isLive: false,
    cashText:
      'Drop your envelope in the box by the west door on Sunday, or bring it to the office on weekday mornings.',
    methods: [
      { method: 'card', gateway: 'rehearsal', processing: { basisPoints: 290, fixed: 30 } },
      { method: 'ach', gateway: 'rehearsal', processing: { basisPoints: 80, fixed: 0 } },
      { method: 'cash', gateway: 'offline' },
    ],
  },
  menu: [
    menuItem('SOBRE', { pt: 'Nossa história', en: 'Our story', es: 'Nuestra historia' }),
    menuItem('EVENTO', { pt: 'Agenda', en: 'What’s on', es: 'Agenda' }),
    menuItem('AO_VIVO', { pt: 'Culto de longe', en: 'Worship from home', es: 'Culto desde casa' }),
    menuItem('ORACAO', { pt: 'Pedidos de oração', en: 'Prayer requests', es: 'Peticiones de oración' }),
    menuItem('DOACAO'),
    menuItem('CELULA', { pt: 'Mesas da semana', en: 'Weeknight tables', es: 'Mesas de la semana' }),
    studyShelf(),
    menuItem('NOTICIA', { pt: 'Boletim', en: 'Newsletter', es: 'Boletín' }),
    menuItem('EBD'),
    menuItem('MINISTERIO', { pt: 'Mãos à obra', en: 'Many hands', es: 'Manos a la obra' }),
    menuItem('VIDEO'),
    menuItem('PODCAST', { pt: 'Podcast do sino', en: 'Bell podcast', es: 'Pódcast de la campana' }),
    songBook(),
    menuItem('BIBLIA'),
    ownLink('https://cemetery.sorrelhill.example', {
      pt: 'Registros do cemitério',
      en: 'Cemetery records',
      es: 'Registros del cementerio',
    }),
  ],
  banners: [
    {
      titulo: 'Sunday worship at nine-thirty',
      descricao: 'When the bell stops, we start. Come as you are; somebody will have saved you a seat.',
      scene: sorrelHill,
      url: '/about',
    },
    {
      titulo: 'First Sunday at the long table',
      descricao: 'Bring a dish if you can and an appetite if you can’t. There has been enough since 1928.',
      url: '/event',
    },
  ],
  congregations: [],
  services,
  pastors,
  events,
  sales,
  devotionals: [],
  news,
  ministries,
  courses,
  studies,
  studiesAreForMembers: true,
  schedule,
  songs,
  videos,
  live,
  notifications: [
    {
      sent: { weekday: 'saturday', time: '16:00', weeksAgo: 0 },
      tipo: 'EBD',
      titulo: 'Sunday school: the lost sheep',
      about: 'Ninety-nine and one',
      corpo: 'Mrs. Whitcomb is bringing an actual sheep. Please dress children accordingly.',
    },
    {
      sent: { weekday: 'thursday', time: '09:10', weeksAgo: 0 },
      tipo: 'EVENTO',
      titulo: 'Wood-splitting day: twelve hands wanted',
      about: 'Wood-splitting day',
      corpo: prose(`
        We have eleven cords to split and stack for neighbors who heat with wood. Start at eight, soup at noon. Bring
        gloves; we have the mauls.`),
    },
    {
      sent: { weekday: 'tuesday', time: '18:30', weeksAgo: 1 },
      tipo: null,
      titulo: 'Chapel Road is open again',
      corpo: prose(`
        The town crew finished the culvert this afternoon, so you no longer need to come around by the quarry. Many
        thanks to the Pruitts, who let half the congregation drive through their pasture.`),
    },
    {
      sent: { weekday: 'friday', time: '11:45', weeksAgo: 1 },
      tipo: 'NOTICIA',
      titulo: 'This month’s newsletter is out',
      corpo: prose(`
        The steeple estimate, a welcome to the Okafor family, and Dale’s notes on tuning reeds in damp weather.`),
    },
    {
      sent: { weekday: 'wednesday', time: '07:30', weeksAgo: 2 },
      tipo: null,
      titulo: 'The bell rang for Hazel',
      corpo: prose(`
        Born Tuesday at home, seven pounds and two ounces. Casseroles are being coordinated by Joan; call her first.`),
    },
    {
      sent: { weekday: 'monday', time: '10:00', weeksAgo: 3 },
      tipo: 'EVENTO',
      titulo: 'Hymn sing by lantern light',
      about: 'Hymn sing by lantern light',
      corpo: 'No program and no sermon. Call out a number and we will sing it, all the verses. Cider afterward.',
    },
  ],
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
