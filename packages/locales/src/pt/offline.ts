export const offline = {
  kept: 'Ainda dá para ler',
} as const
