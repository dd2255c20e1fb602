-- When this database was made from a copy. While one of them is not released, its jobs are held: the product of which it
-- is a copy may still run, or may have done what waits here. No part of a backup: each restore makes its own row.
create table restauracao (
  id uuid primary key default gen_random_uuid(),
  restaurada_em timestamptz not null,
  -- When the copy was made; null where that is not known.
  copia_de timestamptz,
  liberada_em timestamptz
);
grant select on restauracao to narthex_worker;

-- When a job was due first: `disponivel_em` moves on with each try.
alter table tarefa add column devida_em timestamptz not null default now();
update tarefa set devida_em = case when tentativas = 0 then disponivel_em else data_cadastro end;

-- What runs, and what was given up, without a look at what is planned for later.
create index tarefa_em_curso on tarefa (fila) where posse is not null;
create index tarefa_desistida on tarefa (fila) where flag_morta;
-- The longest due of a church and queue, however many wait.
create index tarefa_da_fila on tarefa (igreja_id, fila, disponivel_em) where not flag_morta;
