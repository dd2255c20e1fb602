/** Texts that all forms share. */
export const forms = {
  optional: '(opcional)',
  show: 'Mostrar',
  hide: 'Ocultar',
  rules: {
    PASSWORD_SHORT: '8 caracteres ou mais',
    PASSWORD_LOWER: 'Uma letra minúscula',
    PASSWORD_UPPER: 'Uma letra maiúscula',
    PASSWORD_DIGIT: 'Um número',
    PASSWORD_SPECIAL: 'Um símbolo (@$!%*?&#/.)',
  },
  ruleMet: 'feito',
  ruleUnmet: 'falta',
  tooMany: 'Foram muitas tentativas. Tente de novo em {count, plural, one {# minuto} other {# minutos}}.',
  busy: 'Muita gente está chegando ao mesmo tempo. Espere um instante e tente de novo.',
  unavailable: 'Não foi possível fazer isso agora. O que você escreveu continua aqui: tente de novo em instantes.',
  noAnswer:
    'Não conseguimos falar com o servidor. O que você escreveu continua aqui: confira a conexão e tente de novo.',
  failed: 'Algo não deu certo do nosso lado. O que você escreveu continua aqui: tente de novo em instantes.',
  script:
    'Para proteger os seus dados, este formulário precisa do JavaScript. Ative-o no navegador e recarregue a página.',
} as const
