/** The part of a structured logger that the API needs; pino has this shape. Never pass personal data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
