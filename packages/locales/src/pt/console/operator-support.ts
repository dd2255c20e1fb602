/** Support access, as operators see it at a church. */
export const operatorSupport = {
  title: 'Suporte',
  closed:
    'A igreja não abriu a administração ao suporte. Uma pessoa responsável por ela abre em Configurações → Acesso do suporte.',
  reads: 'A igreja abriu a administração ao suporte até {until}, só para ver.',
  changes: 'A igreja abriu a administração ao suporte até {until}, para ver e mudar.',
  reason: 'Motivo: {reason}',
  enter: 'Entrar na administração',
  newTab: '(abre em outra aba)',
  entered: 'A administração abriu em outra aba.',
  over: 'A igreja encerrou o acesso.',
}
