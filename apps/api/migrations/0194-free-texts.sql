-- Free texts of the Bible that are fetched from their publishers: one run for all churches, and what came of it.
create table biblia_busca (
  codigo text primary key check (codigo ~ '^[a-z0-9][a-z0-9-]{1,19}$'),
  situacao text not null check (situacao in ('PEDIDA', 'BAIXANDO', 'LENDO', 'PRONTA', 'FALHOU')),
  -- The run that is under way: another one waits while it shows signs of life.
  posse text,
  bytes bigint not null default 0,
  total bigint,
  falha text,
  -- Of the file that was read last: its address, its SHA-256, and how its server named the version.
  endereco text,
  hash text,
  versao_origem text,
  alterada_em timestamptz not null
);
grant select on biblia_busca to narthex_app;
grant select, insert, update on biblia_busca to narthex_operator;
