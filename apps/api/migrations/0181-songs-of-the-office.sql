-- The office edits songs as they are written: `cifra` is that text. A song without one was stored in its lines.
alter table louvor
  add cifra text check (length(cifra) <= 60000),
  add versao integer not null default 1,
  add id_externo text check (length(id_externo) between 1 and 200),
  add removido_em timestamptz;
create unique index louvor_id_externo on louvor (igreja_id, id_externo)
  where id_externo is not null and removido_em is null;
create index louvor_da_equipe on louvor (igreja_id, ordem, id) where removido_em is null;
