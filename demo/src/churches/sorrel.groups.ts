import type { DemoGroup, DemoNeighbour } from '../demo-tenant.ts'

export const neighbours: DemoNeighbour[] = [
  { login: 'amos', person: { nome: 'Amos', sobrenome: 'Tuttle', sexo: 'MASCULINO' } },
  { login: 'wren', person: { nome: 'Wren', sobrenome: 'Abbott', sexo: 'FEMININO' } },
  { login: 'lorna', person: { nome: 'Lorna', sobrenome: 'Pike', dataNascimento: '1948-03-19', sexo: 'FEMININO' } },
  { login: 'silas', person: { nome: 'Silas', sobrenome: 'Greer', sexo: 'MASCULINO' } },
  { login: 'tess', bornYearsAgo: 15, person: { nome: 'Tess', sobrenome: 'Tuttle', sexo: 'FEMININO' } },
]

const here = { cidade: 'Sorrel Hill' }

export const groups: DemoGroup[] = [
  {
    nome: 'Kitchen table group',
    resumo: 'Soup, one chapter, and whatever the week left on your mind.',
    descricao:
      'We meet in the Doanes’ kitchen and have done so since the winter the church furnace quit. Bring a bowl. If you have never opened a Bible, sit next to Everett; he will find the page.',
    ...{ ...here, tipo: 'Everyone', bairro: 'Mill Road', weekday: 'tuesday', time: '18:30', minutes: 90 },
    local: { logradouro: '41 Cutter Mill Road', latitude: 44.2181, longitude: -72.4722 },
    ...{ capacidade: 10, flagNaAgenda: true, leads: 'admin', assists: 'wren', members: ['lorna'] },
    requests: [{ by: 'silas', mensagem: 'I moved into the old Harlan place. I can bring bread.' }],
  },
  {
    nome: 'Early chores',
    resumo: 'For people who are up at five anyway. Coffee in the barn, prayers before the milk truck.',
    ...{ ...here, tipo: 'Farmers', bairro: 'North Hollow', weekday: 'friday', time: '05:45', minutes: 40 },
    local: { logradouro: 'Tuttle farm, second barn', latitude: 44.2462, longitude: -72.4903 },
    ...{ leads: 'amos', members: ['member'] },
  },
  {
    nome: 'Porch readers',
    resumo: 'One book a month, slowly. Porch in summer, parlor in winter.',
    ...{
      ...here,
      tipo: 'Book group',
      bairro: 'The Green',
      weekday: 'thursday',
      time: '15:00',
      frequencia: 'MENSAL',
      nth: 2,
    },
    local: { logradouro: '3 The Green, yellow door', latitude: 44.2129, longitude: -72.4829 },
    ...{ capacidade: 2, leads: 'lorna', members: ['wren'] },
  },
  {
    nome: 'Sledding and Psalms',
    resumo: 'High schoolers, hot chocolate, and questions that would get you looked at in the front pew.',
    descricao: 'Two grown-ups are always there, and every parent knows the address and the time we finish.',
    ...{ ...here, tipo: 'Youth', bairro: 'School Street', weekday: 'sunday', time: '16:00', minutes: 90 },
    local: { logradouro: 'School Street, the red house', latitude: 44.2098, longitude: -72.4768 },
    ...{ leads: 'wren', assists: 'amos', members: ['tess'] },
  },
  {
    nome: 'Quilts and quiet',
    resumo: 'Hands busy, hearts open. We pray for whoever gets the quilt.',
    ...{ ...here, tipo: 'Crafts', bairro: 'The Green', weekday: 'wednesday', time: '13:30', minutes: 120 },
    local: { logradouro: 'Chapel vestry', latitude: 44.2137, longitude: -72.4815 },
    leads: 'lorna',
  },
  {
    nome: 'Snowed-in circle',
    resumo: 'By video, for those the plow reaches last and those who have gone south for the winter.',
    ...{ tipo: 'Everyone', flagOnline: true, weekday: 'monday', time: '19:00', minutes: 60, frequencia: 'QUINZENAL' },
    local: { link: 'https://meet.sorrelhill.example/circle' },
    leads: 'silas',
  },
  {
    nome: 'Wood bank crew',
    resumo: 'We split, stack and deliver. The devotion is on the tailgate and lasts as long as the thermos.',
    ...{ ...here, tipo: 'Work group', bairro: 'Depot', weekday: 'saturday', time: '08:00', minutes: 180 },
    local: { logradouro: 'Behind the old depot', latitude: 44.2034, longitude: -72.4611 },
    ...{ frequencia: 'QUINZENAL', leads: 'amos', members: ['silas'] },
  },
  {
    nome: 'East Fork neighbors',
    resumo: 'Full of small children at the moment, and taking no more until the kitchen is finished.',
    ...{ cidade: 'East Fork', tipo: 'Families', bairro: 'Bridge Lane', weekday: 'thursday', time: '17:30' },
    local: { logradouro: '9 Bridge Lane', latitude: 44.1873, longitude: -72.4326 },
    ...{ flagAceitaSolicitacoes: false, leads: 'silas' },
  },
]
