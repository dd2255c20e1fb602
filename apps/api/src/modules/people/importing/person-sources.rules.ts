import type { TableSource } from '../../../platform/resources/importing/import-rules.ts'

const names = { 'first name': 'nome', 'last name': 'sobrenome', gender: 'sexo', birthdate: 'dataNascimento' } as const

const homeAddress = {
  'household id': 'idDomicilio',
  'household name': 'domicilio',
  child: 'papelDomicilio',
  'home address street line 1': 'logradouro',
  'home address street line 2': 'complemento',
  'home address city': 'cidade',
  'home address state': 'estado',
  'home address zip code': 'cep',
  'home address country': 'pais',
  'home address country code': 'pais',
} as const

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
      ...homeAddress,
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
      family: 'domicilio',
      'family id': 'idDomicilio',
      'family role': 'papelDomicilio',
      'street address': 'logradouro',
      city: 'cidade',
      state: 'estado',
      zip: 'cep',
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
      householdkey: 'idDomicilio',
      householdname: 'domicilio',
      householdrole: 'papelDomicilio',
      address1: 'logradouro',
      address2: 'complemento',
      city: 'cidade',
      state: 'estado',
      zip: 'cep',
      mobilephone: 'telefone',
      homephone: 'telefone',
      workphone: 'telefone',
      email: 'email',
    },
  },
]
