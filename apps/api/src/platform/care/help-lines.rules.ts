import type { Help } from '@narthex/contract/prayer/prayer.schemas'

type Lines = Help['linhas']

/**
 * Free of charge according to their own sites (checked in 2026): CVV, Ligue 180 and Disque 100 in Brazil; 1411 (SNS
 * 24), CIG and IAC in Portugal; 024, 016 and ANAR in Spain; 988, The Hotline and Childhelp in the United States; Línea
 * 135, 144 and 102 in Argentina, where 135 may not answer in every province; Línea de la Vida in Mexico.
 */
const byCountry: Readonly<Record<string, Lines>> = {
  BR: [
    { tipo: 'CONVERSA', nome: 'CVV', telefone: '188' },
    { tipo: 'VIOLENCIA', nome: 'Ligue 180', telefone: '180' },
    { tipo: 'CRIANCA', nome: 'Disque 100', telefone: '100' },
    { tipo: 'EMERGENCIA', nome: 'SAMU', telefone: '192' },
    { tipo: 'EMERGENCIA', nome: 'Polícia Militar', telefone: '190' },
  ],
  PT: [
    { tipo: 'CONVERSA', nome: 'Linha Nacional de Prevenção do Suicídio', telefone: '1411' },
    { tipo: 'VIOLENCIA', nome: 'Serviço de Informação às Vítimas de Violência Doméstica', telefone: '800 202 148' },
    { tipo: 'CRIANCA', nome: 'SOS Criança', telefone: '116 111' },
    { tipo: 'EMERGENCIA', nome: '112', telefone: '112' },
  ],
  ES: [
    { tipo: 'CONVERSA', nome: 'Línea de atención a la conducta suicida', telefone: '024' },
    { tipo: 'VIOLENCIA', nome: '016', telefone: '016' },
    { tipo: 'CRIANCA', nome: 'ANAR', telefone: '900 20 20 10' },
    { tipo: 'EMERGENCIA', nome: '112', telefone: '112' },
  ],
  US: [
    { tipo: 'CONVERSA', nome: '988 Suicide & Crisis Lifeline', telefone: '988' },
    { tipo: 'VIOLENCIA', nome: 'National Domestic Violence Hotline', telefone: '1-800-799-7233' },
    { tipo: 'CRIANCA', nome: 'Childhelp', telefone: '1-800-422-4453' },
    { tipo: 'EMERGENCIA', nome: '911', telefone: '911' },
  ],
  AR: [
    { tipo: 'CONVERSA', nome: 'Línea 135', telefone: '135' },
    { tipo: 'VIOLENCIA', nome: 'Línea 144', telefone: '144' },
    { tipo: 'CRIANCA', nome: 'Línea 102', telefone: '102' },
    { tipo: 'EMERGENCIA', nome: '911', telefone: '911' },
  ],
  MX: [
    { tipo: 'CONVERSA', nome: 'Línea de la Vida', telefone: '800 911 2000' },
    { tipo: 'EMERGENCIA', nome: '911', telefone: '911' },
  ],
}

/** Mobile phones in almost every country route 112 to the emergency services. */
const anywhere: Lines = [{ tipo: 'EMERGENCIA', nome: '112', telefone: '112' }]

/** Default country per language, for a church without an address. */
const byLanguage: Readonly<Record<string, string>> = { pt: 'BR', en: 'US', es: 'ES' }

/** Help lines by the church's address, else by the region of its language tag, else by its language. */
export function findHelpLines({ pais, idioma }: { pais: string | undefined; idioma: string }): Help {
  const [language = '', region] = idioma.split('-')
  const country = pais ?? region?.toUpperCase() ?? byLanguage[language.toLowerCase()] ?? ''
  return { pais: country, linhas: byCountry[country] ?? anywhere }
}
