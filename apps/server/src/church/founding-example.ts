/** The command that founds the first church, for an operator to fill in: printed at the start, and shown at the product's address. */
export const foundingExample =
  "npm run church -- found CODE --name 'Name of the church' --language pt --zone America/Sao_Paulo --admin you@example.org"
