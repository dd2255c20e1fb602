/** Support access, as operators see it at a church. */
export const operatorSupport = {
  title: 'Suporte',
  closed:
    'A igreja não abriu o escritório ao suporte. Uma pessoa responsável por ela abre em Configurações → Acesso do suporte.',
  reads: 'A igreja abriu o escritório ao suporte até {until}, só para ver.',
  changes: 'A igreja abriu o escritório ao suporte até {until}, para ver e mudar.',
  reason: 'Motivo: {reason}',
  enter: 'Entrar no escritório',
  newTab: '(abre em outra aba)',
  entered: 'O escritório abriu em outra aba.',
  over: 'A igreja encerrou o acesso.',
}
