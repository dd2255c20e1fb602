export const calendar = {
  add: 'Adicionar à agenda',
  one: 'Só este encontro',
  series: 'A série toda',
  file: 'Apple e outros',
  google: 'Google',
  outlook: 'Outlook',
} as const
