import type { DemoGroup, DemoNeighbour } from '../demo-tenant.ts'

export const neighbours: DemoNeighbour[] = [
  { login: 'noelia', person: { nome: 'Noelia', sobrenome: 'Barrios', sexo: 'FEMININO' } },
  { login: 'ivan', person: { nome: 'Iván', sobrenome: 'Carmona', sexo: 'MASCULINO' } },
  {
    login: 'soledad',
    person: { nome: 'Soledad', sobrenome: 'Prieto', dataNascimento: '1957-12-01', sexo: 'FEMININO' },
  },
  { login: 'hugo', person: { nome: 'Hugo', sobrenome: 'Marín', sexo: 'MASCULINO' } },
  { login: 'alba', bornYearsAgo: 16, person: { nome: 'Alba', sobrenome: 'Carmona', sexo: 'FEMININO' } },
]

const cadiz = { cidade: 'Cádiz' }

export const groups: DemoGroup[] = [
  {
    nome: 'La mesa del fondo',
    resumo: 'Cena de lo que haya, un texto corto y mucha sobremesa.',
    descricao:
      'Nos juntamos en la última mesa de la tonelería cuando se vacía. Nadie pasa lista, nadie lee en voz alta si no quiere, y el café lo paga quien llegue tarde.',
    ...{ ...cadiz, tipo: 'Abierto a todos', bairro: 'La Viña', weekday: 'wednesday', time: '20:30', minutes: 90 },
    local: { logradouro: 'Calle de la Duela, 9, planta baja', latitude: 36.5301, longitude: -6.3018 },
    ...{ capacidade: 12, flagNaAgenda: true, leads: 'admin', assists: 'noelia', members: ['soledad'] },
    requests: [{ by: 'hugo', mensagem: 'Acabo de llegar a Cádiz y no conozco a nadie. ¿Puedo pasarme el miércoles?' }],
  },
  {
    nome: 'Azoteas del Pópulo',
    resumo: 'Jóvenes que suben con una manta y bajan con menos prisa.',
    ...{ ...cadiz, tipo: 'Jóvenes', bairro: 'El Pópulo', weekday: 'friday', time: '21:00', minutes: 100 },
    local: { logradouro: 'Callejón del Aljibe, 4, azotea', latitude: 36.5292, longitude: -6.2929 },
    ...{ capacidade: 15, leads: 'noelia', members: ['member', 'hugo'] },
  },
  {
    nome: 'Recreo largo',
    resumo: 'Instituto, bocadillo y preguntas sin respuesta de libro.',
    descricao: 'Siempre hay dos personas adultas del equipo, y las familias saben dónde estamos y a qué hora acabamos.',
    ...{ ...cadiz, tipo: 'Adolescentes', bairro: 'Santa María', weekday: 'saturday', time: '11:30', minutes: 90 },
    local: { logradouro: 'Patio de la calle del Mirto, 18', latitude: 36.5268, longitude: -6.2896 },
    ...{ leads: 'ivan', assists: 'noelia', members: ['alba'] },
  },
  {
    nome: 'Carrito y café',
    resumo: 'Mañanas con bebés: si lloran, seguimos hablando.',
    ...{ ...cadiz, tipo: 'Familias', bairro: 'Mentidero', weekday: 'tuesday', time: '10:30', minutes: 75 },
    local: { logradouro: 'Plaza del Mentidero, el banco de sombra', latitude: 36.5346, longitude: -6.3004 },
    leads: 'noelia',
  },
  {
    nome: 'Los de puertas afuera',
    resumo: 'Más allá de la muralla también hay salón, tortilla y sitio.',
    ...{ ...cadiz, tipo: 'Abierto a todos', bairro: 'Puerta Tierra', weekday: 'thursday', time: '19:45' },
    local: { logradouro: 'Avenida de la Sal, 60, 5.º C', latitude: 36.5105, longitude: -6.2779 },
    ...{ capacidade: 2, leads: 'hugo', members: ['ivan'] },
  },
  {
    nome: 'La isla de los lunes',
    resumo: 'En San Fernando, con vistas al caño y a la semana que empieza.',
    ...{ cidade: 'San Fernando', tipo: 'Abierto a todos', bairro: 'Centro', weekday: 'monday', time: '20:00' },
    local: { logradouro: 'Calle del Poniente, 22', latitude: 36.4649, longitude: -6.1985 },
    leads: 'ivan',
  },
  {
    nome: 'Conectados',
    resumo: 'Por videollamada, para quien rema en otra ciudad y sigue siendo de aquí.',
    ...{
      tipo: 'A distancia',
      flagOnline: true,
      weekday: 'sunday',
      time: '21:30',
      frequencia: 'QUINZENAL',
      minutes: 60,
    },
    local: { link: 'https://sala.laazotea.example/conectados' },
    leads: 'soledad',
  },
  {
    nome: 'Labores y salmos',
    resumo: 'Lana, aguja y un salmo que se queda dando vueltas toda la semana.',
    ...{ ...cadiz, tipo: 'Mayores', bairro: 'La Viña', weekday: 'thursday', time: '17:00', minutes: 90 },
    local: { logradouro: 'Calle de la Paloma, 3', latitude: 36.5322, longitude: -6.3051 },
    leads: 'soledad',
  },
  {
    nome: 'Paseo de los sábados',
    resumo: 'De Santa Catalina a la Caleta, despacio y hablando de a dos.',
    ...{
      ...cadiz,
      tipo: 'Al aire libre',
      bairro: 'La Caleta',
      weekday: 'saturday',
      time: '08:30',
      frequencia: 'MENSAL',
    },
    local: { logradouro: 'Puerta del castillo de Santa Catalina', latitude: 36.5341, longitude: -6.3091 },
    ...{ nth: -1, flagAceitaSolicitacoes: false, leads: 'hugo' },
  },
]
