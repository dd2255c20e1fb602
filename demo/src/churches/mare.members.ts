import type { DemoCustomField, DemoMember } from '../demo-tenant.ts'
import { jacirasNotes, osvaldosNotes } from './mare.notes.ts'

export const customFields: DemoCustomField[] = [
  {
    codigo: 'como-chegou',
    tipo: 'OPCAO',
    titulo: 'Como você chegou à Boa Maré?',
    opcoes: ['Por um amigo', 'Pela Mesa Posta', 'Pela escola de música', 'Passando na rua', 'Pela internet'],
  },
  {
    codigo: 'instrumento',
    tipo: 'TEXTO',
    titulo: 'Toca algum instrumento?',
    ajuda: 'A orquestra ensaia às terças e sempre cabe mais uma estante.',
  },
  { codigo: 'batismo', tipo: 'SIM_NAO', titulo: 'Já foi batizado?' },
  { codigo: 'restricao', tipo: 'TEXTO_LONGO', titulo: 'Há algo que a equipe dos almoços deve saber?' },
]

export const members: DemoMember[] = [
  {
    login: 'member',
    notes: jacirasNotes,
    person: {
      nome: 'Jacira',
      sobrenome: 'Falcão',
      telefone: '+55 81 90000-0201',
      cpf: '111.444.777-35',
      dataNascimento: '1988-04-17',
      sexo: 'FEMININO',
      estadoCivil: 'CASADO_CIVIL_RELIGIOSO',
      dataCasamento: '2012-10-06',
      ocupacao: 'Professora de música',
      numeroFilhos: 2,
      observacoes: 'Toco flauta e levo as crianças à escola de música aos sábados.',
    },
    card: { numeroMembro: '0231', dataBatismo: '2004-06-13', cargo: 'Professora da Escola dominical' },
    congregation: 'Boa Maré Olinda',
    addresses: [
      {
        pais: 'BR',
        cep: '53020-000',
        logradouro: 'Rua da Palma Velha',
        numero: '214',
        complemento: 'Casa dos fundos',
        bairro: 'Carmo',
        cidade: 'Olinda',
        estado: 'PE',
      },
    ],
    children: [
      { nome: 'Benjamim Falcão', dataNascimento: '2016-02-11', sexo: 'MASCULINO', alergias: 'Amendoim e castanha' },
      { nome: 'Ester Falcão', dataNascimento: '2019-07-29', sexo: 'FEMININO' },
    ],
    answers: { 'como-chegou': 'Pela escola de música', instrumento: 'Flauta transversal', batismo: 'true' },
  },
  {
    login: 'admin',
    notes: osvaldosNotes,
    role: 'ROLE_ADMIN',
    person: { nome: 'Osvaldo', sobrenome: 'Peixoto', telefone: '+55 81 90000-0202', sexo: 'MASCULINO' },
  },
]
