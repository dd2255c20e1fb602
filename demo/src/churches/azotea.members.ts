import type { DemoCustomField, DemoMember } from '../demo-tenant.ts'
import { candelasNotes, rafasNotes } from './azotea.notes.ts'

export const customFields: DemoCustomField[] = [
  {
    codigo: 'turno',
    tipo: 'OPCAO',
    titulo: '¿Cuándo puedes echar una mano?',
    opcoes: ['Entre semana', 'Los sábados', 'Los domingos', 'De momento no'],
  },
  { codigo: 'desde', tipo: 'DATA', titulo: '¿Qué día subiste por primera vez?', ajuda: 'Si te acuerdas.' },
]

export const members: DemoMember[] = [
  {
    login: 'member',
    notes: candelasNotes,
    person: {
      nome: 'Candela',
      sobrenome: 'Ríos',
      dataNascimento: '1996-06-21',
      sexo: 'FEMININO',
      estadoCivil: 'SOLTEIRO',
      ocupacao: 'Diseñador o diseñadora',
    },
    card: { numeroMembro: 'A-112', cargo: 'Equipo de bienvenida' },
    congregation: 'La Azotea San Fernando',
    addresses: [
      {
        pais: 'ES',
        cep: '11100',
        logradouro: 'Calle del Poniente',
        numero: '7',
        complemento: '3.º B',
        cidade: 'San Fernando',
        estado: 'Cádiz',
      },
    ],
    answers: { turno: 'Los sábados', desde: '2021-09-26' },
  },
  {
    login: 'admin',
    notes: rafasNotes,
    role: 'ROLE_ADMIN',
    person: { nome: 'Rafa', sobrenome: 'Montero', sexo: 'MASCULINO' },
  },
]
