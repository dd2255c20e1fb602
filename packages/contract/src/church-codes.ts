/** The modules of a church; a route without its module redirects to the home page (specification §2). */
export const moduleCodes = [
  'MOD_CULTO',
  'MOD_EVENTO',
  'MOD_DOACAO',
  'MOD_CELULA',
  'MOD_DEVOCIONAL',
  'MOD_NOTICIA',
  'MOD_EBD',
  'MOD_PUBLICACAO',
  'MOD_MURAL_ORACAO',
  'MOD_ASSINATURA',
] as const
export type ModuleCode = (typeof moduleCodes)[number]

/** Menu items whose place is the header's main bar; every other code goes in the "more" menu (specification §2). */
export const mainMenuCodes = ['SOBRE', 'AO_VIVO', 'DOACAO', 'EVENTO', 'ORACAO'] as const

/** Menu items of the "more" menu that the product knows; a church's own links use OUTRO. */
const moreMenuCodes = [
  'PLAY',
  'CELULA',
  'DEVOCIONAL',
  'NOTICIA',
  'VIDEO',
  'PODCAST',
  'MINISTERIO',
  'EBD',
  'PUBLICACAO',
  'BIBLIA',
  'RADIO',
  'FACEBOOK',
  'INSTAGRAM',
  'YOUTUBE',
  'TWITTER',
  'TIKTOK',
  'VOLUNTARIO',
  'KIDS',
  'PLANO_LEITURA',
  'OUTRO',
] as const

export const menuCodes = [...mainMenuCodes, ...moreMenuCodes] as const
export type MenuCode = (typeof menuCodes)[number]

/** Payment methods (specification §9). */
export const paymentMethodCodes = [
  'CREDIT_CARD',
  'BOLETO',
  'PIX',
  'PIX_MANUAL',
  'PAYPAL',
  'PICPAY',
  'ACH',
  'CASH',
  'BANK_TRANSFER',
] as const
export type PaymentMethodCode = (typeof paymentMethodCodes)[number]
