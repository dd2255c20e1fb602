import { moduleCodes } from '@narthex/contract/church-codes'
import type { DemoChurch } from '../demo-tenant.ts'
import { menuItem, ownLink, songBook, studyShelf } from '../menu-items.ts'
import { prose } from '../prose.ts'
import { harbour, serra } from '../scenes/views.ts'
import { congregations } from './mare.congregations.ts'
import { table } from './mare.devotionals.table.ts'
import { waiting } from './mare.devotionals.waiting.ts'
import { waters } from './mare.devotionals.waters.ts'
import { courses } from './mare.ebd.ts'
import { events } from './mare.events.ts'
import { giving } from './mare.giving.ts'
import { groups, neighbours } from './mare.groups.ts'
import { live } from './mare.live.ts'
import { meetings } from './mare.meetings.ts'
import { customFields, members } from './mare.members.ts'
import { ministries } from './mare.ministries.ts'
import { news } from './mare.news.ts'
import { notifications } from './mare.notifications.ts'
import { pastors, services } from './mare.people.ts'
import { plan as readingPlan } from './mare.plan.ts'
import { play } from './mare.play.ts'
import { podcast } from './mare.podcast.ts'
import { prayers } from './mare.prayers.ts'
import { publicationTypes } from './mare.publications.ts'
import { sales } from './mare.sales.ts'
import { schedule } from './mare.schedule.ts'
import { songs } from './mare.songs.ts'
import { roads } from './mare.studies.roads.ts'
import { table as tableStudies } from './mare.studies.table.ts'
import { videos } from './mare.videos.ts'

