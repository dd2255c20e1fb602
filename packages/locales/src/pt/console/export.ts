/** Exports of the whole church. */
export const consoleExport = {
  title: 'Exportar a igreja',
  lead: 'Um arquivo com tudo o que a igreja guarda: pessoas, contribuições, conteúdo, mensagens e arquivos, em tabelas que outros programas leem. Outro Narthex recebe a igreja inteira por ele.',
  privacy:
    'Ele tem dados pessoais de todos. Senhas, credenciais e códigos de acesso não fazem parte. Os responsáveis pela igreja recebem um e-mail, e só quem pediu pode baixar, por um dia.',
  ask: 'Exportar a igreja',
  asked: 'A exportação começou. Os responsáveis pela igreja recebem um e-mail.',
  ended: 'O arquivo foi apagado.',
  former: 'Exportações',
  none: 'A igreja nunca foi exportada.',
  more: 'Mostrar mais',
  askedBy: 'Pedida por {who}, {moment}',
  gone: 'alguém que já saiu',
  underWay: 'Preparando: {progress}',
  failed: 'Não deu certo. Peça outra vez.',
  over: 'O arquivo foi apagado.',
  contents:
    '{rows, plural, one {# registro} other {# registros}}, {files, plural, one {# arquivo} other {# arquivos}}, {size} MB.',
  until: 'Pode ser baixado até {moment}.',
  notMine: 'Só quem pediu pode baixar, até {moment}.',
  fetch: 'Baixar',
  end: 'Apagar',
}
