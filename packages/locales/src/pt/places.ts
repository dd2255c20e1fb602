export const places = {
  map: 'Ver no mapa',
  call: 'Ligar',
  write: 'Escrever um e-mail',
  ledBy: 'Com {name}',
  services: 'Nossos horários',
  streamed: 'Também online',
} as const
