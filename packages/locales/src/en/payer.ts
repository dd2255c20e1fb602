import type { payer as pt } from '../pt/payer.ts'
import type { Translation } from '../translation.ts'

export const payer: Translation<typeof pt> = {
  signIn: 'I have an account: sign in',
  name: 'Full name',
  email: 'Email',
  document: 'CPF or CNPJ',
  documentHint: 'The bank asks for it with this payment method.',
  cpf: 'CPF',
  cpfHint: 'This payment method accepts a CPF only, not a CNPJ.',
  phone: 'Phone',
  phoneHint: 'The bank asks for it with this payment method.',
  address: {
    title: 'Address in Brazil',
    lead: 'The bank asks for it with this payment method. Pix and boleto are for addresses in Brazil only.',
    postalCode: 'Postal code (CEP)',
    street: 'Street',
    number: 'Number',
    complement: 'Apt, suite, etc.',
    district: 'Neighborhood',
    city: 'City',
    state: 'State',
    choose: 'Choose',
  },
  missing: 'To pay this way, some of your details are missing. Complete them and come back here; everything is saved.',
  complete: 'Complete my details',
}
