import type { DemoGroup, DemoNeighbour } from '../demo-tenant.ts'

export const neighbours: DemoNeighbour[] = [
  { login: 'tais', person: { nome: 'Taís', sobrenome: 'Bezerra', telefone: '+55 81 90000-0211', sexo: 'FEMININO' } },
  { login: 'edson', person: { nome: 'Edson', sobrenome: 'Lacerda', telefone: '+55 81 90000-0212', sexo: 'MASCULINO' } },
  { login: 'iracema', person: { nome: 'Iracema', sobrenome: 'Duque', dataNascimento: '1951-08-30', sexo: 'FEMININO' } },
  {
    login: 'marcos',
    person: { nome: 'Marcos', sobrenome: 'Vilela', telefone: '+55 81 90000-0214', sexo: 'MASCULINO' },
  },
  { login: 'nina', bornYearsAgo: 16, person: { nome: 'Nina', sobrenome: 'Bezerra', sexo: 'FEMININO' } },
]

const recife = { cidade: 'Recife' }

export const groups: DemoGroup[] = [
  {
    nome: 'Café com prosa',
    resumo: 'Quarenta minutos no meio do expediente: um café, um salmo e de volta ao trabalho.',
    descricao:
      'A gente se encontra no refeitório da antiga fábrica de gelo, na mesa comprida perto da janela. Quem trabalha no centro chega com a marmita, e ninguém precisa ter lido nada antes.',
    ...{ ...recife, tipo: 'Centro', bairro: 'Bairro do Recife', weekday: 'thursday', time: '12:15', minutes: 40 },
    local: { logradouro: 'Rua do Velame, 58, refeitório', latitude: -8.0628, longitude: -34.8722 },
    ...{ capacidade: 16, flagNaAgenda: true, leads: 'admin', assists: 'edson', members: ['iracema'] },
    requests: [
      {
        by: 'marcos',
        mensagem: 'Comecei a trabalhar na Rua da Guia e queria almoçar com alguém. Posso ir já na quinta?',
      },
    ],
  },
  {
    nome: 'Varanda da Aurora',
    resumo: 'Uma varanda de frente para o rio, gente de todas as idades e sempre uma cadeira a mais.',
    descricao:
      'Lemos o texto do domingo, contamos como foi a semana e terminamos orando uns pelos outros. As crianças brincam no quintal, e há sempre alguém de olho nelas.',
    ...{ ...recife, tipo: 'Todas as idades', bairro: 'Boa Vista', weekday: 'tuesday', time: '19:30', minutes: 90 },
    local: { logradouro: 'Rua da Palha Fina, 31, casa 2', latitude: -8.0585, longitude: -34.887 },
    ...{ capacidade: 14, leads: 'edson', members: ['member', 'marcos'], flagNaAgenda: true },
  },
  {
    nome: 'Sala de estar',
    resumo: 'Casais que conversam sobre o que casal costuma deixar para depois.',
    ...{ ...recife, tipo: 'Casais', bairro: 'Graças', weekday: 'wednesday', time: '20:00', frequencia: 'QUINZENAL' },
    local: { logradouro: 'Rua do Jambeiro, 204, ap. 301', latitude: -8.0445, longitude: -34.899 },
    ...{ capacidade: 2, leads: 'marcos', members: ['tais'] },
  },
  {
    nome: 'Primeira onda',
    resumo: 'Para quem está no ensino médio: violão, pipoca e as perguntas que ninguém deixa fazer.',
    descricao: 'Duas pessoas da equipe acompanham cada encontro, e mães e pais sabem onde é e a que horas termina.',
    ...{ ...recife, tipo: 'Jovens', bairro: 'Casa Amarela', weekday: 'saturday', time: '16:00', minutes: 120 },
    local: { logradouro: 'Ladeira do Cajueiro, 77', latitude: -8.0265, longitude: -34.916 },
    ...{ capacidade: 20, leads: 'tais', assists: 'edson', members: ['nina'] },
  },
  {
    nome: 'Chá das quatro',
    resumo: 'Histórias antigas, hinos de cor e bolo de rolo. A idade mínima é gostar de chá.',
    ...{ ...recife, tipo: 'Melhor idade', bairro: 'Madalena', weekday: 'tuesday', time: '16:00', minutes: 75 },
    local: { logradouro: 'Rua do Bom Conselho, 12', latitude: -8.056, longitude: -34.908 },
    leads: 'iracema',
  },
  {
    nome: 'Rede na varanda',
    resumo: 'Perto da praia e sem pressa: a gente começa quando o vento chega.',
    ...{ ...recife, tipo: 'Todas as idades', bairro: 'Boa Viagem', weekday: 'monday', time: '20:00' },
    local: { logradouro: 'Rua das Pitangueiras, 455, ap. 12', latitude: -8.1215, longitude: -34.901 },
    ...{ capacidade: 12, leads: 'marcos' },
  },
  {
    nome: 'Colo de mãe',
    resumo: 'Mães de bebês, cada uma da sua sala, com a câmera aberta ou fechada.',
    ...{ tipo: 'Mulheres', flagOnline: true, weekday: 'thursday', time: '21:00', frequencia: 'QUINZENAL', minutes: 60 },
    local: { link: 'https://encontro.boamare.example/colo' },
    leads: 'tais',
  },
  {
    nome: 'Calçada do Carmo',
    resumo: 'Homens que caminham até o alto da Sé e oram na descida.',
    ...{ cidade: 'Olinda', tipo: 'Homens', bairro: 'Carmo', weekday: 'saturday', time: '06:30', frequencia: 'MENSAL' },
    local: { logradouro: 'Praça da Palma, em frente ao coreto', latitude: -8.015, longitude: -34.85 },
    ...{ nth: 1, leads: 'edson' },
  },
  {
    nome: 'Casa cheia',
    resumo: 'Cresceu tanto que vai virar dois grupos. Quando abrir de novo, a gente avisa no domingo.',
    ...{ cidade: 'Jaboatão dos Guararapes', tipo: 'Famílias', bairro: 'Piedade', weekday: 'friday', time: '20:00' },
    local: { logradouro: 'Avenida do Sargaço, 1010', latitude: -8.173, longitude: -34.917 },
    ...{ flagAceitaSolicitacoes: false, leads: 'iracema' },
  },
  {
    nome: 'Turno da noite',
    resumo: 'Para quem trabalha em escala: enfermagem, portaria, padaria. Entra quem estiver de folga.',
    ...{ tipo: 'Quem trabalha em turnos', flagOnline: true, weekday: 'wednesday', time: '22:30', minutes: 45 },
    local: { link: 'https://encontro.boamare.example/turno' },
    leads: 'marcos',
  },
  {
    nome: 'Janga de manhã',
    resumo: 'Antes do culto, pé na areia e um capítulo por domingo.',
    ...{ cidade: 'Paulista', tipo: 'Todas as idades', bairro: 'Janga', weekday: 'sunday', time: '07:00', minutes: 60 },
    local: { logradouro: 'Beira-mar, quiosque azul', latitude: -7.94, longitude: -34.832 },
    leads: 'edson',
  },
]
