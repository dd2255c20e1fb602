import type { payer as pt } from '../pt/payer.ts'
import type { Translation } from '../translation.ts'

export const payer: Translation<typeof pt> = {
  signIn: 'Ya tengo cuenta: entrar',
  name: 'Nombre completo',
  email: 'Correo',
  document: 'CPF o CNPJ',
  documentHint: 'El banco lo pide para esta forma de pago.',
  cpf: 'CPF',
  cpfHint: 'Esta forma de pago acepta solo CPF, no CNPJ.',
  phone: 'Teléfono',
  phoneHint: 'El banco lo pide para esta forma de pago.',
  address: {
    title: 'Dirección en Brasil',
    lead: 'El banco la pide para esta forma de pago. Pix y boleto son solo para direcciones en Brasil.',
    postalCode: 'Código postal (CEP)',
    street: 'Calle o avenida',
    number: 'Número',
    complement: 'Complemento',
    district: 'Barrio',
    city: 'Ciudad',
    state: 'Estado',
    choose: 'Elige',
  },
  missing: 'Para pagar así faltan algunos datos tuyos. Los completas y vuelves aquí, con todo guardado.',
  complete: 'Completar mis datos',
}
