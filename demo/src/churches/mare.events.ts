import { article } from '../article.ts'
import type { DemoEvent } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const events: DemoEvent[] = [
  {
    titulo: 'Dinheiro sem vergonha',
    resumo: prose(`
      Uma conversa franca sobre dívida, orçamento e ajuda, com a contadora Marluce Teles. Câmera ligada só para quem
      quiser; as perguntas podem ser anônimas.`),
    begins: { weekday: 'tuesday', time: '20:00', weeksAhead: 0 },
    durationMinutes: 75,
    local: null,
    flagOnline: true,
  },
  {
    titulo: 'Ensaio aberto da orquestra',
    resumo: prose(`
      Sente-se entre as cordas e as madeiras e veja como uma música de domingo fica pronta na quinta. Crianças são
      bem-vindas, sapatos são opcionais.`),
    begins: { weekday: 'thursday', time: '19:30', weeksAhead: 0 },
    durationMinutes: 90,
    local: 'Salão da chaminé',
    flagOnline: false,
  },
  {
    titulo: 'Mutirão da Mesa Posta',
    resumo: prose(`
      Uma vez por mês a cozinha abre no sábado para lavar, consertar, estocar e cozinhar para o fim de semana. Não
      precisa saber cozinhar: precisa saber rir enquanto descasca.`),
    begins: { weekday: 'saturday', time: '07:00', weeksAhead: 0 },
    durationMinutes: 300,
    local: 'Cozinha, entrada pela Rua do Velame',
    flagOnline: false,
  },
  {
    titulo: 'Café para quem está chegando',
    resumo: prose(`
      Depois do culto da manhã, a equipe se senta com quem veio pela primeira, segunda ou décima vez e responde ao que
      perguntarem. Ninguém anota o seu telefone sem você pedir.`),
    begins: { weekday: 'sunday', time: '11:50', weeksAhead: 0 },
    durationMinutes: 60,
    local: 'Varanda dos trilhos',
    flagOnline: false,
  },
  {
    titulo: 'Doe sangue na porta da igreja',
    resumo: prose(`
      O ônibus do hemocentro estaciona na calçada das oito às duas. Leve um documento com foto e não venha em jejum: o
      bolo de macaxeira é por nossa conta.`),
    begins: { weekday: 'wednesday', time: '08:00', weeksAhead: 1 },
    durationMinutes: 360,
    local: 'Calçada da antiga fábrica de gelo',
    flagOnline: false,
  },
  {
    titulo: 'Vigília pela cidade',
    resumo: prose(`
      Quatro horas, uma para cada lado do Recife: o mar, o morro, o mangue e o centro. Venha para uma delas ou
      atravesse a noite inteira. Há rede, sopa e silêncio.`),
    begins: { weekday: 'friday', time: '22:00', weeksAhead: 1 },
    durationMinutes: 240,
    local: 'Salão principal',
    flagOnline: true,
  },
  {
    titulo: 'Bazar da Dona Eulália',
    resumo: prose(`
      Roupa boa por cinco reais, livros por dois, conversa de graça. O que entra paga o gás da Mesa Posta por um
      trimestre. Doações até a véspera, na secretaria.`),
    begins: { weekday: 'saturday', time: '09:00', weeksAhead: 2 },
    durationMinutes: 360,
    local: 'Armazém 9, do outro lado da rua',
    flagOnline: false,
  },
  {
    titulo: 'Batismo na praia do Janga',
    resumo: prose(`
      Saímos cedo, com a maré baixa e o sol manso. Depois do mar tem tapioca na casa de dona Dulce. Se você quer ser
      batizado, fale com a pastora Joana até o domingo anterior.`),
    begins: { weekday: 'saturday', time: '06:30', weeksAhead: 3 },
    durationMinutes: 120,
    local: 'Praia do Janga, em frente à congregação',
    flagOnline: false,
  },
  {
    titulo: 'Retiro das famílias em Gravatá',
    resumo: prose(`
      Trilha de manhã, conversa à tarde, fogueira à noite. São 220 vagas, em até seis vezes no cartão, e crianças de
      até seis anos não pagam. Se o valor for um problema, há bolsas que ninguém vê.`),
    begins: { weekday: 'friday', time: '17:00', weeksAhead: 4 },
    durationMinutes: 2820,
    local: 'Sítio Serra Mansa',
    endereco: {
      logradouro: 'Estrada da Serra Mansa',
      numero: 'km 4',
      complemento: null,
      bairro: null,
      cidade: 'Gravatá',
      estado: 'PE',
      cep: null,
      pais: 'BR',
    },
    latitude: -8.2103,
    longitude: -35.5702,
    flagOnline: false,
    serie: 'Retiros das famílias',
    corpo: article(`
      O ônibus sai da porta da igreja na sexta, às três e meia da tarde. Quem vai de carro chega a partir das quatro: o
      portão é o segundo depois da ponte, e há sempre alguém com um colete laranja.

      ## O que levar

      - Agasalho: na serra faz quinze graus de madrugada
      - Roupa de cama e toalha
      - Tênis que possa sujar
      - Um livro, se você é de acordar cedo

      ## Crianças

      De sete a doze anos têm programa próprio, pela manhã e à noite. Os menores ficam com os pais ou na salinha, que abre
      nas horas das conversas. Nenhuma criança sai da salinha com quem não a deixou lá.

      > Fui por obrigação e voltei com quatro famílias na agenda do telefone.
    `),
    programa: [
      { dia: 1, hora: '17:00', titulo: 'Chegada e quartos', descricao: 'A cantina abre às seis.' },
      { dia: 1, hora: '20:00', titulo: 'Fogueira', descricao: 'Violão, milho e ninguém com pressa.' },
      {
        dia: 2,
        hora: '07:30',
        titulo: 'Trilha da pedra',
        descricao: 'Duas horas, com crianças a partir de oito anos.',
      },
      {
        dia: 2,
        hora: '15:00',
        titulo: 'Conversa: quem fica com quem',
        descricao: 'Sobre dividir a casa, o cansaço e o domingo.',
      },
      { dia: 2, hora: '19:30', titulo: 'Noite de talentos duvidosos', descricao: null },
      { dia: 3, hora: '10:00', titulo: 'Culto na grama', descricao: 'Depois do almoço, estrada.' },
    ],
    convidados: [
      { nome: 'Lídia Cavalcanti', papel: 'pastora da Boa Maré', imagem: null },
      { nome: 'Benedito e Sônia Alencar', papel: 'vinte e nove anos de casados, três deles difíceis', imagem: null },
    ],
  },
  {
    titulo: 'Concerto ao pôr do sol',
    resumo: prose(`
      O coral de jovens, a orquestra e oitenta alunos novos da escola de música tocam de frente para o rio. Entrada
      livre; leve uma canga e, se puder, um quilo de alimento.`),
    begins: { weekday: 'saturday', time: '16:45', weeksAhead: 5 },
    durationMinutes: 100,
    local: 'Cais, em frente ao Armazém 9',
    flagOnline: true,
  },
  {
    titulo: 'Acampadentro',
    resumo: prose(`
      Uma noite de barracas dentro do salão para quem tem de sete a onze anos, com caça ao tesouro na chaminé e
      história contada à luz de lanterna. Os pais dormem em casa, finalmente.`),
    begins: { weekday: 'friday', time: '19:00', weeksAhead: 6 },
    durationMinutes: 840,
    local: null,
    flagOnline: false,
  },
  {
    titulo: 'Encontro da Rede Ancoradouro',
    resumo: prose(`
      As igrejas irmãs contam o que deu certo e, com mais calma, o que deu errado. De Cádiz entra La Azotea, por vídeo,
      com tradução feita por quem já morou lá e cá.`),
    begins: { weekday: 'thursday', time: '19:30', weeksAhead: 7 },
    durationMinutes: 120,
    local: 'Salão principal',
    flagOnline: true,
  },
  {
    titulo: 'Retiro das famílias de inverno',
    resumo: prose(`
      Noventa adultos, sessenta e duas crianças e uma panela de canjica que não acabou. As fotos estão no mural da
      secretaria.`),
    begins: { weekday: 'friday', time: '17:00', weeksAgo: 15 },
    durationMinutes: 2820,
    local: 'Sítio Serra Mansa, Gravatá (PE)',
    flagOnline: false,
    serie: 'Retiros das famílias',
  },
  {
    titulo: 'Feira de histórias da Rua do Velame',
    resumo: prose(`
      Vizinhos de antes contaram a rua para os de agora. O áudio das catorze histórias pode ser ouvido na biblioteca.`),
    begins: { weekday: 'saturday', time: '15:00', weeksAgo: 3 },
    durationMinutes: 240,
    local: 'Rua do Velame',
    flagOnline: false,
  },
  {
    titulo: 'Jantar do cais',
    resumo: prose(`
      Uma mesa comprida na varanda dos trilhos, doze lugares e a peixada de Amâncio. É dos membros da casa, para conversar
      sem pressa com quem se senta sempre do outro lado do salão.`),
    begins: { weekday: 'friday', time: '19:30', weeksAhead: 2 },
    durationMinutes: 150,
    local: 'Varanda dos trilhos',
    flagOnline: false,
  },
]
