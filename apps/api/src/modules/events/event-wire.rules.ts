interface EventMoments {
  readonly igrejaId: number
  readonly dataInicio: Date
  readonly dataFim: Date
  readonly dataAlteracao: Date
}

/** An event's row as the wire shows it: without its church, its moments in ISO 8601. */
export function toWireEvent<Row extends EventMoments>(row: Row) {
  const { igrejaId: _, dataInicio, dataFim, dataAlteracao, ...event } = row
  return {
    ...event,
    dataInicio: dataInicio.toISOString(),
    dataFim: dataFim.toISOString(),
    dataAlteracao: dataAlteracao.toISOString(),
  }
}
