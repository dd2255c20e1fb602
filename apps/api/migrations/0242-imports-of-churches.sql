-- Ids that are kept for churches until their import is done (decision 0242). No role of the product has a grant on them: the owner's alone.
create table importacao_igreja (
  -- The hash of the archive's manifest.
  resumo text primary key,
  -- The id of the church.
  numero integer not null unique,
  -- The last id of an account that had been given out when the import began: it brings along those that are higher.
  ultimo_login integer not null,
  iniciada_em timestamptz not null
);
comment on table importacao_igreja is 'Ids kept for churches whose import has begun and is not done.';
