// For a container's health check: ends with 0 where the product on this machine can serve, with 1 otherwise.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
