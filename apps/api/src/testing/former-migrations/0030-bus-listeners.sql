-- Processes that keep what they read until the content bus tells of a change. Each renews its row as long as it is told;
-- who writes waits for every process whose lease (`prazo_ms` from `visto_em` on) has not run out.
create table ouvinte (
  processo uuid primary key,
  sessao uuid not null,
  prazo_ms integer not null,
  visto_em timestamptz not null
);
