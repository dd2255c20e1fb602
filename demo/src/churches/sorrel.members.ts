import type { DemoCustomField, DemoMember } from '../demo-tenant.ts'
import { everettsNotes, hattiesNotes } from './sorrel.notes.ts'

export const customFields: DemoCustomField[] = [
  {
    codigo: 'supper',
    tipo: 'OPCAO',
    titulo: 'What do you usually bring to supper?',
    opcoes: ['A main dish', 'Bread', 'Pie', 'Myself'],
  },
  { codigo: 'plough', tipo: 'SIM_NAO', titulo: 'Could you plough the lot if Amos is calving?' },
]

export const members: DemoMember[] = [
  {
    login: 'member',
    notes: hattiesNotes,
    person: {
      nome: 'Hattie',
      sobrenome: 'Marsh',
      dataNascimento: '1979-11-02',
      sexo: 'FEMININO',
      estadoCivil: 'VIUVO',
      ocupacao: 'Nurse',
      numeroFilhos: 1,
    },
    card: { numeroMembro: 'SH-58', dataBatismo: '1993-05-30', cargo: 'Deacon', responsavel: 'Rev. Ruth Ellery' },
    addresses: [
      { pais: 'US', cep: '05900', logradouro: 'Cutter Mill Road', numero: '88', cidade: 'Sorrel Hill', estado: 'VT' },
    ],
    children: [{ nome: 'June Marsh', dataNascimento: '2014-09-30', sexo: 'FEMININO', alergias: 'Bee stings' }],
    answers: { supper: 'Pie', plough: 'true' },
  },
  {
    login: 'admin',
    notes: everettsNotes,
    role: 'ROLE_ADMIN',
    person: { nome: 'Everett', sobrenome: 'Doane', sexo: 'MASCULINO' },
  },
]