/** A big city church in Recife, with everything the product has. */
export const mare: DemoChurch = {
  founding: {
    codigo: 'mare',
    slug: 'igreja-boa-mare',
    nome: 'Igreja Boa Maré',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
    organizacao: 'ancoradouro',
    hosts: [
      { nome: 'localhost', flagPrincipal: false },
      { nome: '127.0.0.1', flagPrincipal: false },
    ],
  },
  description: {
    descricao: prose(`
      Uma igreja à beira do cais, no centro do Recife, onde há lugar para quem chega cedo, para quem chega tarde
      e para quem ainda não sabe se fica.`),
    historia: prose(`
      A Boa Maré começou em março de 1958, com onze pessoas e um galpão emprestado. Era o depósito de velas de
      Amâncio Tavares, na Rua do Velame, a duas quadras do cais. Às quintas-feiras ele empurrava os rolos de lona
      para o fundo, arrumava caixotes em fileiras e deixava a porta aberta até passar o último ônibus. Dona Eulália,
      sua esposa, punha o café no fogareiro e dizia a quem espiava da calçada: “Entre, que a maré está boa”. O nome
      ficou.

      Em 1966, e de novo em 1975, o rio subiu e entrou pela nave. Na segunda cheia, o salão virou abrigo: cento e
      quarenta pessoas dormiram entre os bancos durante dezenove noites. Uma linha azul, pintada na coluna da entrada,
      marca até onde a água chegou. É a única placa que temos, e as crianças continuam se medindo por ela.

      Daquelas noites nasceu a Mesa Posta, a cozinha que até hoje serve almoço, de segunda a sexta, a quem trabalha,
      procura trabalho ou dorme no centro. Em 1983 veio a escola de música da professora Ivonete Barreto, que começou
      com três flautas doces e dois violões. Dela saíram a orquestra, o coral de jovens e boa parte dos casamentos da
      igreja.

      Quando o galpão ficou pequeno, em 1991, a comunidade decidiu não sair do bairro. Compramos a antiga fábrica de
      gelo ao lado, mantivemos os trilhos no chão e a chaminé de tijolos e abrimos uma claraboia onde antes pingava
      água. O salão de hoje recebe mil e duzentas pessoas. Ainda assim, a porta que usamos aos domingos é a mesma de
      seu Amâncio, lixada e envernizada todo mês de março.

      A cidade cresceu para longe do cais, e a igreja foi atrás. A primeira congregação, em Olinda, abriu em 1997 na
      sala de uma família; hoje são seis, cada uma com o seu jeito, o seu horário e o seu café. Em 2019, com
      comunidades amigas de outros portos, ajudamos a fundar a Rede Ancoradouro, para que nenhuma igreja pequena
      precise começar sozinha.

      Desde 2014 a pastora Lídia Cavalcanti conduz a equipe, com quatro pastores, trinta e dois diáconos e perto de
      quatrocentos voluntários. Somos muita gente, e por isso insistimos nos grupos pequenos: mais de noventa se reúnem
      durante a semana, em varandas, refeitórios e salas de casa. Se você está chegando agora, venha num domingo
      qualquer. Ninguém vai pedir que você se levante nem que diga o seu nome. Mas alguém, com certeza, vai lhe oferecer
      um café.`),
    telefone: '+55 81 90000-0101',
    email: 'ola@boamare.example',
    endereco: {
      logradouro: 'Rua do Velame',
      numero: '58',
      complemento: 'Entrada pela antiga fábrica de gelo',
      bairro: 'Bairro do Recife',
      cidade: 'Recife',
      estado: 'PE',
      cep: '50030-000',
      pais: 'BR',
    },
    latitude: -8.0628,
    longitude: -34.8722,
    redesSociais: {
      instagram: 'https://www.instagram.com/boamare.example',
      youtube: 'https://www.youtube.com/@boamare.example',
      facebook: 'https://www.facebook.com/boamare.example',
      whatsapp: 'https://wa.me/5581900000101',
      spotify: 'https://podcast.boamare.example',
    },
    codigoPlano: 'COMPLETO',
    flagChatBot: true,
  },
  corApp: '#0f6b6b',
  look: 'glass',
  modules: [...moduleCodes],
  payments: {
    currency: 'BRL',
    isLive: false,
    pix: {
      kind: 'ALEATORIA',
      key: '5b1d7c52-0a4e-4c5b-9d6e-2f8a31c7e940',
      name: 'Igreja Boa Maré',
      city: 'Recife',
    },
    cashText: 'Entregue o envelope na secretaria, de terça a sexta, das 14h às 18h, ou antes do culto de domingo.',
    cashDays: 10,
    maxInstallments: 6,
    freeInstallments: 3,
    minInstallment: 1000,
    monthlyBasisPoints: 199,
    methods: [
      { method: 'pix', gateway: 'rehearsal', processing: { basisPoints: 0, fixed: 99 } },
      { method: 'card', gateway: 'rehearsal', processing: { basisPoints: 299, fixed: 49 } },
      { method: 'boleto', gateway: 'rehearsal', processing: { basisPoints: 0, fixed: 199 } },
      { method: 'picpay', gateway: 'rehearsal', processing: { basisPoints: 199, fixed: 0 } },
      { method: 'manual_pix', gateway: 'offline' },
      { method: 'cash', gateway: 'offline' },
    ],
  },
  menu: [
    menuItem('SOBRE', { pt: 'A Boa Maré' }),
    menuItem('AO_VIVO'),
    menuItem('EVENTO'),
    menuItem('DOACAO'),
    menuItem('ORACAO'),
    menuItem('CELULA'),
    studyShelf(),
    menuItem('DEVOCIONAL'),
    menuItem('PLAY', { pt: 'Boa Maré Play', en: 'Boa Maré Play', es: 'Boa Maré Play' }),
    menuItem('EBD'),
    menuItem('NOTICIA'),
    menuItem('VIDEO'),
    menuItem('PODCAST', { pt: 'Podcast Maré Baixa', en: 'Maré Baixa podcast', es: 'Pódcast Maré Baixa' }),
    songBook(),
    menuItem('MINISTERIO'),
    menuItem('PUBLICACAO'),
    menuItem('BIBLIA'),
    menuItem('PLANO_LEITURA', { loginIsRequired: true }),
    menuItem('VOLUNTARIO', { loginIsRequired: true }),
    menuItem('KIDS', { pt: 'Boa Maré Kids', en: 'Boa Maré Kids', es: 'Boa Maré Kids', loginIsRequired: true }),
    menuItem('RADIO', {
      pt: 'Rádio Farol',
      en: 'Farol radio',
      es: 'Radio Farol',
      url: 'https://radio.boamare.example',
    }),
    ownLink('https://musica.boamare.example', {
      pt: 'Escola de música',
      en: 'Music school',
      es: 'Escuela de música',
    }),
    menuItem('INSTAGRAM', { url: 'https://www.instagram.com/boamare.example' }),
    menuItem('YOUTUBE', { url: 'https://www.youtube.com/@boamare.example' }),
    menuItem('FACEBOOK', { url: 'https://www.facebook.com/boamare.example', flagAtivo: false }),
  ],
  banners: [
    {
      titulo: 'Domingo, às 10h e às 18h',
      descricao: 'Música, Palavra e um café sem pressa depois. As crianças têm programação própria nos dois horários.',
      scene: harbour,
      url: '/live',
    },
    {
      titulo: 'Três dias na serra',
      descricao: 'O retiro das famílias volta a Gravatá. Leve agasalho, um jogo de tabuleiro e pouca pressa.',
      scene: serra,
      url: '/event',
    },
    {
      titulo: 'Ache um grupo perto de você',
      descricao: 'São mais de noventa, em varandas, refeitórios e salas de casa. Um deles tem uma cadeira sobrando.',
      url: '/groups',
    },
    {
      titulo: 'Mesa Posta: cento e oitenta almoços por dia',
      descricao: 'Um prato custa R$ 9,50. Ajude a manter o fogo aceso no centro do Recife.',
      url: '/give',
    },
    {
      titulo: 'Boa Maré Play',
      descricao: 'Cursos, séries e os concertos da orquestra, para ver no ônibus ou no sofá, quando der.',
      url: '/play',
    },
  ],
  congregations,
  services,
  pastors,
  events,
  sales,
  devotionals: [waiting, waters, table],
  news,
  ministries,
  courses,
  publicationTypes,
  studies: [tableStudies, roads],
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
