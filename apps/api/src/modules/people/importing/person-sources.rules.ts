import type { TableSource } from '../../../platform/resources/importing/import-rules.ts'

const names = { 'first name': 'nome', 'last name': 'sobrenome', gender: 'sexo', birthdate: 'dataNascimento' } as const

/** Programs whose files of people are known by their columns. What the product keeps no field for is left out. */
export const personSources: readonly TableSource[] = [
  {
    name: 'Planning Center',
    signs: ['person id', 'first name', 'last name', 'household id'],
    fields: {
      'person id': 'idExterno',
      ...names,
      'marital status': 'estadoCivil',
      // Who is inactive there is so here, whatever their membership.
      status: 'situacao',
      membership: 'situacao',
      'mobile phone number': 'telefone',
      'home phone number': 'telefone',
      'work phone number': 'telefone',
      'other phone number': 'telefone',
      'home email': 'email',
      'work email': 'email',
      'other email': 'email',
    },
  },
  {
    name: 'Breeze',
    signs: ['breeze id', 'first name', 'last name'],
    fields: {
      'breeze id': 'idExterno',
      ...names,
      status: 'situacao',
      'marital status': 'estadoCivil',
      campus: 'idCongregacao',
      mobile: 'telefone',
      home: 'telefone',
      work: 'telefone',
      email: 'email',
    },
  },
  {
    name: 'B1',
    signs: ['importkey', 'firstname', 'lastname', 'membershipstatus'],
    fields: {
      importkey: 'idExterno',
      firstname: 'nome',
      lastname: 'sobrenome',
      birthdate: 'dataNascimento',
      gender: 'sexo',
      maritalstatus: 'estadoCivil',
      membershipstatus: 'situacao',
      mobilephone: 'telefone',
      homephone: 'telefone',
      workphone: 'telefone',
      email: 'email',
    },
  },
]
